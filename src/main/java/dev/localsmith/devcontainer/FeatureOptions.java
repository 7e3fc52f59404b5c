package dev.localsmith.devcontainer;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/**
 * Options given to a Feature, in the CLI's order. A Feature asked for twice with equal options is
 * installed once; all options but texts and booleans (the specification knows no others) are equal.
 */
record FeatureOptions(JsonNode value) implements Comparable<FeatureOptions> {
  private static final Comparator<String> TEXT = new LocaleOrder();

  @Override
  public int compareTo(FeatureOptions other) {
    int kind = TEXT.compare(kind(value), kind(other.value));
    if (kind != 0) {
      return kind;
    }
    return value.isContainerNode() && other.value.isContainerNode()
        ? compareFields(keys(value), keys(other.value), other.value)
        : compareScalars(value, other.value);
  }

  private int compareFields(List<String> mine, List<String> others, JsonNode other) {
    if (mine.size() != others.size()) {
      return mine.size() - others.size();
    }
    for (int i = 0; i < mine.size(); i++) {
      int key = TEXT.compare(mine.get(i), others.get(i));
      if (key != 0) {
        return key;
      }
      int order = compareScalars(value.get(mine.get(i)), other.get(mine.get(i)));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static int compareScalars(JsonNode a, JsonNode b) {
    int kind = TEXT.compare(kind(a), kind(b));
    if (kind != 0) {
      return kind;
    }
    return a.isTextual() && b.isTextual()
        ? TEXT.compare(a.textValue(), b.textValue())
        : Boolean.compare(a.asBoolean(false), b.asBoolean(false));
  }

  private static List<String> keys(JsonNode object) {
    TreeMap<String, Boolean> sorted = new TreeMap<>();
    object.fieldNames().forEachRemaining(key -> sorted.put(key, true));
    return List.copyOf(sorted.keySet());
  }

  private static String kind(JsonNode value) {
    return switch (value.getNodeType()) {
      case STRING -> "string";
      case BOOLEAN -> "boolean";
      case NUMBER -> "number";
      default -> "object";
    };
  }
}
