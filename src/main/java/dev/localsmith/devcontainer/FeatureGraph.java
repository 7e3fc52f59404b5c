package dev.localsmith.devcontainer;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;

/** Collects the Features of a configuration and all that they depend on, each once. */
final class FeatureGraph {
  private static final int MAX_FEATURES = 1000;

  private final FeatureFiles files;

  FeatureGraph(FeatureFiles files) {
    this.files = files;
  }

  /**
   * @param features the configuration's {@code features}
   */
  List<Feature> collect(Located features) {
    Queue<Mention> open = new ArrayDeque<>(mentions(features));
    Map<Feature.Key, Feature> found = new LinkedHashMap<>();
    while (!open.isEmpty()) {
      Mention mention = open.remove();
      if (found.containsKey(mention.key())) {
        continue;
      }
      if (found.size() == MAX_FEATURES) {
        throw InputException.at(
            mention.at().mention(),
            "this is one Feature more than " + MAX_FEATURES,
            "Check that the file is the right one");
      }
      Optional<Document> metadata = files.metadata(mention.key().reference());
      List<Mention> dependsOn =
          metadata.flatMap(m -> m.root().get("dependsOn")).map(this::mentions).orElse(List.of());
      found.put(
          mention.key(),
          new Feature(
              mention.key(),
              mention.at(),
              metadata,
              dependsOn.stream().map(Mention::key).toList(),
              metadata
                  .flatMap(m -> m.root().get("installsAfter"))
                  .map(this::places)
                  .orElse(List.of())));
      open.addAll(dependsOn);
    }
    return List.copyOf(found.values());
  }

  private record Mention(Feature.Key key, Located at) {}

  private List<Mention> mentions(Located features) {
    List<Mention> mentions = new ArrayList<>();
    for (String id : features.keys()) {
      Located options = features.get(id).orElseThrow();
      mentions.add(
          new Mention(
              new Feature.Key(files.reference(id), new FeatureOptions(options.value())), options));
    }
    return mentions;
  }

  private List<String> places(Located ids) {
    return ids.elements().stream()
        .map(Located::value)
        .filter(JsonNode::isTextual)
        .map(id -> files.reference(id.textValue()).place())
        .toList();
  }
}
