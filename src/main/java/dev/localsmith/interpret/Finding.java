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
    // A character may be two of Java's, and composed of three where a mark follows an escape.
    String json = CodePoints.normal(JsonText.of(written, 3 * SHOWN));
    return new Finding(warning, path, place, json, instead);
  }

  static Finding of(Warning warning, String path, String place, Value written) {
    return of(warning, path, place, written, "");
  }
}
