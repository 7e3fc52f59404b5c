package dev.localsmith.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The warnings, each with its code and its message (rules 2 to 8). */
public record Warnings(
    Warning notJson,
    Warning notAList,
    Warning notAnObject,
    Warning unknownKey,
    Warning notAResourceName,
    Warning resourceNotAllowed,
    Warning notAQuantity,
    Warning notAWholeNumber,
    Warning notAPageMultiple,
    Warning limitTooSmall,
    Warning hostRequirementsIgnored,
    Warning requestCapped,
    Warning limitCapped,
    Warning limitRaised,
    Warning requestDiffers,
    Warning countCapped,
    Warning placementOff,
    Warning selectorReserved,
    Warning notALabelKey,
    Warning selectorNotAllowed,
    Warning notALabelValue,
    Warning notAToleration,
    Warning tolerationNotAllowed) {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(place|written|instead)}");

  /** All of them, in the order of the rules. */
  public List<Warning> all() {
    return List.of(
        notJson,
        notAList,
        notAnObject,
        unknownKey,
        notAResourceName,
        resourceNotAllowed,
        notAQuantity,
        notAWholeNumber,
        notAPageMultiple,
        limitTooSmall,
        hostRequirementsIgnored,
        requestCapped,
        limitCapped,
        limitRaised,
        requestDiffers,
        countCapped,
        placementOff,
        selectorReserved,
        notALabelKey,
        selectorNotAllowed,
        notALabelValue,
        notAToleration,
        tolerationNotAllowed);
  }

  /**
   * One kind of warning.
   *
   * @param message prose with the placeholders {@code {place}}, {@code {written}} and {@code
   *     {instead}}
   * @param advice what the author of the repository can do
   */
  public record Warning(String code, String message, String advice) {

    /** The placeholders of the message, in its order. */
    public List<String> placeholders() {
      List<String> found = new ArrayList<>();
      Matcher matcher = PLACEHOLDER.matcher(message);
      while (matcher.find()) {
        found.add(matcher.group(1));
      }
      return found;
    }

    /** The message's literal parts: one more than it has placeholders. */
    public List<String> literals() {
      return List.of(PLACEHOLDER.split(message, -1));
    }
  }
}
