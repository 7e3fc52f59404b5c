package dev.localsmith.report;

import java.util.Optional;

/**
 * One thing to tell.
 *
 * @param code stable, words in lower case with hyphens between them
 * @param message prose: what was found and what happens instead. Text that others wrote is in it
 *     only bounded and escaped
 * @param advice prose: what to do about it; empty where the message says it
 */
public record Finding(
    Level level, String code, String message, String advice, Optional<Place> place) {
  /** Message and advice. */
  public String text() {
    return advice.isEmpty() ? message : message + " " + advice;
  }
}
