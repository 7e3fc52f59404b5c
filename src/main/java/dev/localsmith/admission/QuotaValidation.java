package dev.localsmith.admission;

import dev.localsmith.admission.QuotaPolicy.Scope;
import dev.localsmith.kubernetes.FieldError;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.ResourceName;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The API server's validation of a ResourceQuota. */
final class QuotaValidation {
  private static final Set<String> OPERATORS = Set.of("In", "NotIn", "Exists", "DoesNotExist");
  private static final List<Set<String>> CONFLICTS =
      List.of(Set.of("BestEffort", "NotBestEffort"), Set.of("Terminating", "NotTerminating"));

  private final QuotaPolicy quota;
  private final List<String> errors;

  private QuotaValidation(QuotaPolicy quota) {
    this.quota = quota;
    this.errors = PolicyValidation.nameErrors(quota.name());
  }

  /** The server's reasons against the quota; none if it takes it. */
  static List<String> errors(QuotaPolicy quota) {
    QuotaValidation validation = new QuotaValidation(quota);
    quota.hard().forEach(validation::resource);
    quota.scopes().forEach(validation::scope);
    validation.conflicts(false);
    validation.conflicts(true);
    return List.copyOf(validation.errors);
  }

  private void resource(String name, Quantity amount) {
    String path = "spec.hard[" + name + "]";
    errors.addAll(ResourceName.errors(name, path));
    if (name.indexOf('/') < 0 && !ResourceName.isOfQuotas(name)) {
      errors.add(FieldError.invalid(path, name, "must be a standard resource for quota"));
    }
    if (amount.signum() < 0) {
      errors.add(FieldError.invalid(path, amount, "must be greater than or equal to 0"));
    }
    if (ResourceName.isCounted(name) && !amount.isWholeNumber()) {
      errors.add(FieldError.invalid(path, amount, "must be an integer"));
    }
  }

  private void scope(Scope scope) {
    String path = pathOf(scope.inSelector());
    if (!QuotaScope.isKnown(scope.name())) {
      errors.add(FieldError.invalid(path, scope.name(), "unsupported scope"));
    }
    for (String resource : quota.hard().keySet()) {
      if (ResourceName.isOfQuotas(resource) && !QuotaScope.covers(scope.name(), resource)) {
        errors.add(FieldError.invalid(path, scope.name(), "unsupported scope applied to resource"));
      }
    }
    if (scope.inSelector()) {
      operator(scope, path);
    }
  }

  private void operator(Scope scope, String path) {
    boolean plain = CONFLICTS.stream().anyMatch(pair -> pair.contains(scope.name()));
    if (plain && !scope.operator().equals("Exists")) {
      errors.add(
          FieldError.invalid(
              path + ".operator",
              scope.operator(),
              "must be 'Exist' only operator when scope is any of ResourceQuotaScopeTerminating,"
                  + " ResourceQuotaScopeNotTerminating, ResourceQuotaScopeBestEffort and"
                  + " ResourceQuotaScopeNotBestEffort"));
    }
    if (!OPERATORS.contains(scope.operator())) {
      errors.add(
          FieldError.invalid(
              path + ".operator", scope.operator(), "not a valid selector operator"));
    } else if (scope.operator().endsWith("In") && scope.values().isEmpty()) {
      errors.add(
          FieldError.required(
              path + ".values",
              "must be at least one value when `operator` is 'In' or 'NotIn' for scope selector"));
    } else if (!scope.operator().endsWith("In") && !scope.values().isEmpty()) {
      errors.add(
          FieldError.invalid(
              path + ".values",
              String.join(",", scope.values()),
              "must be no value when `operator` is 'Exist' or 'DoesNotExist' for scope selector"));
    }
  }

  private void conflicts(boolean inSelector) {
    Set<String> names =
        quota.scopes().stream()
            .filter(scope -> scope.inSelector() == inSelector)
            .map(Scope::name)
            .collect(Collectors.toSet());
    for (Set<String> pair : CONFLICTS) {
      if (names.containsAll(pair)) {
        errors.add(
            FieldError.invalid(pathOf(inSelector), String.join(",", names), "conflicting scopes"));
      }
    }
  }

  private static String pathOf(boolean inSelector) {
    return inSelector ? "spec.scopeSelector.matchExpressions" : "spec.scopes";
  }
}
