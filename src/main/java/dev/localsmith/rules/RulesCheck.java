package dev.localsmith.rules;

import static dev.localsmith.rules.Structure.append;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import dev.localsmith.rules.Warnings.Warning;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a rules file must keep to beyond its structure: names, quantities, patterns, references. */
final class RulesCheck {
  private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
  private static final Pattern CODE = Pattern.compile("[a-z]+(?:-[a-z]+)*");
  private static final BigInteger INT64 = BigInteger.valueOf(Long.MAX_VALUE);

  private final RuleSet rules;
  private final Problems problems;

  RulesCheck(RuleSet rules, Problems problems) {
    this.rules = rules;
    this.problems = problems;
  }

  void run() {
    quantities();
    patterns();
    resources();
    extended();
    placement();
    names();
    caps();
    warnings();
    problems.check(
        rules.nesting() >= 10 && rules.nesting() <= 200,
        List.of("nesting"),
        "must be from 10 to 200");
    problems.check(rules.outputs().shown() >= 1, List.of("outputs", "shown"), "must be at least 1");
  }

  private void quantities() {
    List<String> at = List.of("quantities");
    Map<String, BigInteger> suffixes = rules.quantities().suffixes();
    problems.check(
        suffixes.containsKey(""), append(at, "suffixes"), "must hold \"\", the bare number");
    suffixes.forEach(
        (suffix, counts) ->
            problems.check(
                suffix.chars().allMatch(Character::isLetter) && counts.signum() > 0,
                List.of("quantities", "suffixes", suffix),
                "must be letters that count a number above zero"));
    problems.check(
        rules.quantities().greatest().signum() > 0
            && rules.quantities().greatest().compareTo(INT64) <= 0,
        append(at, "greatest"),
        "must be above zero and fit a signed 64-bit integer, or Kubernetes overflows");
    problems.check(rules.quantities().longest() > 0, append(at, "longest"), "must be above zero");
  }

  private void patterns() {
    ExtendedResources extended = rules.extended();
    Placement placement = rules.placement();
    name(rules.hugepages().name(), 1, "hugepages", "name");
    name(extended.domain(), 0, "extended", "domain");
    name(extended.name(), 0, "extended", "name");
    name(placement.labelPrefix(), 0, "placement", "labelPrefix");
    name(placement.labelName(), 0, "placement", "labelName");
    name(placement.labelValue(), 0, "placement", "labelValue");
    pattern(rules.quantities().number(), 0, List.of("quantities", "number"));
  }

  private void name(Name name, int groups, String... path) {
    pattern(name.pattern(), groups, append(List.of(path), "pattern"));
    problems.check(name.longest() > 0, append(List.of(path), "longest"), "must be above zero");
  }

  private void pattern(String pattern, int groups, List<String> path) {
    try {
      problems.check(
          Pattern.compile(pattern).groupCount() == groups,
          path,
          "must have " + groups + " capturing groups; write (?:...) for a plain one");
      problems.check(
          !pattern.matches(".*\\{[0-9].*"),
          path,
          "counts with {...}, which makes plans slow; give the length in longest");
    } catch (PatternSyntaxException e) {
      problems.add(path, "RE2 refuses the pattern: " + e.getDescription());
    }
  }

  private void resources() {
    rules
        .resources()
        .forEach(
            (name, resource) -> {
              List<String> at = List.of("resources", name);
              unit(resource.unit(), append(at, "unit"));
              quantity(resource.defaultRequest(), append(at, "defaultRequest"));
              quantity(resource.defaultLimit(), append(at, "defaultLimit"));
              quantity(resource.smallestLimit(), append(at, "smallestLimit"));
              problems.check(
                  resource.parameter().isEmpty() || resource.defaultLimit().isEmpty(),
                  append(at, "defaultLimit"),
                  "the parameter is this resource's limit already; remove one of the two");
              problems.check(
                  resource.hostRequirement().isEmpty() || resource.cap().isPresent(),
                  at,
                  "nothing bounds its host requirement; add a cap");
              problems.check(
                  !below(resource.defaultLimit(), resource.smallestLimit()),
                  append(at, "defaultLimit"),
                  "is below smallestLimit");
            });
    unit(rules.volume().unit(), List.of("volume", "unit"));
  }

  private boolean below(Optional<String> one, Optional<String> other) {
    QuantityReader reader = new QuantityReader(rules.quantities());
    Optional<BigInteger> left = one.flatMap(reader::thousandths);
    Optional<BigInteger> right = other.flatMap(reader::thousandths);
    return left.isPresent() && right.isPresent() && left.get().compareTo(right.get()) < 0;
  }

  private void unit(String unit, List<String> at) {
    problems.check(
        rules.quantities().suffixes().containsKey(unit), at, "is no suffix of quantities");
  }

  private void quantity(Optional<String> text, List<String> at) {
    text.ifPresent(
        given ->
            problems.check(
                new QuantityReader(rules.quantities()).thousandths(given).isPresent(),
                at,
                "'" + given + "' is no quantity"));
  }

  private void extended() {
    ExtendedResources extended = rules.extended();
    List<String> device = List.of("gpu", "device");
    problems.check(extendedName(rules.gpu().device()), device, "is no extended resource name");
    problems.check(
        allowed(rules.gpu().device()), device, "extended.allowed does not name it; add it there");
    problems.check(rules.gpu().count() >= 1, List.of("gpu", "count"), "must be at least 1");
    extended
        .allowed()
        .orElse(List.of())
        .forEach(
            entry ->
                problems.check(
                    entry.contains("/") ? extendedName(entry) : extendedName(entry + "/x"),
                    List.of("extended", "allowed"),
                    "'" + entry + "' is no extended resource name and no domain"));
    extended
        .counts()
        .forEach(
            (name, cap) -> {
              List<String> at = List.of("extended", "greatest", name);
              problems.check(extendedName(name), at, "is no extended resource name");
              problems.check(allowed(name), at, "extended.allowed does not name it; add it there");
              problems.check(
                  cap.standard().stripTrailingZeros().scale() <= 0,
                  append(at, "default"),
                  "must be a whole number");
              problems.check(!cap.limits(), append(at, "limits"), "a count has no limit apart");
            });
  }

  private boolean extendedName(String name) {
    String domain = name.split("/", 2)[0];
    return qualified(name, rules.extended().domain(), rules.extended().name())
        && !domain.startsWith(rules.extended().reservedPrefix());
  }

  private boolean labelKey(String key) {
    return key.contains("/")
        ? qualified(key, rules.placement().labelPrefix(), rules.placement().labelName())
        : matches(rules.placement().labelName(), key);
  }

  private boolean qualified(String name, Name domain, Name rest) {
    String[] parts = name.split("/", 2);
    return parts.length == 2 && matches(domain, parts[0]) && matches(rest, parts[1]);
  }

  private boolean allowed(String name) {
    return rules
        .extended()
        .allowed()
        .map(list -> list.contains(name) || list.contains(name.split("/", 2)[0]))
        .orElse(true);
  }

  private boolean matches(Name name, String text) {
    try {
      return text.length() <= name.longest() && Pattern.compile(name.pattern()).matches(text);
    } catch (PatternSyntaxException e) {
      return true; // reported where the pattern stands
    }
  }

  private void placement() {
    Placement placement = rules.placement();
    Set<String> keys = new HashSet<>();
    for (int i = 0; i < placement.selectors().size(); i++) {
      Placement.Selector selector = placement.selectors().get(i);
      List<String> at = List.of("placement", "selectors", Integer.toString(i));
      problems.check(labelKey(selector.key()), append(at, "key"), "is no label key");
      problems.check(keys.add(selector.key()), append(at, "key"), "is set twice");
      problems.check(
          selector.value().isPresent()
              ? selector.input().isEmpty() && selector.expression().isEmpty()
              : selector.input().isPresent() && selector.expression().isPresent(),
          at,
          "give either value, or input and expression");
      selector
          .value()
          .ifPresent(
              value ->
                  problems.check(
                      matches(placement.labelValue(), value),
                      append(at, "value"),
                      "is no label value"));
    }
    keys(placement.selectorKeys(), "selectorKeys");
    keys(placement.tolerationKeys(), "tolerationKeys");
    problems.check(
        placement.effects().contains(placement.seconds().effect()),
        List.of("placement", "seconds", "effect"),
        "is none of placement.effects");
  }

  private void keys(Optional<List<String>> list, String field) {
    list.orElse(List.of())
        .forEach(
            key ->
                problems.check(
                    labelKey(key), List.of("placement", field), "'" + key + "' is no label key"));
  }

  private void names() {
    RuleSet.Inputs inputs = rules.inputs();
    Map<String, String> fields = new HashMap<>();
    input(fields, inputs.configuration(), "inputs", "configuration");
    input(fields, inputs.hostRequirements(), "inputs", "hostRequirements");
    input(fields, rules.placement().opening().variable(), "placement", "switch", "variable");
    rules
        .resources()
        .forEach(
            (name, resource) ->
                resource
                    .parameter()
                    .ifPresent(p -> input(fields, p.input(), "resources", name, "parameter")));
    input(fields, rules.volume().parameter().input(), "volume", "parameter", "input");
    rules
        .placement()
        .selectors()
        .forEach(s -> s.input().ifPresent(i -> input(fields, i, "placement", "selectors")));
    rules
        .caps()
        .forEach(
            cap ->
                problems.check(
                    !fields.containsKey(cap.variable()),
                    List.of("resources"),
                    "the cap's variable '" + cap.variable() + "' is another input's name"));
    Map<String, String> hosts = new HashMap<>();
    input(hosts, inputs.gpu(), "inputs", "gpu");
    rules
        .resources()
        .forEach(
            (name, resource) ->
                resource
                    .hostRequirement()
                    .ifPresent(
                        h ->
                            input(
                                hosts, h.field(), "resources", name, "hostRequirement", "field")));
    input(hosts, rules.volume().hostRequirement().field(), "volume", "hostRequirement", "field");
    Map<String, String> outputs = new HashMap<>();
    for (String output : rules.outputs().names()) {
      input(outputs, output, "outputs");
      problems.check(
          !output.startsWith("kubernetes_"),
          List.of("outputs"),
          "'" + output + "': names that begin with kubernetes_ are the rules' own");
    }
    Set<String> entry = new HashSet<>(rules.entry().known());
    problems.check(entry.size() == 4, List.of("entry"), "two of the keys have one name");
    problems.check(
        !rules.entry().requests().equals(rules.entry().limits()),
        List.of("entry", "limits"),
        "is the name of requests, too");
  }

  private void input(Map<String, String> taken, String name, String... path) {
    problems.check(
        IDENTIFIER.matches(name), List.of(path), "'" + name + "' is no Terraform identifier");
    String other = taken.putIfAbsent(name, String.join(".", path));
    problems.check(other == null, List.of(path), "'" + name + "' is the name of " + other);
  }

  private void caps() {
    Map<String, Cap> seen = new HashMap<>();
    rules
        .resources()
        .forEach(
            (name, resource) ->
                resource
                    .cap()
                    .ifPresent(
                        c -> cap(seen, c, resource.unit(), List.of("resources", name, "cap"))));
    rules
        .extended()
        .counts()
        .forEach((name, c) -> cap(seen, c, "", List.of("extended", "greatest", name)));
  }

  private void cap(Map<String, Cap> seen, Cap cap, String unit, List<String> at) {
    problems.check(
        IDENTIFIER.matches(cap.variable()),
        append(at, "variable"),
        "'" + cap.variable() + "' is no Terraform identifier");
    problems.check(
        cap.standard().signum() > 0
            && new QuantityReader(rules.quantities())
                .thousandths(cap.standard().toPlainString() + unit)
                .isPresent(),
        append(at, "default"),
        "must be a number above zero that is a quantity in its unit");
    Cap first = seen.putIfAbsent(cap.variable(), cap);
    problems.check(
        first == null
            || first.standard().compareTo(cap.standard()) == 0
                && first.description().equals(cap.description()),
        append(at, "variable"),
        "'" + cap.variable() + "' stands elsewhere with another default or description");
  }

  private void warnings() {
    Warnings warnings = rules.warnings();
    Set<Warning> replaced =
        Set.of(
            warnings.limitTooSmall(),
            warnings.requestCapped(),
            warnings.limitCapped(),
            warnings.limitRaised(),
            warnings.requestDiffers(),
            warnings.countCapped(),
            warnings.selectorReserved());
    Set<String> codes = new HashSet<>();
    for (Warning warning : warnings.all()) {
      List<String> at = List.of("warnings");
      problems.check(CODE.matches(warning.code()), at, "'" + warning.code() + "' is no code");
      problems.check(codes.add(warning.code()), at, "'" + warning.code() + "' stands twice");
      problems.check(
          replaced.contains(warning) || !warning.placeholders().contains("instead"),
          at,
          "the message of '" + warning.code() + "' can't tell {instead}");
      problems.check(
          String.join("", warning.literals()).chars().noneMatch(c -> c == '{' || c == '}'),
          at,
          "the message of '"
              + warning.code()
              + "' has a placeholder other than {place},"
              + " {written}, {instead}");
    }
  }
}
