package dev.localsmith.kubernetes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/** The API server's validation of a container's resources. */
public final class ResourceValidation {
  private static final String NOT_POSITIVE_MULTIPLE = " is not positive integer multiple of ";

  private ResourceValidation() {}

  /**
   * Everything the server holds against a container's defaulted resources; empty if it accepts
   * them.
   *
   * @param path the field that holds them, such as {@code spec.containers[0].resources}
   */
  public static List<String> errors(Resources resources, String path) {
    List<String> errors = new ArrayList<>(0);
    amounts(resources.limits(), path + ".limits", errors);
    amounts(resources.requests(), path + ".requests", errors);
    resources.requests().keySet().forEach(name -> againstLimit(name, resources, path, errors));
    List<String> names =
        Stream.concat(resources.requests().keySet().stream(), resources.limits().keySet().stream())
            .toList();
    if (names.stream().anyMatch(ResourceName::isHugePages)
        && !names.contains(ResourceName.CPU)
        && !names.contains(ResourceName.MEMORY)) {
      errors.add(FieldError.forbidden(path, "HugePages require cpu or memory"));
    }
    return errors;
  }

  private static void amounts(
      SortedMap<String, Quantity> amounts, String listPath, List<String> errors) {
    for (Map.Entry<String, Quantity> entry : amounts.entrySet()) {
      String name = entry.getKey();
      Quantity amount = entry.getValue();
      String path = listPath + "[" + name + "]";
      errors.addAll(ResourceName.containerErrors(name, path));
      if (amount.signum() < 0) {
        errors.add(FieldError.invalid(path, amount, "must be greater than or equal to 0"));
      }
      if (ResourceName.isCounted(name) && !amount.isWholeNumber()) {
        errors.add(FieldError.invalid(path, amount, "must be an integer"));
      }
      if (ResourceName.isHugePages(name) && !isWholePages(name, amount)) {
        errors.add(FieldError.invalid(path, amount, amount + NOT_POSITIVE_MULTIPLE + name));
      }
    }
  }

  /** The server compares whole bytes: of a fraction it sees the next byte. */
  private static boolean isWholePages(String name, Quantity amount) {
    return ResourceName.pageSize(name)
        .filter(page -> page.signum() > 0 && page.isWholeNumber())
        .map(
            page ->
                amount.wholeUnits().isPresent()
                    && amount.wholeUnits().getAsLong() % page.wholeUnits().getAsLong() == 0)
        .orElse(false);
  }

  private static void againstLimit(
      String name, Resources resources, String path, List<String> errors) {
    if (!resources.limits().containsKey(name) && !ResourceName.mayOvercommit(name)) {
      errors.add(
          FieldError.required(
              path + ".limits", "Limit must be set for non overcommitable resources"));
    }
    overLimit(name, resources, path).ifPresent(errors::add);
  }

  /** The server's words if a request does not suit its limit. */
  public static Optional<String> overLimit(String name, Resources resources, String path) {
    Quantity request = resources.requests().get(name);
    Quantity limit = resources.limits().get(name);
    if (request == null || limit == null) {
      return Optional.empty();
    }
    boolean mayOvercommit = ResourceName.mayOvercommit(name);
    int order = request.compareTo(limit);
    if (mayOvercommit ? order <= 0 : order == 0) {
      return Optional.empty();
    }
    String relation = mayOvercommit ? "less than or equal to " : "equal to ";
    return Optional.of(
        FieldError.invalid(
            path + ".requests", request, "must be " + relation + name + " limit of " + limit));
  }
}
