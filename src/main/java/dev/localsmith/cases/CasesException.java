package dev.localsmith.cases;

/** A case file that can't be read: {@code FILE:LINE: case ID: FIELD: REASON}. */
public final class CasesException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CasesException(String message) {
    super(message);
  }
}
