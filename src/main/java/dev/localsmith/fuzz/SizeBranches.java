package dev.localsmith.fuzz;

import dev.localsmith.interpret.Watcher.Origin;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.rules.Cap;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.HostRequirement;
import dev.localsmith.rules.Warnings;
import dev.localsmith.rules.Warnings.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Where the request and the limit of a native resource come from (rules 5 and 6). */
final class SizeBranches {
  private final String name;
  private final String shown;
  private final NativeResource resource;
  private final Warnings warnings;
  private final String requestPath;
  private final String limitPath;
  private final List<Branch> branches = new ArrayList<>();

  private SizeBranches(RuleSet rules, String name, String shown) {
    this.name = name;
    this.shown = shown;
    resource = rules.resources().get(name);
    warnings = rules.warnings();
    requestPath = rules.entry().resources() + "." + rules.entry().requests() + "." + name;
    limitPath = rules.entry().resources() + "." + rules.entry().limits() + "." + name;
  }

  /**
   * @param shown how the branches name the resource
   */
  static List<Branch> of(RuleSet rules, String name, String shown) {
    SizeBranches sizes = new SizeBranches(rules, name, shown);
    sizes.requests();
    sizes.limits();
    sizes.faults();
    return sizes.branches;
  }

  private void requests() {
    request("is the customization's", Origin.CUSTOMIZATION);
    add("no request", o -> !o.result().requests().containsKey(name), isOpen());
    resource
        .defaultRequest()
        .ifPresent(
            standard -> {
              request("is the default", Origin.DEFAULT);
              String least = resource.smallestLimit().orElse("0");
              if (compare(standard, least) > 0) {
                request("is lowered to the limit", Origin.GIVEN_LIMIT);
              }
            });
    resource
        .cap()
        .ifPresent(
            cap -> {
              add("the request is capped", o -> warned(o, warnings.requestCapped(), requestPath));
              add(
                  "the request is the cap otherwise written",
                  o ->
                      o.requests().get(name) == Origin.CUSTOMIZATION
                          && sameValue(o.result().requests().get(name), cap(o, cap)));
            });
    resource.hostRequirement().ifPresent(this::hostRequirement);
  }

  private boolean isOpen() {
    return resource.defaultRequest().isEmpty();
  }

  private void hostRequirement(HostRequirement host) {
    request("is the host requirement", Origin.HOST_REQUIREMENT);
    add("the host requirement is capped", o -> warned(o, warnings.requestCapped(), host.path()));
    add(
        "the host requirement is ignored",
        o -> warned(o, warnings.hostRequirementsIgnored(), host.path()));
    add("the host requirement is null", o -> o.host(host.field()).isNull());
    add("the host requirement is zero", o -> signum(o, host) == 0);
    add("the host requirement is negative", o -> signum(o, host) < 0);
    add(
        "the host requirement has a fraction",
        o ->
            o.requests().get(name) == Origin.HOST_REQUIREMENT
                && o.host(host.field()).decimalValue().stripTrailingZeros().scale() > 0);
  }

  private static int signum(Observation seen, HostRequirement host) {
    return seen.host(host.field()).isNumber() ? seen.host(host.field()).decimalValue().signum() : 1;
  }

  private void limits() {
    add("the limit is the customization's", o -> o.limits().get(name) == Origin.CUSTOMIZATION);
    add("the limit is raised", o -> warned(o, warnings.limitRaised(), limitPath));
    add(
        "the limit is the request otherwise written",
        o ->
            o.limits().get(name) == Origin.CUSTOMIZATION
                && sameValue(o.result().limits().get(name), o.result().requests().get(name)));
    boolean standing = resource.parameter().isPresent() || resource.defaultLimit().isPresent();
    add("no limit", o -> !o.result().limits().containsKey(name), !standing);
    Origin origin = resource.parameter().isPresent() ? Origin.PARAMETER : Origin.DEFAULT;
    add("the limit is the " + origin, o -> o.limits().get(name) == origin, standing);
    add(
        "the limit is the request, for want of one as large",
        o ->
            o.limits().get(name) == Origin.REQUEST
                && !o.warned(warnings.limitRaised().code(), limitPath)
                && !o.warned(warnings.limitCapped().code(), limitPath),
        resource.parameter().isPresent());
    add(
        "the request is equal to the parameter, which wins",
        o ->
            o.limits().get(name) == Origin.PARAMETER
                && sameValue(o.result().limits().get(name), o.result().requests().get(name)),
        resource.parameter().isPresent());
    add(
        "the limit is capped",
        o -> warned(o, warnings.limitCapped(), limitPath),
        resource.cap().filter(Cap::limits).isPresent());
  }

  private void faults() {
    add("the request is no quantity", o -> warned(o, warnings.notAQuantity(), requestPath));
    add("the limit is no quantity", o -> warned(o, warnings.notAQuantity(), limitPath));
    add(
        "the limit is too small",
        o -> warned(o, warnings.limitTooSmall(), limitPath),
        resource.smallestLimit().isPresent());
  }

  private void request(String sentence, Origin origin) {
    add("the request " + sentence, o -> o.requests().get(name) == origin);
  }

  private void add(String sentence, Predicate<Observation> holds, boolean possible) {
    if (possible) {
      add(sentence, holds);
    }
  }

  private void add(String sentence, Predicate<Observation> holds) {
    branches.add(new Branch(shown + ": " + sentence, holds));
  }

  private static boolean warned(Observation seen, Warning warning, String path) {
    return seen.warned(warning.code(), path);
  }

  private String cap(Observation seen, Cap cap) {
    return seen.input().path(cap.variable()).decimalValue().toPlainString() + resource.unit();
  }

  private static boolean sameValue(String one, String other) {
    return one != null && other != null && !one.equals(other) && compare(one, other) == 0;
  }

  static int compare(String one, String other) {
    return Quantity.parse(one)
        .roundedUpToThousandths()
        .compareTo(Quantity.parse(other).roundedUpToThousandths());
  }

  /** Those of all native resources. */
  static List<Branch> of(RuleSet rules, boolean named) {
    return rules.resources().entrySet().stream()
        .map(Map.Entry::getKey)
        .flatMap(name -> of(rules, name, named ? name : "a native resource").stream())
        .toList();
  }
}
