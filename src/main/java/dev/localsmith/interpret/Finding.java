package dev.localsmith.interpret;

import dev.localsmith.rules.Warnings.Warning;

/**
 * One warning before its message is made.
 *
 * @param path what the rules compare and sort by
 * @param place what the message names
 * @param written what the repository wrote, as JSON
 * @param instead what the workspace gets; empty where nothing
 */
record Finding(Warning warning, String path, String place, String written, String instead) {
  /** The characters of the written value that a message shows. */
  static final int SHOWN = 64;

  static Finding of(Warning warning, String path, String place, Value written, String instead) {
    // A character may be two of Java's, and six where JSON escapes it.
    return new Finding(warning, path, place, JsonText.of(written, 2 * SHOWN + 2), instead);
  }

  static Finding of(Warning warning, String path, String place, Value written) {
    return of(warning, path, place, written, "");
  }
}
