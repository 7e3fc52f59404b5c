package dev.localsmith.emit.schema;

import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Rules 2, "A leaf is read as text": which JSON types may stand where a pattern is to match, since
 * a number counts as its plain decimal and a boolean as {@code true} or {@code false}.
 */
final class TextTypes {
  private static final List<String> WHOLE = List.of("0", "1", "23", "4567890");
  private static final List<String> DECIMALS = List.of("0.5", "1.25", "34.56789");
  private static final List<String> BOOLEANS = List.of("true", "false");

  private TextTypes() {}

  /** The types, {@code string} first; a pattern that admits a few numbers admits them all. */
  static List<String> of(String re2) {
    Pattern pattern = Pattern.compile(re2);
    List<String> types = new ArrayList<>(List.of("string"));
    if (WHOLE.stream().allMatch(pattern::matches)) {
      types.add(DECIMALS.stream().allMatch(pattern::matches) ? "number" : "integer");
    }
    if (BOOLEANS.stream().allMatch(pattern::matches)) {
      types.add("boolean");
    }
    return types;
  }

  /** The types, or null. */
  static List<String> orNull(List<String> types) {
    return Stream.concat(types.stream(), Stream.of("null")).toList();
  }
}
