package dev.localsmith.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import dev.localsmith.cases.Json;
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
    String rules = "src/test/resources/dev/localsmith/operator/operator.yaml";
    assertEquals(0, Localsmith.run(out, err, "schema", "--rules", rules));
    JsonNode key = Json.MAPPER.readTree(out.toByteArray()).at("/$defs/toleration/properties/key");
    assertEquals("[\"dedicated\",\"example.com/pool\"]", key.path("enum").toString());
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
}
