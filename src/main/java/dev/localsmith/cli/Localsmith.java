package dev.localsmith.cli;

/** Entry point. */
public final class Localsmith {
  private Localsmith() {}

  public static void main(String[] args) {
    System.out.println(String.join(" ", args));
  }
}
