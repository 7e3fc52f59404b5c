package dev.localsmith.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.localsmith.cases.Json;
import dev.localsmith.testing.OperatorRules;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchemaCommandTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @TempDir private Path folder;

  @Test
  void printsWhatGenerateWrites() throws IOException {
    assertEquals(0, Localsmith.run(out, err, "schema"));
    assertEquals(
        Files.readString(Path.of("generated/devcontainer-kubernetes.schema.json")),
        out.toString(UTF_8));
  }

  @Test
  void followsTheRulesItIsGiven() throws IOException {
    Path rules = Files.writeString(folder.resolve("operator.yaml"), OperatorRules.text());
    assertEquals(0, Localsmith.run(out, err, "schema", "--rules", rules.toString()));
    assertTrue(customizations(out.toString(UTF_8)).has("acme"), out.toString(UTF_8));
  }

  @Test
  void namesRulesThatItCannotRead() {
    String missing = folder.resolve("missing.yaml").toString();
    assertEquals(2, Localsmith.run(out, err, "schema", "--rules", missing));
    assertEquals(
        "localsmith: " + missing + ": there is no such file" + System.lineSeparator(),
        err.toString(UTF_8));
    assertEquals("", out.toString(UTF_8));
  }

  private static JsonNode customizations(String schema) throws JsonProcessingException {
    return Json.MAPPER.readTree(schema).at("/properties/customizations/properties");
  }
}
