package dev.localsmith.explain;

import dev.localsmith.explain.Provenance.Decision;
import dev.localsmith.explain.Template.Setting;
import dev.localsmith.interpret.Watcher.Origin;
import dev.localsmith.rules.Cap;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.Parameter;
import java.util.List;
import java.util.Optional;

/** Leads each decision to the author's line or the template's setting behind it. */
public final class Causes {
  private static final String SIZES = "6";
  private static final String DISK = "7";
  private static final String PLACEMENT = "8";

  private final RuleSet rules;
  private final Template template;
  private final Explanation explanation;
  private final Provenance provenance;

  public Causes(RuleSet rules, Template template, Explanation explanation) {
    this.rules = rules;
    this.template = template;
    this.explanation = explanation;
    this.provenance = explanation.provenance();
  }

  /** Of a native resource's request. */
  public Optional<Cause> request(String name) {
    return provenance
        .request(name)
        .map(d -> cause(d, sizeRule(name, request(d)), setting(name, d)));
  }

  public Optional<Cause> limit(String name) {
    return provenance.limit(name).map(d -> cause(d, sizeRule(name, limit(d)), setting(name, d)));
  }

  public Optional<Cause> disk() {
    return provenance
        .disk()
        .map(
            d ->
                cause(
                    d,
                    DISK,
                    parameter(rules.volume().parameter())
                        .filter(p -> d.origin() == Origin.PARAMETER)));
  }

  Optional<Cause> selector(String key) {
    return provenance.selector(key).map(d -> cause(d, PLACEMENT, Optional.empty()));
  }

  /** In the order of the result. */
  List<Cause> tolerations() {
    return provenance.tolerations().stream()
        .map(p -> cause(new Decision(Origin.CUSTOMIZATION, p), PLACEMENT, Optional.empty()))
        .toList();
  }

  private Cause cause(Decision decision, String rule, Optional<Setting> setting) {
    return new Cause(
        decision.origin(),
        rule,
        decision.path(),
        decision.path().isEmpty()
            ? Optional.empty()
            : explanation.configuration().origins().of(decision.path()),
        setting);
  }

  private static String request(Decision decision) {
    return switch (decision.origin()) {
      case CAP -> ".2";
      case DEFAULT, GIVEN_LIMIT -> ".4";
      case CUSTOMIZATION, HOST_REQUIREMENT, REQUEST, PARAMETER, TEMPLATE -> ".3";
    };
  }

  private static String limit(Decision decision) {
    return decision.path().isEmpty() ? ".6" : ".5";
  }

  /** The numbered clauses are about resources that are sized without being asked for. */
  private String sizeRule(String name, String clause) {
    return Optional.ofNullable(rules.resources().get(name))
        .filter(r -> r.parameter().isPresent() || r.defaultRequest().isPresent())
        .map(r -> SIZES + clause)
        .orElse(SIZES);
  }

  private Optional<Setting> setting(String name, Decision decision) {
    Optional<NativeResource> resource = Optional.ofNullable(rules.resources().get(name));
    return switch (decision.origin()) {
      case CAP ->
          resource
              .flatMap(NativeResource::cap)
              .or(() -> Optional.ofNullable(rules.extended().counts().get(name)))
              .map(Cap::variable)
              .map(template.variables()::get);
      case PARAMETER, REQUEST ->
          resource.flatMap(NativeResource::parameter).flatMap(this::parameter);
      case CUSTOMIZATION, HOST_REQUIREMENT, DEFAULT, GIVEN_LIMIT, TEMPLATE -> Optional.empty();
    };
  }

  private Optional<Setting> parameter(Parameter parameter) {
    return Optional.ofNullable(template.parameters().get(parameter.input()));
  }
}
