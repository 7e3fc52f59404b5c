package dev.localsmith.report;

/** How much a finding matters. */
public enum Level {
  /** What is asked for is refused. */
  ERROR,
  /** What is asked for is dropped, changed or ignored. */
  WARNING,
  /** Good to know. */
  NOTE
}
