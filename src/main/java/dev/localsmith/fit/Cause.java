package dev.localsmith.fit;

import dev.localsmith.report.Place;
import java.util.Optional;

/**
 * Where a value of a workspace comes from.
 *
 * @param text in words, the place in them; text that others wrote is in it as it is
 * @param place where somebody could change it
 */
public record Cause(String text, Optional<Place> place) {
  static Cause of(String text) {
    return new Cause(text, Optional.empty());
  }
}
