package dev.localsmith.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.localsmith.cases.Json;
import dev.localsmith.kubernetes.Rows;
import dev.localsmith.terraform.Scratch;
import dev.localsmith.terraform.Terraform;
import dev.localsmith.testing.RequiresTerraform;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Numbers as Terraform wrote them; it answers again where it is there. */
class NumberTextTest {
  private static final List<JsonNode> ROWS = Rows.of(NumberTextTest.class, "numbers.jsonl");

  @Test
  void aNumberIsWrittenAsTerraformWritesIt() {
    assertTrue(ROWS.size() > 100);
    for (JsonNode row : ROWS) {
      String token = row.get("token").textValue();
      assertEquals(row.get("text").textValue(), NumberText.of(token), token);
    }
  }

  @Test
  void aNumberThatIsNoTextHasTheSignOfItsValue() {
    assertEquals("0", NumberText.of(new BigDecimal("-0")));
    assertEquals("-1.5", NumberText.of(new BigDecimal("-1.50")));
    assertEquals("1000", NumberText.of(new BigDecimal("1e3")));
  }

  @RequiresTerraform
  @Test
  void terraformStillWritesThem() throws JsonProcessingException {
    try (Scratch scratch = new Scratch()) {
      scratch.write(
          "numbers.json",
          ROWS.stream()
              .map(row -> row.get("token").textValue())
              .collect(Collectors.joining(", ", "[", "]")));
      scratch.write(
          "main.tf",
          """
          output "texts" {
            value = [for number in jsondecode(file("numbers.json")) : tostring(number)]
          }
          """);
      Terraform terraform = Terraform.of(System.getenv(), Duration.ofMinutes(1));
      terraform.run(scratch, "plan", "-input=false", "-no-color", "-out=plan");
      JsonNode texts =
          Json.MAPPER
              .readTree(terraform.run(scratch, "show", "-json", "plan"))
              .at("/planned_values/outputs/texts/value");
      for (int i = 0; i < ROWS.size(); i++) {
        assertEquals(ROWS.get(i).get("text"), texts.get(i));
      }
    }
  }
}
