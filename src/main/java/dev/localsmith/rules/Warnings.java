package dev.localsmith.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /** All of them by their fields, in the order of the rules. */
  public Map<String, Warning> byField() {
    Map<String, Warning> fields = new LinkedHashMap<>();
    fields.put("notJson", notJson);
    fields.put("notAList", notAList);
    fields.put("notAnObject", notAnObject);
    fields.put("unknownKey", unknownKey);
    fields.put("notAResourceName", notAResourceName);
    fields.put("resourceNotAllowed", resourceNotAllowed);
    fields.put("notAQuantity", notAQuantity);
    fields.put("notAWholeNumber", notAWholeNumber);
    fields.put("notAPageMultiple", notAPageMultiple);
    fields.put("limitTooSmall", limitTooSmall);
    fields.put("hostRequirementsIgnored", hostRequirementsIgnored);
    fields.put("requestCapped", requestCapped);
    fields.put("limitCapped", limitCapped);
    fields.put("limitRaised", limitRaised);
    fields.put("requestDiffers", requestDiffers);
    fields.put("countCapped", countCapped);
    fields.put("placementOff", placementOff);
    fields.put("selectorReserved", selectorReserved);
    fields.put("notALabelKey", notALabelKey);
    fields.put("selectorNotAllowed", selectorNotAllowed);
    fields.put("notALabelValue", notALabelValue);
    fields.put("notAToleration", notAToleration);
    fields.put("tolerationNotAllowed", tolerationNotAllowed);
    return fields;
  }

  /** All of them, in the order of the rules. */
  public List<Warning> all() {
    return List.copyOf(byField().values());
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
