package dev.localsmith.admission;

import dev.localsmith.admission.LimitRangePolicy.Item;
import dev.localsmith.kubernetes.FieldError;
import dev.localsmith.kubernetes.Names;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.ResourceName;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The API server's validation of a LimitRange. */
final class LimitRangeValidation {
  private static final Set<String> TYPES =
      Set.of(LimitRangePolicy.CONTAINER, LimitRangePolicy.POD, LimitRangePolicy.CLAIM);

  private final List<String> errors;

  private LimitRangeValidation(List<String> errors) {
    this.errors = errors;
  }

  /** The server's reasons against the range; none if it takes it. */
  static List<String> errors(LimitRangePolicy range) {
    LimitRangeValidation validation =
        new LimitRangeValidation(PolicyValidation.nameErrors(range.name()));
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < range.items().size(); i++) {
      // The server validates what its defaulting has made of the range.
      Item item = range.items().get(i).defaulted();
      String path = "spec.limits[" + i + "]";
      validation.type(item.type(), path + ".type");
      if (!seen.add(item.type())) {
        validation.errors.add(FieldError.duplicate(path + ".type", item.type()));
      }
      validation.item(item, path);
    }
    return List.copyOf(validation.errors);
  }

  private void type(String type, String path) {
    List<String> reasons = Names.qualifiedName(type);
    reasons.forEach(reason -> errors.add(FieldError.invalid(path, type, reason)));
    if (reasons.isEmpty() && type.indexOf('/') < 0 && !TYPES.contains(type)) {
      errors.add(
          FieldError.invalid(path, type, "must be a standard limit type or fully qualified"));
    }
  }

  private void item(Item item, String path) {
    names(item, item.max(), path + ".max");
    names(item, item.min(), path + ".min");
    names(item, item.ratio(), path + ".maxLimitRequestRatio");
    if (item.type().equals(LimitRangePolicy.POD)) {
      notOfPods(item.defaultLimit(), path + ".default");
      notOfPods(item.defaultRequest(), path + ".defaultRequest");
    } else {
      names(item, item.defaultLimit(), path + ".default");
      names(item, item.defaultRequest(), path + ".defaultRequest");
    }
    if (item.type().equals(LimitRangePolicy.CLAIM)
        && !item.min().containsKey(ResourceName.STORAGE)
        && !item.max().containsKey(ResourceName.STORAGE)) {
      errors.add(
          FieldError.required(
              path + ".limits",
              "either minimum or maximum storage value is required, but neither was provided"));
    }
    Set<String> resources = new TreeSet<>(item.max().keySet());
    resources.addAll(item.min().keySet());
    resources.addAll(item.ratio().keySet());
    resources.addAll(item.defaultLimit().keySet());
    resources.addAll(item.defaultRequest().keySet());
    resources.forEach(resource -> amounts(item, resource, path));
  }

  private void names(Item item, Map<String, Quantity> amounts, String path) {
    boolean ofClaims =
        !item.type().equals(LimitRangePolicy.CONTAINER)
            && !item.type().equals(LimitRangePolicy.POD);
    for (String name : amounts.keySet()) {
      String at = path + "[" + name + "]";
      errors.addAll(
          ofClaims ? ResourceName.errors(name, at) : ResourceName.containerErrors(name, at));
    }
  }

  private void notOfPods(Map<String, Quantity> amounts, String path) {
    if (!amounts.isEmpty()) {
      errors.add(FieldError.forbidden(path, "may not be specified when `type` is 'Pod'"));
    }
  }

  /** A value that is absent contradicts nothing. */
  private void amounts(Item item, String resource, String path) {
    boolean ofPods = item.type().equals(LimitRangePolicy.POD);
    Quantity min = item.min().get(resource);
    Quantity max = item.max().get(resource);
    Quantity limit = ofPods ? null : item.defaultLimit().get(resource);
    Quantity request = ofPods ? null : item.defaultRequest().get(resource);
    Quantity ratio = item.ratio().get(resource);
    String key = "[" + resource + "]";
    if (exceeds(min, max)) {
      greater(path + ".min" + key, min, "min value", min, "max value", max);
    }
    if (exceeds(min, request)) {
      greater(
          path + ".defaultRequest" + key,
          request,
          "min value",
          min,
          "default request value",
          request);
    }
    if (exceeds(request, max)) {
      greater(
          path + ".defaultRequest" + key,
          request,
          "default request value",
          request,
          "max value",
          max);
    }
    if (exceeds(request, limit)) {
      greater(
          path + ".defaultRequest" + key,
          request,
          "default request value",
          request,
          "default limit value",
          limit);
    }
    if (exceeds(min, limit)) {
      greater(path + ".default" + key, min, "min value", min, "default value", limit);
    }
    if (exceeds(limit, max)) {
      greater(path + ".default" + key, max, "default value", limit, "max value", max);
    }
    ratio(ratio, min, max, path + ".maxLimitRequestRatio" + key);
    if (!ResourceName.mayOvercommit(resource)
        && limit != null
        && request != null
        && limit.compareTo(request) != 0) {
      errors.add(
          FieldError.invalid(
              path + ".defaultRequest" + key,
              request,
              "default value "
                  + limit
                  + " must equal to defaultRequest value "
                  + request
                  + " in "
                  + resource));
    }
  }

  private static boolean exceeds(Quantity low, Quantity high) {
    return low != null && high != null && low.compareTo(high) > 0;
  }

  private void greater(
      String path, Quantity value, String lowName, Quantity low, String highName, Quantity high) {
    errors.add(
        FieldError.invalid(
            path, value, lowName + " " + low + " is greater than " + highName + " " + high));
  }

  private void ratio(Quantity ratio, Quantity min, Quantity max, String path) {
    if (ratio == null) {
      return;
    }
    if (ratio.compareTo(Quantity.ONE) < 0) {
      errors.add(FieldError.invalid(path, ratio, "ratio " + ratio + " is less than 1"));
    }
    if (min != null && max != null) {
      double possible = Enforced.ratio(max, min, ratio);
      if (ratio.value().doubleValue() > possible) {
        errors.add(
            FieldError.invalid(
                path,
                ratio,
                "ratio " + ratio + " is greater than max/min = " + Enforced.written(possible)));
      }
    }
  }
}
