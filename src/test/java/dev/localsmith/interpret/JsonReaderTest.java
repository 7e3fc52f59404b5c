package dev.localsmith.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON text is read as Terraform reads it, and bounded before it can cost anything. */
class JsonReaderTest {
  private final JsonReader reader = new JsonReader(20);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{",
        "[1",
        "[1,]",
        "{\"a\" 1}",
        "1 2",
        "[] []",
        "nul",
        "'a'",
        "\"a",
        "01",
        "1.",
        ".5",
        "+1",
        "NaN",
        "// c\n1",
        "{\"e\\u0301\": 1}",
        "]",
        "{\"a\": 1}}"
      })
  void whatIsNoJsonIsNone(String text) {
    assertEquals(Optional.empty(), reader.read(text));
  }

  @ParameterizedTest
  @CsvSource({"20, true", "21, false"})
  void brackets(int depth, boolean read) {
    String half = "[{\"a\":".repeat(depth / 2) + (depth % 2 == 1 ? "[" : "1");
    String rest = (depth % 2 == 1 ? "]" : "") + "}]".repeat(depth / 2);
    assertEquals(read, reader.read(half + rest).isPresent());
    assertEquals(read, reader.read("[".repeat(depth) + "]".repeat(depth)).isPresent());
  }

  @Test
  void escapedValuesAreComposedAndKeysMustBe() {
    assertEquals(Optional.of(new Value.Text("é")), reader.read("\"e\\u0301\""));
    assertEquals(Optional.of(new Value.Text("\ufffd")), reader.read("\"\\ud800\""));
    assertEquals(
        Optional.of(new Value.Number("1")),
        reader.read("{\"e\u0301\": 1}").flatMap(Value::object).flatMap(o -> o.get("é")));
  }

  @ParameterizedTest
  @CsvSource({
    "12345, 12345",
    "1e5, 1e5",
    "1e0005, 1e5",
    "1e-0005, 1e-5",
    "1E+00012345, 1E+123",
    "123456e7, 123456e7",
    "1234e000, 1234e0",
    "-1.50e10, -1.50e10",
    "100001e0010, 100001e10",
  })
  void longExponentsAreCut(String json, String token) {
    assertEquals(Optional.of(new Value.Number(token)), reader.read(json));
  }

  @Test
  void runsOfDigitsAreCutAtThreeHundred() {
    String digits = "1".repeat(300);
    assertEquals(Optional.of(new Value.Number(digits)), reader.read(digits));
    assertEquals(Optional.of(new Value.Number(digits)), reader.read(digits + "22"));
    assertEquals(
        Optional.of(new Value.Number(digits + "." + digits + "e5")),
        reader.read(digits + "2." + digits + "33e005"));
  }

  @Test
  void aTextOfOneWordIsTheWholeValue() {
    assertEquals(Optional.of(Value.NULL), reader.read(" null "));
    assertEquals(Optional.of(new Value.Bool(true)), reader.read("true"));
    assertEquals(Optional.of(new Value.Bool(false)), reader.read("false"));
  }
}
