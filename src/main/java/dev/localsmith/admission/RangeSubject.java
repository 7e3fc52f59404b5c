package dev.localsmith.admission;

import dev.localsmith.kubernetes.Quantity;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One resource of what a LimitRange measures.
 *
 * @param type as the range names it
 * @param name the container, or the object's kind
 */
record RangeSubject(
    String type,
    String name,
    String resource,
    Optional<Quantity> request,
    Optional<Quantity> limit) {

  /** Both amounts in words. */
  String described() {
    return Stream.of(
            request.map(amount -> "request " + amount), limit.map(amount -> "limit " + amount))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(", "));
  }
}
