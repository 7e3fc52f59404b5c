package dev.localsmith.devcontainer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The order in which the CLI installs Features: in rounds, each of all Features whose {@code
 * dependsOn} and {@code installsAfter} are installed; of these only the ones with the highest
 * priority by {@code overrideFeatureInstallOrder}; sorted by name.
 */
final class InstallOrder {
  private final Map<String, Integer> priorities;

  private InstallOrder(Map<String, Integer> priorities) {
    this.priorities = priorities;
  }

  /**
   * @param override the {@link FeatureReference#place() places} of {@code
   *     overrideFeatureInstallOrder}, the first to install first
   * @throws InputException if Features wait for each other in a circle
   */
  static List<Feature> of(List<Feature> features, List<String> override) {
    Map<String, Integer> priorities = new HashMap<>();
    for (int i = 0; i < override.size(); i++) {
      priorities.merge(override.get(i), override.size() - i, Math::max);
    }
    Set<String> places = features.stream().map(InstallOrder::place).collect(Collectors.toSet());
    return new InstallOrder(priorities)
        .rounds(features.stream().map(feature -> feature.installingAfter(places)).toList());
  }

  private List<Feature> rounds(List<Feature> features) {
    List<Feature> order = new ArrayList<>();
    Set<Feature.Key> installed = new HashSet<>();
    Set<String> installedPlaces = new HashSet<>();
    List<Feature> waiting = new ArrayList<>(features);
    while (!waiting.isEmpty()) {
      List<Feature> ready =
          waiting.stream()
              .filter(feature -> installed.containsAll(feature.dependsOn()))
              .filter(feature -> installedPlaces.containsAll(feature.installsAfter()))
              .toList();
      if (ready.isEmpty()) {
        throw circle(waiting);
      }
      int highest = ready.stream().mapToInt(this::priority).max().orElseThrow();
      List<Feature> round =
          ready.stream()
              .filter(feature -> priority(feature) == highest)
              .sorted((a, b) -> a.key().compareTo(b.key()))
              .toList();
      order.addAll(round);
      round.forEach(feature -> installed.add(feature.key()));
      round.forEach(feature -> installedPlaces.add(place(feature)));
      waiting.removeIf(feature -> installed.contains(feature.key()));
    }
    return order;
  }

  private static String place(Feature feature) {
    return feature.key().reference().place();
  }

  private int priority(Feature feature) {
    return priorities.getOrDefault(place(feature), 0);
  }

  /** Every waiting Feature waits for a waiting one, so following them must come round. */
  private InputException circle(List<Feature> waiting) {
    List<Feature> path = new ArrayList<>();
    Feature at = waiting.get(0);
    while (!path.contains(at)) {
      path.add(at);
      at = blocker(at, waiting).orElseThrow();
    }
    List<Feature> circle = path.subList(path.indexOf(at), path.size());
    String names =
        circle.stream()
            .limit(5)
            .map(feature -> Shown.name(feature.key().reference().id()) + " → ")
            .collect(Collectors.joining());
    return InputException.at(
        at.mention().mention(),
        "Features wait for each other in a circle: "
            + names
            + (circle.size() > 5 ? "… → " : "")
            + Shown.name(at.key().reference().id()),
        "Take one of them out of a dependsOn or installsAfter");
  }

  private Optional<Feature> blocker(Feature feature, List<Feature> waiting) {
    return waiting.stream()
        .filter(
            other ->
                feature.dependsOn().contains(other.key())
                    || feature.installsAfter().contains(place(other)))
        .findFirst();
  }
}
