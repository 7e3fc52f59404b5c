package dev.localsmith.verify;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import dev.localsmith.cases.Json;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One field of one case in which two sides do not agree.
 *
 * @param left what {@code leftName} gives
 * @param right what {@code rightName} gives
 */
public record Difference(
    String caseId, String field, String leftName, JsonNode left, String rightName, JsonNode right) {
  private static final int CONTEXT = 2;
  private static final int SHOWN_LINES = 40;
  private static final int SHOWN_CHARACTERS = 300;

  /** Names case and field, then shows what differs as a unified diff, bounded in length. */
  public String text() {
    List<String> old = lines(left);
    List<String> diff =
        UnifiedDiffUtils.generateUnifiedDiff(
            leftName, rightName, old, DiffUtils.diff(old, lines(right)), CONTEXT);
    String shown =
        diff.stream().limit(SHOWN_LINES).map(Difference::cut).collect(Collectors.joining("\n"));
    int more = diff.size() - SHOWN_LINES;
    return "case "
        + caseId
        + ": "
        + field
        + "\n"
        + shown
        + (more > 0 ? "\n" + more + " more lines are not shown." : "");
  }

  private static List<String> lines(JsonNode value) {
    try {
      return Json.MAPPER
          .writerWithDefaultPrettyPrinter()
          .writeValueAsString(value)
          .lines()
          .toList();
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String cut(String line) {
    return line.length() > SHOWN_CHARACTERS ? line.substring(0, SHOWN_CHARACTERS) + "…" : line;
  }
}
