package dev.localsmith.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.InputReader;
import dev.localsmith.cases.Json;
import dev.localsmith.emit.Form;
import dev.localsmith.testing.Library;
import dev.localsmith.testing.RequiresTerraform;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Of a JSON key that stands twice the last value counts, if the earlier one converts to its type.
 */
class DuplicatesTest {
  private static final List<String> READ =
      List.of(
          "{\"a\": 1, \"a\": 2}",
          "{\"a\": null, \"a\": [1]}",
          "{\"a\": null, \"a\": null}",
          "{\"a\": 1, \"a\": \"x\"}",
          "{\"a\": true, \"a\": \"x\"}",
          "{\"a\": \"12\", \"a\": 3}",
          "{\"a\": \"-1.5e3\", \"a\": 3}",
          "{\"a\": \"true\", \"a\": false}",
          "{\"a\": \"1\", \"a\": false}",
          "{\"a\": [1, \"2\"], \"a\": [\"3\", 4]}",
          "{\"a\": [], \"a\": []}",
          "{\"a\": {\"b\": 1}, \"a\": {\"b\": \"x\"}}",
          "{\"a\": {}, \"a\": {}}",
          "{\"a\": {\"b\": 1, \"b\": 2}, \"a\": {\"b\": \"x\"}}",
          "[{\"a\": 1, \"a\": 2}]",
          "{\"a\": {\"b\": 1}, \"a\": {\"b\": 1, \"c\": 2}}",
          "{\"a\": 1, \"a\": 2, \"a\": \"x\"}");

  private static final List<String> REFUSED =
      List.of(
          "{\"a\": 1, \"a\": null}",
          "{\"a\": \"x\", \"a\": 3}",
          "{\"a\": true, \"a\": 3}",
          "{\"a\": 1, \"a\": true}",
          "{\"a\": \"yes\", \"a\": true}",
          "{\"a\": [1], \"a\": \"x\"}",
          "{\"a\": {}, \"a\": 3}",
          "{\"a\": 1, \"a\": [1]}",
          "{\"a\": 1, \"a\": {}}",
          "{\"a\": {}, \"a\": []}",
          "{\"a\": [1], \"a\": [1, 2]}",
          "{\"a\": [1, 2], \"a\": [1]}",
          "{\"a\": [\"x\"], \"a\": [1]}",
          "{\"a\": {\"b\": \"x\"}, \"a\": {\"b\": 1}}",
          "{\"a\": {\"b\": 1}, \"a\": {}}",
          "{\"a\": {\"b\": \"x\", \"b\": \"1\"}, \"a\": {\"b\": 1}}",
          "[0, {\"a\": \"x\", \"a\": 2}]",
          "{\"b\": {\"a\": \"x\", \"a\": 2}}",
          "{\"a\": 1, \"a\": \"x\", \"a\": 2}");

  @Test
  void theInterpreterReadsWhatConverts() {
    JsonReader reader = new JsonReader(100);
    assertEquals(List.of(), READ.stream().filter(t -> reader.read(t).isEmpty()).toList());
    assertEquals(List.of(), REFUSED.stream().filter(t -> reader.read(t).isPresent()).toList());
  }

  @RequiresTerraform
  @Test
  void terraformReadsTheSame() {
    List<Case> cases = new ArrayList<>();
    READ.forEach(text -> cases.add(given(text)));
    REFUSED.forEach(text -> cases.add(given(text)));
    List<ObjectNode> results = Library.terraform(Library.RULES, Form.KEYED).resolve(cases);
    List<String> refused = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      if (!results.get(i).get("warnings").isEmpty()) {
        refused.add(cases.get(i).id());
      }
    }
    assertEquals(REFUSED, refused);
  }

  private static Case given(String text) {
    ObjectNode given = Json.MAPPER.createObjectNode().put("configuration", text);
    given.putObject("parameters").put("cpu", 2).put("memory", 4).put("disk_size", 10);
    return new Case(text, new InputReader(Library.RULES).read("test", given), Optional.empty());
  }
}
