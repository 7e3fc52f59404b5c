package dev.localsmith.fit;

import dev.localsmith.admission.Side;
import dev.localsmith.explain.Provenance;
import dev.localsmith.explain.Provenance.Decision;
import dev.localsmith.fit.Amount.OfContainer;
import dev.localsmith.interpret.Watcher.Origin;
import dev.localsmith.rules.RuleSet;
import java.util.Optional;
import java.util.stream.Stream;

/** Which rule gave a workspace its value, as a path in the rules file. */
final class RulePaths {
  private final RuleSet rules;
  private final Provenance provenance;

  RulePaths(RuleSet rules, Provenance provenance) {
    this.rules = rules;
    this.provenance = provenance;
  }

  /** The path; none where no rule bears on the value. */
  Stream<String> of(Amount amount) {
    if (amount instanceof OfContainer of) {
      return rules.resources().containsKey(of.resource())
          ? Stream.of("resources." + of.resource() + "." + ofNative(of))
          : ofOther(of).stream();
    }
    return origin(amount).filter(Origin.PARAMETER::equals).stream()
        .map(origin -> "volume.parameter");
  }

  private String ofNative(OfContainer amount) {
    boolean isRequest = amount.side() == Side.REQUEST;
    Optional<Origin> origin = origin(amount);
    if (origin.isEmpty()) {
      return isRequest ? "defaultRequest" : "defaultLimit";
    }
    return switch (origin.get()) {
      case DEFAULT -> isRequest ? "defaultRequest" : "defaultLimit";
      case REQUEST -> ofNative(new OfContainer(Side.REQUEST, amount.resource()));
      case PARAMETER -> "parameter";
      case CAP -> "cap.default";
      case GIVEN_LIMIT, CUSTOMIZATION, HOST_REQUIREMENT, TEMPLATE ->
          isRequest || rules.resources().get(amount.resource()).cap().isEmpty()
              ? "cap"
              : "cap.limits";
    };
  }

  /** Devices are set as limits only, from which Kubernetes makes the request. */
  private Optional<String> ofOther(OfContainer amount) {
    return origin(new OfContainer(Side.LIMIT, amount.resource()))
        .map(
            origin ->
                switch (origin) {
                  case HOST_REQUIREMENT -> "gpu.count";
                  case CAP -> "extended.greatest." + amount.resource() + ".default";
                  default -> "extended.greatest";
                });
  }

  private Optional<Origin> origin(Amount amount) {
    return amount.decision(provenance).map(Decision::origin);
  }
}
