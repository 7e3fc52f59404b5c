package dev.localsmith.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.CaseReader;
import dev.localsmith.cases.CaseWriter;
import dev.localsmith.cases.Json;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.testing.Library;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Samples come again for the same seed, and make cases that can be written down. */
class SamplesTest {
  private static final int COUNT = 2000;

  private final Samples samples = new Samples(Library.RULES);
  private final Ordinary ordinary = new Ordinary(Library.RULES);

  @Test
  void theSameSeedAndIndexGiveTheSameSample() {
    assertEquals(samples.sample(5, 17), new Samples(Library.RULES).sample(5, 17));
    assertEquals(ordinary.sample(5, 17), new Ordinary(Library.RULES).sample(5, 17));
  }

  @Test
  void anotherSeedOrIndexGivesAnotherSample() {
    assertNotEquals(samples.sample(5, 17).input(), samples.sample(5, 18).input());
    assertNotEquals(samples.sample(5, 17).input(), samples.sample(6, 17).input());
  }

  @Test
  void neighbouringSeedsShareNoSamples() {
    List<ObjectNode> inputs =
        LongStream.range(0, 500)
            .boxed()
            .flatMap(i -> List.of(samples.sample(1, i), samples.sample(2, i)).stream())
            .map(Case::input)
            .toList();
    assertTrue(inputs.stream().distinct().count() > inputs.size() * 9 / 10);
  }

  @Test
  void everySampleIsReadFromItsCaseFileAsItWasDrawn() throws JsonProcessingException {
    CaseWriter writer = new CaseWriter(Library.RULES);
    CaseReader reader = new CaseReader(Library.RULES);
    for (int i = 0; i < COUNT; i++) {
      Case sample = samples.sample(9, i);
      String json = Json.text(writer.write(sample, "a sample"));
      Case read =
          reader
              .read("file", "", new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)))
              .get(0);

      assertEquals(plain(sample.input()), plain(read.input()));
    }
  }

  /** Numbers and order as any JSON reader has them. */
  private static JsonNode plain(ObjectNode input) throws JsonProcessingException {
    return Json.MAPPER.readTree(Json.text(input));
  }

  @Test
  void ordinarySamplesMeetFewWarnings() {
    Interpreter interpreter = new Interpreter(Library.RULES);
    long silent =
        LongStream.range(0, COUNT)
            .mapToObj(i -> interpreter.resolve(ordinary.sample(1, i).input()))
            .filter(result -> result.get(Case.WARNINGS).isEmpty())
            .count();
    assertTrue(silent > COUNT / 4 && silent < COUNT, silent + " of " + COUNT);
  }
}
