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
 * @param local the local it is in
 * @param id the local, the line with the place marked and what becomes of it; stays when other
 *     lines change
 */
record Mutant(String local, String id, String text) {
  private static final int AROUND = 60;
  private static final Pattern LOCAL = Pattern.compile("(?m)^  ([a-z_]+) = ");

  /** All mutants of a file, in the order of its text. */
  static List<Mutant> of(String text) {
    List<Mutant> mutants = new ArrayList<>();
    Map<String, Integer> seen = new HashMap<>();
    for (Mutation mutation : Mutators.mutations(text)) {
      String local = local(text, mutation.at());
      String id = local + " | " + line(text, mutation) + " | " + mutation.what();
      int count = seen.merge(id, 1, Integer::sum);
      mutants.add(new Mutant(local, count == 1 ? id : id + " #" + count, mutation.apply(text)));
    }
    return mutants;
  }

  /** The line around the mutation, which is in brackets. */
  private static String line(String text, Mutation mutation) {
    int at = mutation.at();
    int after = at + mutation.marked().length();
    int start = text.lastIndexOf('\n', at) + 1;
    int end = text.indexOf('\n', at);
    String before =
        at - start > AROUND ? "…" + text.substring(at - AROUND, at) : text.substring(start, at);
    String behind =
        end - after > AROUND
            ? text.substring(after, after + AROUND) + "…"
            : text.substring(after, end);
    return (before + "⟦" + mutation.marked() + "⟧" + behind).strip().replaceAll(" +", " ");
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
