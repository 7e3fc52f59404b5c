package dev.localsmith.devcontainer;

import java.util.List;
import java.util.Map;

/**
 * Where a value stands in its text, as character offsets: of its key (-1 without one), its first
 * character, and the one after its last. The spots of a document form a tree beside its values, so
 * values can be changed and keep their places.
 */
sealed interface Spot {
  int key();

  int start();

  int end();

  record Leaf(int key, int start, int end) implements Spot {}

  record Fields(int key, int start, int end, Map<String, Spot> fields) implements Spot {}

  record Items(int key, int start, int end, List<Spot> items) implements Spot {}
}
