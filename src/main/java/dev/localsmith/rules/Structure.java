package dev.localsmith.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Compares a rules file with the records that it is to be bound to, so that every unknown, missing
 * or wrongly typed field is found at once and not only the first. Texts must be such that Terraform
 * keeps them as they are.
 */
final class Structure {
  private static final Pattern PRINTABLE_ASCII = Pattern.compile("[ -~]*");

  private final Problems problems;
  private boolean fits = true;

  Structure(Problems problems) {
    this.problems = problems;
  }

  /** Whether the file can be bound; the problems may be others, too. */
  boolean fits(JsonNode file, Class<? extends Record> type) {
    check(file, type, List.of());
    return fits;
  }

  private void check(JsonNode node, Type type, List<String> path) {
    if (type instanceof ParameterizedType generic) {
      Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
      if (generic.getRawType() == Optional.class) {
        check(node, last, path);
      } else if (generic.getRawType() == List.class) {
        list(node, last, path);
      } else {
        map(node, last, path);
      }
    } else if (type instanceof Class<?> plain && plain.isRecord()) {
      record(node, plain, path);
    } else if (type instanceof Class<?> plain && plain.isEnum()) {
      List<String> names =
          Arrays.stream(plain.getEnumConstants())
              .map(c -> c.toString().toLowerCase(Locale.ROOT))
              .toList();
      expect(
          node.isTextual() && names.contains(node.textValue()),
          path,
          "must be one of " + String.join(", ", names));
    } else {
      scalar(node, (Class<?>) type, path);
    }
  }

  private void record(JsonNode node, Class<?> type, List<String> path) {
    expect(node.isObject(), path, "must be a mapping of fields");
    if (!node.isObject()) {
      return;
    }
    TreeSet<String> known = new TreeSet<>();
    for (RecordComponent component : type.getRecordComponents()) {
      String name = name(type, component);
      known.add(name);
      JsonNode field = node.get(name);
      boolean optional =
          component.getType() == Optional.class || component.getType() == boolean.class;
      if (field == null) {
        expect(optional, path, "the field '" + name + "' is missing; add it");
      } else {
        check(field, component.getGenericType(), append(path, name));
      }
    }
    for (String name : iterable(node)) {
      problems.check(
          known.contains(name),
          append(path, name),
          "unknown field; known here: " + String.join(", ", known));
    }
  }

  private static String name(Class<?> type, RecordComponent component) {
    // The annotation sits on the private field behind the component.
    try {
      JsonProperty given =
          type.getDeclaredField(component.getName()).getAnnotation(JsonProperty.class);
      return given == null ? component.getName() : given.value();
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }

  private void list(JsonNode node, Type element, List<String> path) {
    expect(node.isArray(), path, "must be a list");
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      check(node.get(i), element, append(path, Integer.toString(i)));
    }
  }

  private void map(JsonNode node, Type value, List<String> path) {
    expect(node.isObject(), path, "must be a mapping");
    for (String name : iterable(node)) {
      text(name, append(path, name));
      check(node.get(name), value, append(path, name));
    }
  }

  private void scalar(JsonNode node, Class<?> type, List<String> path) {
    if (type == String.class) {
      expect(node.isTextual() || node.isIntegralNumber(), path, "must be a text; put it in quotes");
      text(node.asText(), path);
    } else if (type == boolean.class) {
      expect(node.isBoolean(), path, "must be true or false");
    } else if (type == int.class) {
      expect(node.isInt(), path, "must be a whole number of at most 32 bits");
    } else if (type == BigInteger.class) {
      expect(node.isIntegralNumber(), path, "must be a whole number");
    } else if (type == BigDecimal.class) {
      expect(node.isNumber(), path, "must be a number");
    } else {
      throw new IllegalStateException("no rule for " + type);
    }
  }

  /** Terraform composes what can be composed, and its strings are UTF-8. */
  private void text(String text, List<String> path) {
    if (PRINTABLE_ASCII.matcher(text).matches()) {
      return; // as nearly all are, and a pattern is quick to ask
    }
    problems.check(
        text.codePoints().noneMatch(Character::isISOControl),
        path,
        "must be one line without control characters; fold a long text with >-");
    problems.check(
        text.codePoints().noneMatch(c -> Character.getType(c) == Character.SURROGATE),
        path,
        "has half a character, which no file can hold");
    problems.check(
        Normalizer.isNormalized(text, Normalizer.Form.NFC),
        path,
        "must be in Unicode's composed form, NFC, as Terraform keeps it");
  }

  /** A problem without which the file can't be bound. */
  private void expect(boolean holds, List<String> path, String reason) {
    problems.check(holds, path, reason);
    fits &= holds;
  }

  private static Iterable<String> iterable(JsonNode node) {
    return node.isObject() ? node.properties().stream().map(Map.Entry::getKey).toList() : List.of();
  }

  static List<String> append(List<String> path, String name) {
    List<String> longer = new ArrayList<>(path);
    longer.add(name);
    return List.copyOf(longer);
  }
}
