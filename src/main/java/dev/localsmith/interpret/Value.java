package dev.localsmith.interpret;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/** A JSON value as Terraform has it: strings in NFC, objects in the byte order of their keys. */
sealed interface Value {
  /** JSON null. */
  record Null() implements Value {}

  record Bool(boolean value) implements Value {}

  /**
   * @param token as written, long digits and exponents cut
   */
  record Number(String token) implements Value {}

  record Text(String value) implements Value {}

  record Array(List<Value> elements) implements Value {}

  /**
   * @param overridden members that a later one of the same name replaced
   */
  record Object(SortedMap<String, Value> members, List<Map.Entry<String, Value>> overridden)
      implements Value {
    Optional<Value> get(String key) {
      return Optional.ofNullable(members.get(key));
    }
  }

  Value NULL = new Null();

  /** What Terraform's {@code tostring} gives; empty for null, a list or an object (rules 2). */
  default Optional<String> text() {
    if (this instanceof Text text) {
      return Optional.of(text.value());
    }
    if (this instanceof Number number) {
      return Optional.of(NumberText.of(number.token()));
    }
    return this instanceof Bool bool
        ? Optional.of(Boolean.toString(bool.value()))
        : Optional.empty();
  }

  /** The value as an object, as a list, if it is one. */
  default Optional<Object> object() {
    return this instanceof Object object ? Optional.of(object) : Optional.empty();
  }

  default Optional<Array> array() {
    return this instanceof Array array ? Optional.of(array) : Optional.empty();
  }
}
