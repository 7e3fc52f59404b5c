package dev.localsmith.fit;

import dev.localsmith.report.Place;
import java.util.Optional;

/**
 * Who set a value of a workspace.
 *
 * @param text what to say of the value, such as {@code comes from the parameter}; text that others
 *     wrote is in it as it is
 * @param place where somebody could change it
 */
public record Attribution(String text, Optional<Place> place) {
  static final Attribution UNSET = new Attribution("is not set", Optional.empty());

  static Attribution from(String source) {
    return new Attribution("comes from " + source, Optional.empty());
  }
}
