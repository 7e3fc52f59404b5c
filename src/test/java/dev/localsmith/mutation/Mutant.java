package dev.localsmith.mutation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file of HCL with one mutation.
 *
 * @param id the local it is in, the line with the place marked and what becomes of it; stays when
 *     other lines change
 */
record Mutant(String id, String text) {
  private static final Pattern LOCAL = Pattern.compile("(?m)^  ([a-z_]+) = ");

  /** All mutants of a file, in the order of its text. */
  static List<Mutant> of(String text) {
    List<Mutant> mutants = new ArrayList<>();
    Map<String, Integer> seen = new HashMap<>();
    for (Mutation mutation : Mutators.mutations(text)) {
      String id = id(text, mutation);
      int count = seen.merge(id, 1, Integer::sum);
      mutants.add(new Mutant(count == 1 ? id : id + " #" + count, mutation.apply(text)));
    }
    return mutants;
  }

  private static String id(String text, Mutation mutation) {
    int at = mutation.at();
    int start = text.lastIndexOf('\n', at) + 1;
    int end = text.indexOf('\n', at);
    String line =
        text.substring(start, at)
            + "\u27e6"
            + mutation.marked()
            + "\u27e7"
            + text.substring(at + mutation.marked().length(), end);
    return local(text, at) + " | " + line.strip() + " | " + mutation.what();
  }

  private static String local(String text, int at) {
    String name = "";
    Matcher local = LOCAL.matcher(text);
    while (local.find() && local.start() <= at) {
      name = local.group(1);
    }
    return name;
  }
}
