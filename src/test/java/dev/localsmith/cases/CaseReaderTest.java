package dev.localsmith.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.localsmith.testing.Library;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file that holds no cases is refused with its line, the case and the field. */
class CaseReaderTest {
  private final CaseReader reader = new CaseReader(Library.RULES);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "'text' | :1: not JSON: Unexpected character (''' (code 39)): expected a valid value (JSON"
            + " String, Number, Array, Object or token 'null', 'true' or 'false')",
        "[{\"id\": \"a\" | :1: not JSON: the file ends before its JSON does",
        "7 | :1: must be a list of cases, [{\"id\": ..., ...}]",
        "[7] | :1: the case: must be an object, {\"id\": ..., \"input\": ...}",
        "[{\"input\": {}}] | :1: id: must be a text",
        "{\"input\": []} | :1: case name: input: must be an object",
        "{\"input\": {}, \"inputs\": 1} | :1: case name: inputs: unknown field; known here:"
            + " description, expected, id, input, source",
        "{\"input\": {\"configuration\": 1e99999999999}} | :1: not JSON: a number's exponent is out"
            + " of all bounds",
        "{\"input\": {\"host_requirements\": {\"cpus\": 1e9999}}} | :1: case name:"
            + " input.host_requirements.cpus: must be a number of at most 1000 digits in plain"
            + " decimal",
        "{\"input\": {\"parameters\": {\"cpu\": \"1e9999\"}}} | :1: case name: input.parameters.cpu:"
            + " must be a number of at most 1000 digits in plain decimal",
        "{\"input\": {\"parameters\": {\"cpu\": null}}} | :1: case name: input.parameters.cpu: must"
            + " be a text or a number",
        "{\"input\": {\"parameters\": {\"cpu\": 1, \"memory\": 1, \"disk_size\": 1},"
            + " \"variables\": {\"max_cpu\": 1e-9999}}} | :1: case name: input.variables.max_cpu:"
            + " must be a number of at most 1000 digits in plain decimal",
        "[{\"id\": \"a\", \"input\": {\"parameters\": {\"cpu\": 1, \"memory\": 1, \"disk_size\":"
            + " 1}}}] [] | :1: the file: ends with more than a list of cases",
      })
  void whatIsWrongIsNamed(String json, String problem) {
    assertEquals("cases.json" + problem, refusal(json));
  }

  @Test
  void theSecondCaseOfOneIdIsNamedWithItsLine() {
    String one =
        "{\"id\": \"a\", \"input\": {\"parameters\": {\"cpu\": 1, \"memory\": 1, \"disk_size\": 1}}}";
    assertEquals(
        "cases.json:2: id: another case has the id 'a'", refusal("[" + one + ",\n" + one + "]"));
  }

  @Test
  void jsonTextsHoldAnyNumber() {
    String json =
        "{\"input\": {\"configuration\": \"1e9999\", \"host_requirements\": {\"gpu_json\":"
            + " \"1e99999999999\"}, \"parameters\": {\"cpu\": 1, \"memory\": 1, \"disk_size\":"
            + " 1}}}";
    ByteArrayInputStream in = new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8));
    Case read = reader.read("cases.json", "name", in).get(0);
    assertEquals("1e99999999999", read.input().at("/host_requirements/gpu_json").textValue());
  }

  @Test
  void aFileThatIsMissingIsNamed() {
    Path missing = Path.of("no-such-folder", "cases.json");
    CasesException e = assertThrows(CasesException.class, () -> reader.read(missing));
    assertEquals(missing + ": there is no such file", e.getMessage());
  }

  private String refusal(String json) {
    ByteArrayInputStream in = new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8));
    return assertThrows(CasesException.class, () -> reader.read("cases.json", "name", in))
        .getMessage();
  }
}
