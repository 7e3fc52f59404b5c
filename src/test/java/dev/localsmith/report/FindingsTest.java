package dev.localsmith.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class FindingsTest {
  private static Finding finding(Level level, Place place) {
    return new Finding(
        level, "not-a-quantity", "\"4gi\" is 100% wrong.", "Write 4Gi.", Optional.of(place));
  }

  @Test
  void a_warning_annotates_its_line_and_column() {
    assertEquals(
        "::warning file=.devcontainer/devcontainer.json,line=7,col=21,title=not-a-quantity::"
            + "\"4gi\" is 100%25 wrong. Write 4Gi.",
        Annotations.of(finding(Level.WARNING, Place.of(".devcontainer/devcontainer.json", 7, 21))));
  }

  @Test
  void each_level_has_its_command() {
    assertEquals(
        "::notice file=a,title=not-a-quantity::\"4gi\" is 100%25 wrong. Write 4Gi.",
        Annotations.of(finding(Level.NOTE, Place.of("a"))));
    assertEquals(
        "::error file=a,line=3,title=not-a-quantity::\"4gi\" is 100%25 wrong. Write 4Gi.",
        Annotations.of(finding(Level.ERROR, Place.of("a", 3))));
  }

  @Test
  void nothing_in_a_text_or_a_file_name_ends_an_annotation() {
    Finding hostile =
        new Finding(
            Level.WARNING, "x", "a\r\n::error::b%0A", "", Optional.of(Place.of("a,b:c%\n,d")));
    assertEquals(
        "::warning file=a%2Cb%3Ac%25%0A%2Cd,title=x::a%0D%0A::error::b%250A",
        Annotations.of(hostile));
  }

  @Test
  void a_finding_without_a_place_annotates_the_whole_run() {
    assertEquals(
        "::warning title=x::m",
        Annotations.of(new Finding(Level.WARNING, "x", "m", "", Optional.empty())));
  }

  @Test
  void sarif_names_rule_level_message_and_place() {
    JsonNode log =
        Sarif.of(
            "1.0.0",
            List.of(
                finding(Level.WARNING, Place.of("a b/ü:%.json", 7, 21)),
                finding(Level.NOTE, Place.of("/abs/x.json", 2)),
                new Finding(Level.ERROR, "other-code", "m", "", Optional.empty())));
    assertEquals("2.1.0", log.at("/version").asText());
    JsonNode run = log.at("/runs/0");
    assertEquals("Localsmith", run.at("/tool/driver/name").asText());
    assertEquals("unicodeCodePoints", run.at("/columnKind").asText());
    assertEquals(2, run.at("/tool/driver/rules").size());
    assertEquals("not-a-quantity", run.at("/tool/driver/rules/0/id").asText());
    assertEquals("not a quantity", run.at("/tool/driver/rules/0/shortDescription/text").asText());
    assertEquals("Write 4Gi.", run.at("/tool/driver/rules/0/help/text").asText());
    assertEquals("other code", run.at("/tool/driver/rules/1/help/text").asText());

    JsonNode first = run.at("/results/0");
    assertEquals("not-a-quantity", first.at("/ruleId").asText());
    assertEquals("warning", first.at("/level").asText());
    assertEquals("\"4gi\" is 100% wrong. Write 4Gi.", first.at("/message/text").asText());
    JsonNode place = first.at("/locations/0/physicalLocation");
    assertEquals("a%20b/%C3%BC%3A%25.json", place.at("/artifactLocation/uri").asText());
    assertEquals(7, place.at("/region/startLine").asInt());
    assertEquals(21, place.at("/region/startColumn").asInt());

    JsonNode second = run.at("/results/1");
    assertEquals(0, second.at("/ruleIndex").asInt());
    assertEquals("note", second.at("/level").asText());
    assertEquals(
        "file:///abs/x.json",
        second.at("/locations/0/physicalLocation/artifactLocation/uri").asText());
    assertEquals(1, run.at("/results/2/ruleIndex").asInt());
    assertEquals("error", run.at("/results/2/level").asText());
    assertEquals(true, run.at("/results/2/locations").isMissingNode());
  }

  @Test
  void a_place_has_no_column_without_a_line() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new Place("a", OptionalInt.empty(), OptionalInt.of(1)));
  }
}
