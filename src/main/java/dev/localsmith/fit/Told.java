package dev.localsmith.fit;

import dev.localsmith.admission.Change;
import dev.localsmith.admission.Violation;
import dev.localsmith.admission.Violation.Finding;
import dev.localsmith.fit.Amount.OfContainer;
import dev.localsmith.report.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One reason for a refusal with what is known about it.
 *
 * @param byServer whether the API server tells it; it stops at the first of an object's reasons
 * @param causes a sentence for each amount at fault
 * @param place of the first cause that has one
 * @param changes what would take this reason away
 */
public record Told(
    Violation violation,
    boolean byServer,
    List<String> causes,
    Optional<Place> place,
    List<Change> changes) {

  /** Every reason, those of the server first. */
  public static List<Told> of(Reviewed reviewed) {
    return reviewed.verdict().violations().stream()
        .map(violation -> of(reviewed, violation))
        .sorted(Comparator.comparing((Told told) -> !told.byServer()))
        .toList();
  }

  private static Told of(Reviewed reviewed, Violation violation) {
    boolean byServer =
        reviewed.verdict().objects().stream()
            .anyMatch(
                o -> o.kind() == violation.object() && o.errors().contains(violation.message()));
    List<String> sentences = new ArrayList<>();
    List<Place> places = new ArrayList<>();
    for (Finding finding : violation.findings()) {
      for (Amount amount : Amount.of(violation, finding)) {
        Attribution by = reviewed.attributions().of(finding, amount);
        sentences.add("The " + named(amount) + " " + by.text() + ".");
        by.place().ifPresent(places::add);
      }
    }
    return new Told(
        violation,
        byServer,
        sentences.stream().distinct().toList(),
        places.stream().findFirst(),
        violation.findings().stream().flatMap(Told::changes).distinct().toList());
  }

  private static Stream<Change> changes(Finding finding) {
    return finding.changes().stream();
  }

  private static String named(Amount amount) {
    return amount instanceof OfContainer of ? of.resource() + " " + of.side() : "size of the claim";
  }
}
