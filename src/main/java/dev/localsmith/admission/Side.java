package dev.localsmith.admission;

/** Where an amount stands. */
public enum Side {
  REQUEST("request"),
  LIMIT("limit");

  private final String text;

  Side(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }
}
