package dev.localsmith.admission;

import dev.localsmith.kubernetes.FieldError;
import dev.localsmith.kubernetes.Names;
import java.util.ArrayList;
import java.util.List;

/** What holds for every policy object. */
final class PolicyValidation {
  private PolicyValidation() {}

  static List<String> nameErrors(String name) {
    if (name.isEmpty()) {
      return new ArrayList<>(
          List.of(FieldError.required("metadata.name", "name or generateName is required")));
    }
    List<String> errors = new ArrayList<>();
    Names.subdomain(name)
        .forEach(reason -> errors.add(FieldError.invalid("metadata.name", name, reason)));
    return errors;
  }
}
