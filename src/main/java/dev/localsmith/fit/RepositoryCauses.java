package dev.localsmith.fit;

import dev.localsmith.admission.Side;
import dev.localsmith.admission.Violation.Finding;
import dev.localsmith.devcontainer.Position;
import dev.localsmith.explain.Explanation;
import dev.localsmith.explain.Provenance.Decision;
import dev.localsmith.explain.Template;
import dev.localsmith.explain.Template.Setting;
import dev.localsmith.fit.Amount.OfContainer;
import dev.localsmith.report.Place;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.Parameter;
import java.util.Map;
import java.util.Optional;

/** Leads to the author's line, or to what the template or its rules set. */
final class RepositoryCauses implements Causes {
  private final RuleSet rules;
  private final Template template;
  private final Explanation explanation;

  RepositoryCauses(RuleSet rules, Template template, Explanation explanation) {
    this.rules = rules;
    this.template = template;
    this.explanation = explanation;
  }

  @Override
  public Cause of(Finding finding, Amount amount) {
    return amount
        .decision(explanation.provenance())
        .map(decision -> of(amount, decision))
        .orElseGet(() -> fromLimit(finding, amount));
  }

  /** Devices have a limit only, which Kubernetes takes for the request. */
  private Cause fromLimit(Finding finding, Amount amount) {
    return amount instanceof OfContainer of && of.side() == Side.REQUEST
        ? of(finding, new OfContainer(Side.LIMIT, of.resource()))
        : Cause.of("nowhere: nobody sets it");
  }

  private Cause of(Amount amount, Decision decision) {
    Cause written = written(decision.path());
    return switch (decision.origin()) {
      case CUSTOMIZATION, HOST_REQUIREMENT -> written;
      case CAP ->
          new Cause(cap(amount) + ", as more is asked for at " + written.text(), written.place());
      case DEFAULT -> Cause.of("the default of the rules");
      case GIVEN_LIMIT -> new Cause("the limit, " + written.text(), written.place());
      case REQUEST -> fromRequest(amount);
      case PARAMETER -> Cause.of(parameter(amount));
      case TEMPLATE -> Cause.of("the template");
    };
  }

  private Cause fromRequest(Amount amount) {
    String resource = ((OfContainer) amount).resource();
    Cause request =
        new OfContainer(Side.REQUEST, resource)
            .decision(explanation.provenance())
            .map(decision -> of(new OfContainer(Side.REQUEST, resource), decision))
            .orElseThrow();
    return new Cause("the request, " + request.text(), request.place());
  }

  private Cause written(String path) {
    Optional<Position> position =
        explanation.configuration().origins().of(path).map(origin -> origin.value().position());
    return new Cause(
        position.map(at -> path + " in " + at).orElse(path),
        position.map(at -> Place.of(at.file(), at.line(), at.column())));
  }

  private String cap(Amount amount) {
    return resource(amount)
        .flatMap(NativeResource::cap)
        .or(
            () ->
                Optional.of(amount)
                    .filter(OfContainer.class::isInstance)
                    .map(OfContainer.class::cast)
                    .map(of -> rules.extended().counts().get(of.resource())))
        .map(cap -> "the cap " + named(cap.variable(), template.variables()))
        .orElse("a cap");
  }

  private String parameter(Amount amount) {
    Optional<Parameter> parameter =
        amount instanceof OfContainer
            ? resource(amount).flatMap(NativeResource::parameter)
            : Optional.of(rules.volume().parameter());
    return parameter
        .map(p -> "the parameter " + named(p.input(), template.parameters()))
        .orElse("a parameter");
  }

  private static String named(String name, Map<String, Setting> settings) {
    return Optional.ofNullable(settings.get(name))
        .map(setting -> name + " (" + setting.from() + ")")
        .orElse(name);
  }

  private Optional<NativeResource> resource(Amount amount) {
    return amount instanceof OfContainer of
        ? Optional.ofNullable(rules.resources().get(of.resource()))
        : Optional.empty();
  }
}
