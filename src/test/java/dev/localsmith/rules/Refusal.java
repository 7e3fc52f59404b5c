package dev.localsmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;

/**
 * An edit of the standard rules file and the problems that it makes.
 *
 * @param sentence what it proves
 * @param from a text of the standard file, of which the first is edited
 * @param problems {@code FIELD: REASON} on the edit's first line, or after {@code +n} n lines
 *     below; {@code LINE} stands for the number of the first line
 */
record Refusal(String sentence, String from, String to, List<String> problems) {
  private static final String FILE = "rules.yaml";

  static Refusal of(String sentence, String from, String to, String... problems) {
    return new Refusal(sentence, from, to, List.of(problems));
  }

  void check() {
    String standard = new RulesReader().standardText();
    int start = standard.indexOf(from);
    assertEquals(true, start >= 0, "the standard rules have no: " + from);
    String edited = standard.substring(0, start) + to + standard.substring(start + from.length());
    int first = 1 + (int) standard.substring(0, start).chars().filter(c -> c == '\n').count();
    List<String> expected =
        problems.stream()
            .map(
                p -> {
                  String[] below = p.matches("[+-][0-9].*") ? p.split(" ", 2) : null;
                  return FILE
                      + ":"
                      + (below == null ? first : first + Integer.parseInt(below[0]))
                      + ": "
                      + (below == null ? p : below[1]).replace("LINE", Integer.toString(first));
                })
            .toList();
    assertEquals(String.join("\n", expected), String.join("\n", problemsOf(edited)));
  }

  /** The lines of the refusal. */
  static List<String> problemsOf(String yaml) {
    RulesException refused =
        assertThrows(RulesException.class, () -> new RulesReader().read(FILE, yaml));
    return Arrays.asList(refused.getMessage().split(System.lineSeparator()));
  }

  @Override
  public String toString() {
    return sentence;
  }
}
