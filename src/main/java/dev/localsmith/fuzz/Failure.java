package dev.localsmith.fuzz;

/**
 * What a case has brought to light.
 *
 * @param field the output that differs; of the other kinds, what was judged
 * @param text for people, unescaped
 */
record Failure(Kind kind, String field, String text) {
  enum Kind {
    /** The interpreter threw. */
    CRASH,
    /** Terraform refuses to plan. */
    PLAN,
    /** The two engines do not agree. */
    DIFFERENCE,
    /** Kubernetes rejects what both give. */
    REJECTION
  }

  /** Whether both show the same fault, so that a smaller case can stand for a larger one. */
  boolean isLike(Failure other) {
    return kind == other.kind && field.equals(other.field);
  }
}
