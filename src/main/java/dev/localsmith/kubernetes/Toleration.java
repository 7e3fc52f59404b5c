package dev.localsmith.kubernetes;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** A pod's toleration. An empty text is what the API makes of an absent one. */
public record Toleration(
    String key, String operator, String value, String effect, OptionalLong tolerationSeconds) {
  private static final List<String> OPERATORS = List.of("Equal", "Exists");

  /** What the server lists, although the feature gate of the last two is off. */
  private static final List<String> ALL_OPERATORS = List.of("Equal", "Exists", "Lt", "Gt");

  private static final List<String> EFFECTS =
      List.of("NoSchedule", "PreferNoSchedule", "NoExecute");

  /**
   * Everything the server holds against it; {@code path} is such as {@code spec.tolerations[0]}.
   */
  List<String> errors(String path) {
    List<String> errors = new ArrayList<>(0);
    if (!key.isEmpty()) {
      Names.qualifiedName(key)
          .forEach(reason -> errors.add(FieldError.invalid(path + ".key", key, reason)));
    } else if (!operator.equals("Exists")) {
      errors.add(
          FieldError.invalid(
              path + ".operator",
              operator,
              "operator must be Exists when `key` is empty, which means \"match all values and all keys\""));
    }
    if (tolerationSeconds.isPresent() && !effect.equals("NoExecute")) {
      errors.add(
          FieldError.invalid(
              path + ".effect",
              effect,
              "effect must be 'NoExecute' when `tolerationSeconds` is set"));
    }
    operatorError(path + ".operator", errors);
    if (!effect.isEmpty() && !EFFECTS.contains(effect)) {
      errors.add(FieldError.unsupported(path + ".effect", effect, EFFECTS));
    }
    return errors;
  }

  /** The server reports a bad value at the operator. */
  private void operatorError(String path, List<String> errors) {
    switch (operator) {
      case "Equal", "" -> {
        List<String> reasons = Names.labelValue(value);
        if (!reasons.isEmpty()) {
          errors.add(FieldError.invalid(path, value, String.join(";", reasons)));
        }
      }
      case "Exists" -> {
        if (!value.isEmpty()) {
          errors.add(
              FieldError.invalid(path, value, "value must be empty when `operator` is 'Exists'"));
        }
      }
      case "Lt", "Gt" -> errors.add(FieldError.unsupported(path, operator, ALL_OPERATORS));
      default -> errors.add(FieldError.unsupported(path, operator, OPERATORS));
    }
  }
}
