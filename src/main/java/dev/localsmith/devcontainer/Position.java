package dev.localsmith.devcontainer;

/**
 * A place in a file. Lines and columns count from 1; a column is one Unicode character (code
 * point), a tab too.
 */
public record Position(String file, int line, int column) {
  @Override
  public String toString() {
    return Shown.name(file) + ":" + line + ":" + column;
  }
}
