package dev.localsmith.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Collects what is wrong with a rules file, each problem with its line and field. */
final class Problems {
  private final String file;
  private final Map<List<String>, Integer> lines;
  private final List<Found> found = new ArrayList<>();

  private record Found(int line, String text) {}

  /**
   * @param lines the line of every field and list element
   */
  Problems(String file, Map<List<String>, Integer> lines) {
    this.file = file;
    this.lines = lines;
  }

  /** Adds a problem at {@code path}, or at the nearest place around it that the file has. */
  void add(List<String> path, String reason) {
    List<String> known = path;
    while (!lines.containsKey(known) && !known.isEmpty()) {
      known = known.subList(0, known.size() - 1);
    }
    add(lines.getOrDefault(known, 1), path, reason);
  }

  void add(int line, List<String> path, String reason) {
    String field = path.isEmpty() ? "the file" : String.join(".", path);
    found.add(new Found(line, file + ":" + line + ": " + field + ": " + reason));
  }

  /** Adds the problem unless {@code holds}. */
  void check(boolean holds, List<String> path, String reason) {
    if (!holds) {
      add(path, reason);
    }
  }

  void throwIfAny() {
    if (!found.isEmpty()) {
      throw refusal();
    }
  }

  /** All problems in the order of their lines. */
  RulesException refusal() {
    return new RulesException(
        found.stream()
            .sorted(Comparator.comparingInt(Found::line))
            .map(Found::text)
            .distinct()
            .toList());
  }
}
