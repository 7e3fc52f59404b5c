package dev.localsmith.fit;

import dev.localsmith.admission.Change;
import dev.localsmith.admission.Side;
import dev.localsmith.admission.Violation;
import dev.localsmith.admission.Violation.Finding;
import dev.localsmith.admission.Violation.ObjectKind;
import dev.localsmith.admission.Violation.Stage;
import dev.localsmith.explain.Provenance;
import dev.localsmith.explain.Provenance.Decision;
import dev.localsmith.kubernetes.ResourceName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A value of a workspace that policies measure. */
public sealed interface Amount {
  /** The request or limit of a container. */
  record OfContainer(Side side, String resource) implements Amount {}

  /** The size of the claim. */
  record OfClaim() implements Amount {}

  /** What decided it, as far as anything did. */
  default Optional<Decision> decision(Provenance provenance) {
    if (!(this instanceof OfContainer of)) {
      return provenance.disk();
    }
    return switch (of.side()) {
      case REQUEST -> provenance.request(of.resource());
      case LIMIT -> provenance.limit(of.resource());
    };
  }

  /** The values that a finding is about; none where it is not about one that rules can set. */
  static List<Amount> of(Violation violation, Finding finding) {
    if (violation.object() == ObjectKind.CLAIM) {
      boolean isSize = finding.resource().endsWith(ResourceName.STORAGE);
      return isSize ? List.of(new OfClaim()) : List.of();
    }
    if (violation.object() != ObjectKind.POD || violation.stage() == Stage.PRIORITY) {
      return List.of();
    }
    return violation.stage() == Stage.QUOTA
        ? counted(finding.resource())
        : sides(finding).map(side -> (Amount) new OfContainer(side, finding.resource())).toList();
  }

  private static List<Amount> counted(String resource) {
    if (resource.startsWith(ResourceName.LIMITS)) {
      return List.of(new OfContainer(Side.LIMIT, resource.substring(ResourceName.LIMITS.length())));
    }
    String name =
        resource.startsWith(ResourceName.REQUESTS)
            ? resource.substring(ResourceName.REQUESTS.length())
            : resource;
    boolean isObjects = name.equals("pods") || name.startsWith("count/");
    return isObjects ? List.of() : List.of(new OfContainer(Side.REQUEST, name));
  }

  /** The sides that would have to change; for a ratio or a request above its limit, both. */
  private static Stream<Side> sides(Finding finding) {
    Set<Side> changed =
        finding.changes().stream()
            .flatMap(c -> c instanceof Change.SetAmount set ? Stream.of(set.side()) : Stream.of())
            .collect(Collectors.toSet());
    boolean isOfBoth =
        changed.isEmpty()
            || finding.rule().startsWith("ratio")
            || finding.rule().equals(Finding.REQUEST_WITHIN_LIMIT);
    return Stream.of(Side.values()).filter(side -> isOfBoth || changed.contains(side));
  }
}
