package dev.localsmith.fit;

import dev.localsmith.admission.Side;
import dev.localsmith.admission.Violation.Finding;
import dev.localsmith.devcontainer.Position;
import dev.localsmith.explain.Cause;
import dev.localsmith.explain.Causes;
import dev.localsmith.explain.Template.Setting;
import dev.localsmith.fit.Amount.OfContainer;
import dev.localsmith.interpret.Watcher.Origin;
import dev.localsmith.report.Place;
import java.util.Optional;

/** Leads to the author's line, or to what the template or its rules set. */
final class RepositoryAttributions implements Attributions {
  private final Causes causes;

  RepositoryAttributions(Causes causes) {
    this.causes = causes;
  }

  @Override
  public Attribution of(Finding finding, Amount amount) {
    return cause(amount)
        .map(cause -> new Attribution("comes from " + source(amount, cause), place(amount, cause)))
        .orElse(Attribution.UNSET);
  }

  /** Devices have a limit only, which Kubernetes takes for the request. */
  private Optional<Cause> cause(Amount amount) {
    if (!(amount instanceof OfContainer of)) {
      return causes.disk();
    }
    return switch (of.side()) {
      case REQUEST -> causes.request(of.resource()).or(() -> causes.limit(of.resource()));
      case LIMIT -> causes.limit(of.resource());
    };
  }

  private String source(Amount amount, Cause cause) {
    return switch (cause.origin()) {
      case CUSTOMIZATION, HOST_REQUIREMENT -> written(cause);
      case CAP -> "the cap " + setting(cause) + ", as more is asked for with " + written(cause);
      case DEFAULT -> "the default of the rules";
      case GIVEN_LIMIT -> "the limit, " + written(cause);
      case REQUEST -> "the request" + request(amount).map(r -> ", " + source(amount, r)).orElse("");
      case PARAMETER -> "the parameter " + setting(cause);
      case TEMPLATE -> "the template";
    };
  }

  /** Where a limit follows its request, what is to be changed is the request. */
  private Optional<Place> place(Amount amount, Cause cause) {
    Cause deciding = cause.origin() == Origin.REQUEST ? request(amount).orElse(cause) : cause;
    return switch (deciding.origin()) {
      case CUSTOMIZATION, HOST_REQUIREMENT, CAP, GIVEN_LIMIT ->
          deciding
              .written()
              .map(written -> written.value().position())
              .map(at -> Place.of(at.file(), at.line(), at.column()));
      case DEFAULT, PARAMETER, REQUEST, TEMPLATE -> Optional.empty();
    };
  }

  /** What the limit was raised to. */
  private Optional<Cause> request(Amount amount) {
    return amount instanceof OfContainer of && of.side() == Side.LIMIT
        ? causes.request(of.resource())
        : Optional.empty();
  }

  private static String written(Cause cause) {
    Optional<Position> position = cause.written().map(written -> written.value().position());
    return position.map(at -> cause.path() + " in " + at).orElse(cause.path());
  }

  private static String setting(Cause cause) {
    return cause.setting().map(Setting::toString).orElse("of the template");
  }
}
