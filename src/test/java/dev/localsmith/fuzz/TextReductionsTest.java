package dev.localsmith.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Smaller texts of a text, and the JSON that they are made from. */
class TextReductionsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\":1,\"a\":2}",
        "[1e400,-0,\"\\ud800\",{\"\\u0061\":null}]",
        "\"\\\"\"",
        "[[],{}]",
        "true"
      })
  void jsonIsPutTogetherAsItWasWritten(String json) {
    assertEquals(Optional.of(json), JsonTree.parse(json).map(JsonTree::text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[1] 2", "tru", "{\"a\" 1}"})
  void brokenJsonHasNoTree(String text) {
    assertEquals(Optional.empty(), JsonTree.parse(text));
  }

  @Test
  void everyMemberAndElementCanGo() {
    List<String> smaller = TextReductions.of("{\"a\":[1,2],\"b\":3}");
    assertTrue(
        smaller.containsAll(
            List.of("{\"b\":3}", "{\"a\":[1,2]}", "[1,2]", "{\"a\":[2],\"b\":3}", "0")),
        smaller.toString());
  }

  @Test
  void textsBecomeShorterAndStayWhole() {
    assertTrue(TextReductions.of("[\"abcd\"]").contains("[\"ab\"]"));
    assertTrue(
        TextReductions.of("[\"\ud83d\ude00\"]").stream()
            .noneMatch(text -> text.codePoints().anyMatch(c -> c >= 0xd800 && c < 0xe000)));
  }

  @Test
  void brokenTextLosesPieces() {
    assertTrue(TextReductions.of("{\"a\" 1}").contains("{\"a\" }"));
  }

  @Test
  void needlessEscapesGo() {
    assertTrue(TextReductions.of("{\"\\u0061\\u0022\":1}").contains("{\"a\\u0022\":1}"));
  }
}
