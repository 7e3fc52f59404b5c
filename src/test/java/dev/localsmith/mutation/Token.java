package dev.localsmith.mutation;

/**
 * A piece of HCL between two positions of its text.
 *
 * @param text as it is written; of a string each piece between interpolations, without the quotes
 */
record Token(Kind kind, int start, int end, String text) {
  enum Kind {
    NAME,
    NUMBER,
    OPERATOR,
    /** A bracket, a quote or the start of an interpolation. */
    OPEN,
    CLOSE,
    LITERAL,
    NEWLINE
  }

  boolean is(Kind expected, String written) {
    return kind == expected && text.equals(written);
  }
}
