package dev.localsmith.interpret;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * Of a JSON key that stands twice Terraform takes the last value, but refuses the text where an
 * earlier one can't be converted to the last one's type.
 */
final class Duplicates {
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eEpP][+-]?[0-9]+)?|[+-]?[iI]nf");

  private static final Pattern BOOL = Pattern.compile("true|false|1|0");

  private Duplicates() {}

  /** Whether every overridden member within the value could have been read as its successor is. */
  static boolean fit(Value value) {
    if (value instanceof Value.Array array) {
      return array.elements().stream().allMatch(Duplicates::fit);
    }
    return !(value instanceof Value.Object object)
        || object.overridden().stream().allMatch(m -> fits(m, object))
            && object.members().values().stream().allMatch(Duplicates::fit);
  }

  private static boolean fits(Value earlier, Value last) {
    if (earlier instanceof Value.Null) {
      return true;
    }
    if (last instanceof Value.Array array) {
      return earlier instanceof Value.Array other && fits(other, array);
    }
    if (last instanceof Value.Object object) {
      return earlier instanceof Value.Object other && fits(other, object);
    }
    if (last instanceof Value.Text) {
      return earlier.text().isPresent();
    }
    Pattern convertible = last instanceof Value.Bool ? BOOL : NUMBER;
    return !(last instanceof Value.Null)
        && (earlier.getClass() == last.getClass()
            || earlier instanceof Value.Text text && convertible.matcher(text.value()).matches());
  }

  private static boolean fits(Value.Array earlier, Value.Array last) {
    if (earlier.elements().size() != last.elements().size()) {
      return false;
    }
    for (int i = 0; i < earlier.elements().size(); i++) {
      if (!fits(earlier.elements().get(i), last.elements().get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean fits(Value.Object earlier, Value.Object last) {
    return earlier.members().entrySet().stream().allMatch(m -> fits(m, last))
        && earlier.overridden().stream().allMatch(m -> fits(m, last));
  }

  private static boolean fits(Map.Entry<String, Value> member, Value.Object last) {
    return last.get(member.getKey()).map(value -> fits(member.getValue(), value)).orElse(false);
  }
}
