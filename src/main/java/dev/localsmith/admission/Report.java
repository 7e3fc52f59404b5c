package dev.localsmith.admission;

import dev.localsmith.admission.Violation.ObjectKind;
import dev.localsmith.admission.Violation.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects what the mechanisms find, in the order in which they are asked. */
final class Report {
  private final List<Check> checks = new ArrayList<>();
  private final List<Violation> violations = new ArrayList<>();

  void add(Check check) {
    checks.add(check);
  }

  void add(Violation violation) {
    violations.add(violation);
  }

  List<Check> checks() {
    return List.copyOf(checks);
  }

  List<Violation> violations() {
    return List.copyOf(violations);
  }

  /** The server's words for an object: the reasons of one stage, and there of one policy. */
  List<String> serverErrors(ObjectKind kind) {
    List<Violation> ofObject = violations.stream().filter(v -> v.object() == kind).toList();
    Optional<Violation> first = ofObject.stream().min((a, b) -> a.stage().compareTo(b.stage()));
    return first.stream()
        .flatMap(f -> ofObject.stream().filter(v -> isToldWith(f, v)))
        .map(Violation::message)
        .toList();
  }

  /**
   * LimitRanges stop at the first that objects, a quota at the first reason; the other stages tell
   * all.
   */
  private static boolean isToldWith(Violation first, Violation other) {
    return other.stage() == first.stage()
        && other.policy().equals(first.policy())
        && (first.stage() != Stage.QUOTA || other == first);
  }
}
