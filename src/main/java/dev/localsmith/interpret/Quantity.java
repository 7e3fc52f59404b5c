package dev.localsmith.interpret;

import java.math.BigInteger;

/** A quantity as written, and in thousandths. Whatever is kept is kept as written (rules 4). */
record Quantity(String text, BigInteger thousandths) {
  boolean above(Quantity other) {
    return thousandths.compareTo(other.thousandths) > 0;
  }

  boolean below(Quantity other) {
    return thousandths.compareTo(other.thousandths) < 0;
  }
}
