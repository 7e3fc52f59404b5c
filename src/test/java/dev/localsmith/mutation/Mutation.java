package dev.localsmith.mutation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * One change to a file of HCL.
 *
 * @param at the position to show it at
 * @param marked what is written there
 * @param what becomes of it
 */
record Mutation(int at, String marked, String what, List<Edit> edits) {
  /** What stands between two positions is written anew. */
  record Edit(int start, int end, String written) {}

  static Mutation of(int start, String old, String written) {
    return new Mutation(
        start,
        old,
        written.isEmpty() ? "dropped" : "becomes " + written,
        List.of(new Edit(start, start + old.length(), written)));
  }

  /** Exchanges two extents, each in parentheses if asked for. */
  static Mutation swap(
      Source source, Token at, String what, Source.Extent a, Source.Extent b, boolean grouped) {
    String left = grouped ? "(" + source.text(a) + ")" : source.text(a);
    String right = grouped ? "(" + source.text(b) + ")" : source.text(b);
    return new Mutation(
        at.start(),
        at.text(),
        what,
        List.of(
            new Edit(source.start(a), source.end(a), right),
            new Edit(source.start(b), source.end(b), left)));
  }

  String apply(String text) {
    List<Edit> backwards = new ArrayList<>(edits);
    backwards.sort(Comparator.comparingInt(Edit::start).reversed());
    StringBuilder changed = new StringBuilder(text);
    backwards.forEach(e -> changed.replace(e.start(), e.end(), e.written()));
    return changed.toString();
  }
}
