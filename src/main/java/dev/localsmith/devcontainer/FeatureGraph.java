package dev.localsmith.devcontainer;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;

/** Collects the Features of a configuration and all that they depend on, each once. */
final class FeatureGraph {
  private static final int MAX_FEATURES = 1000;

  private final FeatureFiles files;
  private final Map<Document, Declared> known = new HashMap<>();

  FeatureGraph(FeatureFiles files) {
    this.files = files;
  }

  /**
   * @param features the configuration's {@code features}
   * @throws InputException if there are more than 1,000
   */
  List<Feature> collect(Located features) {
    Queue<Mention> open = new ArrayDeque<>(mentions(features));
    Map<Feature.Key, Feature> found = new LinkedHashMap<>();
    while (!open.isEmpty()) {
      Mention mention = open.remove();
      if (!found.containsKey(mention.key())) {
        refuseMoreThan(found.size(), mention);
        Optional<Document> metadata = files.metadata(mention.key().reference());
        Declared declared =
            metadata.map(m -> known.computeIfAbsent(m, this::declared)).orElse(Declared.NOTHING);
        found.put(
            mention.key(),
            new Feature(
                mention.key(),
                mention.at(),
                metadata,
                declared.dependsOn().stream().map(Mention::key).toList(),
                declared.installsAfter()));
        open.addAll(declared.dependsOn());
      }
    }
    return List.copyOf(found.values());
  }

  private record Mention(Feature.Key key, Located at) {}

  private record Declared(List<Mention> dependsOn, List<String> installsAfter) {
    static final Declared NOTHING = new Declared(List.of(), List.of());
  }

  private Declared declared(Document metadata) {
    return new Declared(
        metadata.root().get("dependsOn").map(this::mentions).orElse(List.of()),
        metadata.root().get("installsAfter").map(this::places).orElse(List.of()));
  }

  private List<Mention> mentions(Located features) {
    Map<Feature.Key, Mention> mentions = new LinkedHashMap<>();
    for (String id : features.keys()) {
      Located options = features.get(id).orElseThrow();
      Mention mention =
          new Mention(
              new Feature.Key(files.reference(id), new FeatureOptions(options.value())), options);
      if (mentions.putIfAbsent(mention.key(), mention) == null) {
        refuseMoreThan(mentions.size() - 1, mention);
      }
    }
    return List.copyOf(mentions.values());
  }

  private static void refuseMoreThan(int before, Mention mention) {
    if (before == MAX_FEATURES) {
      throw InputException.at(
          mention.at().mention(),
          "this is one Feature more than " + MAX_FEATURES,
          "Check that the file is the right one");
    }
  }

  private List<String> places(Located ids) {
    return ids.elements().stream()
        .map(Located::value)
        .filter(JsonNode::isTextual)
        .map(id -> files.reference(id.textValue()).place())
        .distinct()
        .toList();
  }
}
