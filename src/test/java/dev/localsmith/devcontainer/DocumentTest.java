package dev.localsmith.devcontainer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonPointer;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentTest {
  private static Document parse(String text) {
    return Document.parse(text, "a.json");
  }

  private static String refusal(String text) {
    return assertThrows(InputException.class, () -> parse(text)).getMessage();
  }

  @ParameterizedTest(name = "{0} stands at {1}, its key at {2}")
  @CsvSource({
    "'', 2:1, none",
    "/a, 3:11, 3:3",
    "/b, 4:8, 4:3",
    "/b/1, 5:5, none",
    "/b/2, 5:11, none",
    "/b/2/x~1y, 5:20, 5:13",
    "/😀, 7:8, 7:3",
    "/c, 7:20, 7:15",
    "/d, 9:3, 8:3",
  })
  void everyValueAndKeyHasItsPlace(String pointer, String value, String key) {
    Document document =
        parse(
            """
            /// first
            {
              "a" :   1.50, // one
              "b": [ "x",
                true, { "x/y": null },
              ],
              "😀": "é😀" , "c": -1e3,
              "d":
              "\\u0041"
            }
            """);
    Located found = document.at(JsonPointer.compile(pointer)).orElseThrow();
    assertEquals("a.json:" + value, found.position().toString());
    assertEquals(
        key.equals("none") ? key : "a.json:" + key,
        found.keyPosition().map(Position::toString).orElse("none"));
  }

  @Test
  void windowsAndOldMacLineEndsCountAsOneLineEach() {
    Document document = parse("{\r\n\"a\":1,\r\"b\":2}");
    assertEquals("a.json:2:5", document.root().get("a").orElseThrow().position().toString());
    assertEquals("a.json:3:5", document.root().get("b").orElseThrow().position().toString());
  }

  @ParameterizedTest(name = "{0} was written {1}")
  @CsvSource({
    "/n, 1.50",
    "/s, '\"a\\u0062\"'",
    "/o, '{ \"k\": [1, 2,] /* c */ }'",
    "/t, true",
    "/z, null"
  })
  void aValueIsGivenBackAsTheAuthorWroteIt(String pointer, String written) {
    Document document =
        parse(
            "{\"n\": 1.50 , \"s\":\"a\\u0062\" ,\"o\": { \"k\": [1, 2,] /* c */ },"
                + "\"t\":true,\"z\":null}");
    assertEquals(written, document.at(JsonPointer.compile(pointer)).orElseThrow().written());
  }

  @Test
  void whatIsNotThereHasNoPlace() {
    Document document = parse("{\"a\": [1]}");
    for (String pointer : List.of("/b", "/a/1", "/a/x", "/a/0/0")) {
      assertTrue(document.at(JsonPointer.compile(pointer)).isEmpty(), pointer);
    }
  }

  @Test
  void numbersKeepEveryDigit() {
    Document document = parse("[12345678901234567890.123456789, 1E400, 1.0]");
    assertEquals(
        List.of(
            new BigDecimal("12345678901234567890.123456789"),
            new BigDecimal("1E400"),
            new BigDecimal("1.0")),
        document.root().elements().stream().map(n -> n.value().decimalValue()).toList());
  }

  @Test
  void theLastOfEqualKeysCountsAndTheOthersAreListed() {
    Document document = parse("{\"a\": 1, \"b\": {\"a\": 0},\n \"a\": 2}");
    assertEquals(2, document.root().get("a").orElseThrow().value().intValue());
    assertEquals("a.json:2:7", document.root().get("a").orElseThrow().position().toString());
    assertEquals(
        List.of("a.json:1:2"), document.duplicateKeys().stream().map(p -> p + "").toList());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"a\": 1 \"b\": 2}     | a.json:1:9: this is not JSON: ",
        "{\"a\": 'x'}            | a.json:1:7: this is not JSON: ",
        "{\"a\": [1, 2}          | a.json:1:12: this is not JSON: ",
        "{\"a\": 01}             | a.json:1:8: this is not JSON: ",
        "{\"a\": 1              | a.json:1:8: the file ends before its JSON does",
        "{\"a\": \"x            | a.json:1:9: the file ends before its JSON does",
        "{} /* no end           | a.json:1:13: the file ends before its JSON does",
        "{} {}                  | a.json:1:4: there is text after the end of the JSON",
        "{\"a\": 1e99999999999}  | a.json:1:7: this number has more than 1000 digits, or an exp",
        "''                     | a.json: it holds no JSON",
        "// only this           | a.json: it holds no JSON",
      })
  void brokenJsonIsOneLineWithItsPlaceAndWhatToDo(String text, String message) {
    String refusal = refusal(text);
    assertTrue(refusal.startsWith(message), refusal);
    assertTrue(refusal.endsWith("."), refusal);
    assertFalse(refusal.contains("\n"), refusal);
    assertFalse(refusal.contains("Source"), refusal);
  }

  @Test
  void tenThousandNestedBracketsAreRefusedWhereTheyGetTooDeep() {
    assertEquals(
        "a.json:1:501: brackets are nested deeper than 500 levels. "
            + "Check that it is the right file.",
        refusal("[".repeat(10_000) + "]".repeat(10_000)));
  }

  @Test
  void aNumberOfAMillionDigitsIsRefused() {
    String refusal = refusal("[" + "7".repeat(1_000_000) + "]");
    assertTrue(refusal.contains("this number has more than 1000 digits"), refusal);
  }

  @Test
  void aMessageShowsNoControlCharacters() {
    String message =
        assertThrows(InputException.class, () -> Document.parse("\u001b[31m", "\u202e\u001b.json"))
            .getMessage();
    assertTrue(message.startsWith("\\u202e\\u001b.json:1:2: this is not JSON"), message);
    assertFalse(message.contains("\u001b"), message);
  }

  @Test
  void aByteOrderMarkIsLeftOutAndCountsAsNoColumn(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("bom.json"), "\uFEFF{\"a\": 1}");
    Document document = Document.read(file, "bom.json");
    assertEquals("bom.json:1:7", document.root().get("a").orElseThrow().position().toString());
  }

  @Test
  void invalidUtf8IsNamedWithItsPlace(@TempDir Path folder) throws IOException {
    byte[] bytes = "{\n\"é\": \"x\"}".getBytes(StandardCharsets.UTF_8);
    bytes[8] = (byte) 0xFF;
    Path file = Files.write(folder.resolve("a.json"), bytes);
    assertEquals(
        "a.json:2:6: byte 0xFF is not valid UTF-8 here. Save the file as UTF-8.",
        assertThrows(InputException.class, () -> Document.read(file, "a.json")).getMessage());
  }

  @Test
  void afterTwoMebibytesReadingStops(@TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("a.json"), new byte[50_000_000]);
    assertEquals(
        "a.json: it is larger than 2 MiB, which no Dev Container configuration is. "
            + "Check that it is the right file.",
        assertThrows(InputException.class, () -> Document.read(file, "a.json")).getMessage());
  }

  @Test
  void aFileThatIsNotThereOrALoopOfLinksIsSaidPlainly(@TempDir Path folder) throws IOException {
    Path loop = Files.createSymbolicLink(folder.resolve("loop"), Path.of("loop"));
    Path dangling = Files.createSymbolicLink(folder.resolve("dangling"), Path.of("nothing"));
    Map<Path, String> expected =
        Map.of(
            loop,
            "it can't be read: Too many levels of symbolic links",
            dangling,
            "this symbolic link leads nowhere",
            folder.resolve("none"),
            "there is no such file",
            folder,
            "it can't be read: Is a directory");
    expected.forEach(
        (path, problem) -> {
          String message =
              assertThrows(InputException.class, () -> Document.read(path, "a.json")).getMessage();
          assertTrue(message.startsWith("a.json: " + problem), message);
        });
  }
}
