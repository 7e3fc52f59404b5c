package dev.localsmith.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.localsmith.rules.Warnings.Warning;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Strings as Terraform compares, encodes and shows them. */
class TextsTest {
  private static final String HIGH = "\ud835";
  private static final String ASTRAL = "\ud835\udd18";

  @Test
  void stringsStandInTheOrderOfTheirBytes() {
    List<String> texts =
        List.of(
            "", "a", "ab", "b", "é", "\uffff", "\ue000x", ASTRAL, ASTRAL + "a", "a" + ASTRAL, "A");
    List<String> expected = new ArrayList<>(texts);
    expected.sort(
        (one, other) ->
            Arrays.compareUnsigned(
                one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8)));
    for (int seed = 0; seed < 20; seed++) {
      List<String> sorted = new ArrayList<>(texts);
      java.util.Collections.shuffle(sorted, new Random(seed));
      sorted.sort(CodePoints.ORDER);
      assertEquals(expected, sorted);
    }
    assertEquals(0, CodePoints.ORDER.compare("aé" + ASTRAL, "aé" + ASTRAL));
  }

  @Test
  void stringsAreComposedAndHalfCharactersReplaced() {
    assertEquals("plain", CodePoints.normal("plain"));
    assertEquals("é", CodePoints.normal("e\u0301"));
    assertEquals("\u0080x", CodePoints.normal("\u0080x"));
    assertEquals("a\ufffd", CodePoints.normal("a" + HIGH));
    assertEquals("\ufffdx", CodePoints.whole("\udd18x"));
    assertEquals(ASTRAL + "\ufffd" + ASTRAL, CodePoints.whole(ASTRAL + HIGH + ASTRAL));
    assertEquals("\ufffdx", CodePoints.whole(HIGH + "x"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "[1, \"a\", true, null, 1.50] | [1,\"a\",true,null,1.5]",
        "{\"b\": {}, \"a\": [], \"c\": [{}, []]} | {\"a\":[],\"b\":{},\"c\":[{},[]]}",
        "\"<a href>&\" | \"\\u003ca href\\u003e\\u0026\"",
        "\"\\\"\\\\\\b\\f\\n\\r\\t\" | \"\\\"\\\\\\b\\f\\n\\r\\t\"",
        "\"\\u0000\\u001f\\u007f\" | \"\\u0000\\u001f\u007f\"",
        "\"\\u2028\\u2029é\" | \"\\u2028\\u2029é\"",
      })
  void aValueIsEncodedAsTerraformEncodesIt(String json, String expected) {
    assertEquals(expected, JsonText.of(value(json), 1000));
  }

  @Test
  void encodingStopsOnceThereIsEnough() {
    String text = JsonText.of(value("[" + "1,".repeat(100_000) + "1]"), 130);
    assertEquals("[" + "1,".repeat(65), text.substring(0, 131));
    assertEquals(true, text.length() < 140, text.length() + "");
    assertEquals(true, JsonText.of(value("\"" + "x".repeat(1000) + "\""), 130).length() < 140);
    String members = "{\"a\":1,\"b\":{\"c\":" + "[".repeat(50) + "]".repeat(50) + "},\"d\":1}";
    assertEquals(true, JsonText.of(value(members), 10).length() < 25);
  }

  @ParameterizedTest
  @CsvSource({
    "63, 63, ''",
    "64, 64, ''",
    "65, 64, …",
    "200, 64, …",
  })
  void aMessageShowsTheFirst64Characters(int length, int shown, String end) {
    for (String character : List.of("a", "é", ASTRAL)) {
      String written = character.repeat(length);
      assertEquals("<" + character.repeat(shown) + end + ">", message(written));
    }
  }

  @Test
  void aMessageWritesOutWhatATerminalObeysOrHides() {
    int[] hidden = {
      0x7f, 0x9f, 0xad, 0x61c, 0x180e, 0x200b, 0x200f, 0x2028, 0x202e, 0x2060, 0x206f, 0xfeff
    };
    for (int point : hidden) {
      assertEquals(String.format("<\\u%04x>", point), message(Character.toString(point)));
    }
    int[] plain = {
      0x7e, 0xa0, 0xac, 0xae, 0x61b, 0x61d, 0x180d, 0x180f, 0x200a, 0x2010, 0x2027, 0x202f, 0x205f,
      0x2070, 0xfefe, 0xff00
    };
    for (int point : plain) {
      assertEquals("<" + Character.toString(point) + ">", message(Character.toString(point)));
    }
  }

  @Test
  void aPlaceholderInWhatIsWrittenStaysThere() {
    Warning warning = new Warning("code", "{place}/{written}/{instead}/{place}", "advice");
    assertEquals(
        "p/{place}{instead}/i/p",
        Messages.of(new Finding(warning, "path", "p", "{place}{instead}", "i")));
  }

  private static String message(String written) {
    return Messages.of(new Finding(new Warning("c", "<{written}>", "a"), "", "", written, ""));
  }

  private static Value value(String json) {
    return new JsonReader(100).read(json).orElseThrow();
  }
}
