package dev.localsmith.devcontainer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LocaleOrderTest {
  @Test
  void singleCharactersStandInTheOrderOfTheUnicodeRootCollation() {
    String sorted =
        IntStream.range(32, 127)
            .mapToObj(Character::toString)
            .sorted(new LocaleOrder())
            .collect(Collectors.joining());
    assertEquals(
        " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789"
            + "aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ",
        sorted);
  }

  @Test
  void caseDecidesOnlyWhereLettersAreEqual() {
    assertEquals(
        List.of("a b", "a-b", "a.b", "a/b", "ab", "aB", "Ab", "ab10", "ab2", "b", "z"),
        List.of("z", "ab10", "a/b", "Ab", "aB", "ab2", "a.b", "b", "ab", "a b", "a-b").stream()
            .sorted(new LocaleOrder())
            .toList());
  }
}
