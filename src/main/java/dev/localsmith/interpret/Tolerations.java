package dev.localsmith.interpret;

import dev.localsmith.interpret.Collecting.Placed;
import dev.localsmith.rules.Placement;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings.Warning;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Record, "Tolerations must be shaped the way Kubernetes accepts them"; rules 8. */
public final class Tolerations {
  private static final String KEY = "key";
  private static final String OPERATOR = "operator";
  private static final String VALUE = "value";
  private static final String EFFECT = "effect";
  private static final String SECONDS = "tolerationSeconds";

  /** The fields that a toleration may have. */
  public static final List<String> FIELDS = List.of(KEY, OPERATOR, VALUE, EFFECT, SECONDS);

  private final RuleSet rules;
  private final LabelNames labels;

  Tolerations(RuleSet rules, LabelNames labels) {
    this.rules = rules;
    this.labels = labels;
  }

  /** The valid ones, each kept once, at the first one's place. */
  Collection<Result.Toleration> tolerate(
      List<Placed> appended, List<Finding> findings, Watcher watcher) {
    LinkedHashSet<Result.Toleration> valid = new LinkedHashSet<>();
    for (Placed placed : appended) {
      Optional<Result.Toleration> read = read(placed.value()).filter(this::isValid);
      Optional<Warning> fault =
          read.isEmpty()
              ? Optional.of(rules.warnings().notAToleration())
              : read.filter(t -> !isAllowed(t)).map(t -> rules.warnings().tolerationNotAllowed());
      fault.ifPresentOrElse(
          w -> findings.add(Finding.of(w, placed.path(), placed.path(), placed.value())),
          () -> {
            if (valid.add(read.orElseThrow())) {
              watcher.toleration(placed.path());
            }
          });
    }
    return valid;
  }

  /** The five fields as text; empty if there are others, or one is no text. */
  private static Optional<Result.Toleration> read(Value value) {
    if (!(value instanceof Value.Object object)
        || !object.members().entrySet().stream().allMatch(Tolerations::isReadable)) {
      return Optional.empty();
    }
    return Optional.of(
        new Result.Toleration(
            text(object, KEY).filter(t -> !t.isEmpty()),
            text(object, OPERATOR).filter(t -> !t.isEmpty()),
            text(object, VALUE).filter(t -> !t.isEmpty()),
            text(object, EFFECT).filter(t -> !t.isEmpty()),
            text(object, SECONDS)));
  }

  private static boolean isReadable(Map.Entry<String, Value> field) {
    return FIELDS.contains(field.getKey())
        && (field.getValue() instanceof Value.Null || field.getValue().text().isPresent());
  }

  private static Optional<String> text(Value.Object object, String field) {
    return object.get(field).flatMap(Value::text);
  }

  private boolean isValid(Result.Toleration toleration) {
    Placement placement = rules.placement();
    String exists = placement.operators().exists();
    boolean any = toleration.operator().filter(exists::equals).isPresent();
    boolean operator =
        any
            || toleration.operator().isEmpty()
            || toleration.operator().get().equals(placement.operators().compares());
    boolean key = toleration.key().map(labels::isKey).orElse(any);
    boolean value = toleration.value().map(v -> !any && labels.isValue(v)).orElse(true);
    boolean effect = toleration.effect().map(placement.effects()::contains).orElse(true);
    boolean seconds =
        toleration
            .seconds()
            .map(
                s ->
                    toleration.effect().filter(placement.seconds().effect()::equals).isPresent()
                        && isWhole(s))
            .orElse(true);
    return operator && key && value && effect && seconds;
  }

  private boolean isWhole(String seconds) {
    String digits = seconds.startsWith("-") ? seconds.substring(1) : seconds;
    return !digits.isEmpty()
        && digits.length() <= rules.placement().seconds().digits()
        && digits.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private boolean isAllowed(Result.Toleration toleration) {
    return rules
        .placement()
        .tolerationKeys()
        .map(keys -> toleration.key().filter(keys::contains).isPresent())
        .orElse(true);
  }
}
