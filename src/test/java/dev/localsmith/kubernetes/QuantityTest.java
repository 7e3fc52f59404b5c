package dev.localsmith.kubernetes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantityTest {

  static List<JsonNode> answers() {
    return Rows.of(QuantityTest.class, "quantities.jsonl");
  }

  @ParameterizedTest
  @MethodSource("answers")
  void decodes_as_kubernetes_does(JsonNode row) {
    String text = row.get("text").asText();
    if (!row.get("accepted").asBoolean()) {
      assertEquals(
          row.get("error").asText(),
          assertThrows(QuantityException.class, () -> Quantity.parse(text)).getMessage());
      return;
    }
    Quantity quantity = Quantity.parse(text);
    // Where space was trimmed, the row has no value to compare with.
    if (row.has("canonical")) {
      assertEquals(row.get("canonical").asText(), quantity.toString());
      assertEquals(0, new BigDecimal(row.get("decimal").asText()).compareTo(quantity.value()));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "-1.5Gi, -1536Mi",
    "1e3, 1e3",
    "+, 0",
    "1E, 1E",
    "0.5Ki, 512",
    "1e-10, 1e-9",
    "-0.1n, -1n",
    "1000e18, 1e21",
    "-9Ei, -9223372036854775807",
    "1Ki, 1Ki",
    "1023.5Ki, 1048064"
  })
  void writes_the_canonical_form(String text, String canonical) {
    assertEquals(canonical, Quantity.parse(text).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1e",
        "1e+",
        "1e1e1",
        "1.2.3",
        "e-10",
        "1m\t",
        "\t1",
        "1e2147483648",
        "--1",
        "1 Gi",
        "１"
      })
  void refuses_near_misses(String text) {
    assertThrows(QuantityException.class, () -> Quantity.parse(text));
  }

  @Test
  void trims_the_space_that_json_writes_as_itself() {
    assertEquals("1Gi", Quantity.parse("\u00a0 1Gi\u3000").toString());
  }

  @Test
  void knows_its_sign() {
    assertEquals(1, Quantity.parse("1n").signum());
    assertEquals(0, Quantity.parse("0Gi").signum());
    assertEquals(-1, Quantity.parse("-1n").signum());
  }

  @Test
  void reads_up_to_ten_thousand_characters() {
    assertEquals(1, Quantity.parse("1".repeat(10_000)).signum());
    assertThrows(QuantityException.class, () -> Quantity.parse("1".repeat(10_001)));
  }

  @Test
  void is_bounded_in_time_and_memory_for_hostile_numbers() {
    assertThrows(QuantityException.class, () -> Quantity.parse("9".repeat(5_000_000)));
    assertThrows(QuantityException.class, () -> Quantity.parse("1e999999999"));
    Quantity huge = Quantity.parse("1e100000");
    assertEquals(1, huge.plus(Quantity.ONE).compareTo(huge));
    assertEquals("1e-9", Quantity.parse("1e-100000").toString());
  }

  @ParameterizedTest
  @CsvSource({"1.0001, 1001m", "0.1n, 1m", "-1.0001, -1001m", "1Gi, 1Gi", "1e-9, 1e-3"})
  void rounds_up_to_thousandths_as_defaulting_does(String text, String rounded) {
    assertEquals(rounded, Quantity.parse(text).roundedUpToThousandths().toString());
  }

  @Test
  void counts_whole_units_only_within_64_bits() {
    assertEquals(OptionalLong.of(2), Quantity.parse("1500m").wholeUnits());
    assertEquals(
        OptionalLong.of(Long.MAX_VALUE), Quantity.parse("9223372036854775807").wholeUnits());
    assertEquals(OptionalLong.empty(), Quantity.parse("9223372036854775808").wholeUnits());
    assertEquals(OptionalLong.of(1500), Quantity.parse("1500m").thousandths());
    assertEquals(
        OptionalLong.of(123456789013L), Quantity.parse("123456789012.123456789").wholeUnits());
    assertEquals(OptionalLong.empty(), Quantity.parse("1e400").thousandths());
  }

  @Test
  void a_whole_number_beyond_64_bits_of_thousandths_does_not_pass_as_whole() {
    assertTrue(Quantity.parse("9223372036854775").isWholeNumber());
    assertFalse(Quantity.parse("9223372036854776").isWholeNumber());
    assertFalse(Quantity.parse("1500m").isWholeNumber());
  }

  @Test
  void a_sum_is_written_like_its_first_part_that_is_not_zero() {
    assertEquals("2Gi", Quantity.ZERO.plus(Quantity.parse("2Gi")).toString());
    assertEquals("3Gi", Quantity.parse("2Gi").plus(Quantity.parse("1073741824")).toString());
    assertEquals("1500m", Quantity.parse("2").minus(Quantity.parse("500m")).toString());
    assertEquals("-2Gi", Quantity.ZERO.minus(Quantity.parse("2Gi")).toString());
    assertEquals("1Gi", Quantity.parse("2Gi").minus(Quantity.parse("1073741824")).toString());
    Quantity one = Quantity.parse("0.0009765625Ki");
    assertEquals("1Ki", one.plus(Quantity.parse("1023")).toString());
  }

  @Test
  void what_is_written_is_read_back_as_the_same_amount() {
    Random random = new Random(1);
    String[] suffixes = {
      "n", "u", "m", "", "k", "M", "G", "T", "P", "Ki", "Mi", "Gi", "Ti", "e3", "E-2"
    };
    for (int i = 0; i < 20_000; i++) {
      String text = random.nextInt(100_000) / 100.0 + suffixes[random.nextInt(suffixes.length)];
      Quantity quantity = Quantity.parse(text);
      Quantity again = Quantity.parse(quantity.toString());
      assertEquals(quantity.value(), again.value(), text);
      assertEquals(quantity.toString(), again.toString(), text);
    }
  }
}
