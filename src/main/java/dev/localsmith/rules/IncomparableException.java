package dev.localsmith.rules;

/** A pattern that can't be compared with another, though RE2 may take it. */
final class IncomparableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  IncomparableException(String reason) {
    super(reason);
  }
}
