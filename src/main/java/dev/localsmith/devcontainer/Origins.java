package dev.localsmith.devcontainer;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Leads from a path, as the rules' warnings have it, to the author's own text. A path that starts
 * with {@code [i]} is in the i-th entry of {@code customizations.kubernetes}; one without is a
 * merged value's, and leads to the last entry that set it.
 */
public final class Origins {
  private static final Pattern ENTRY = Pattern.compile("\\[([0-9]{1,9})]\\.?(.*)", Pattern.DOTALL);
  private static final String HOST = "hostRequirements.";

  /**
   * The rules' own containers, the innermost first; each group is a step. Dots and brackets in any
   * other key are its own.
   */
  private static final List<Pattern> STEPS =
      List.of(
          Pattern.compile("(tolerations)\\[([0-9]{1,9})]"),
          Pattern.compile("(resources)\\.(requests|limits)\\.(.+)", Pattern.DOTALL),
          Pattern.compile("(resources|nodeSelector)\\.(.+)", Pattern.DOTALL),
          Pattern.compile("(.+)", Pattern.DOTALL));

  /** No name that Kubernetes knows is longer; marks are sorted in the square of their number. */
  private static final int LONGEST = 253 + 1 + 63;

  private final Origin whole;
  private final List<Origin> entries;
  private final List<Origin> hostRequirements;
  private final HostRequirements merged;

  /** An object's keys by their NFC, so that many paths into one object cost no more than a few. */
  private final Map<Spot, Map<String, String>> spellings = new IdentityHashMap<>();

  /**
   * @param whole what an empty path means
   * @param entries those of {@code customizations.kubernetes}, in order
   * @param hostRequirements each contributor's, in order
   */
  Origins(
      Origin whole, List<Origin> entries, List<Origin> hostRequirements, HostRequirements merged) {
    this.whole = whole;
    this.entries = entries;
    this.hostRequirements = hostRequirements;
    this.merged = merged;
  }

  /**
   * @param path {@code [2].tolerations[0]}, {@code resources.requests.cpu}, {@code storage}, {@code
   *     hostRequirements.memory}, or empty for all of it
   * @return empty if nothing that was read sets it
   */
  public Optional<Origin> of(String path) {
    if (path.isEmpty()) {
      return Optional.of(whole);
    }
    Matcher entry = ENTRY.matcher(path);
    if (entry.matches()) {
      int index = Integer.parseInt(entry.group(1));
      return index < entries.size()
          ? inEntry(entries.get(index), entry.group(2))
          : Optional.empty();
    }
    return path.startsWith(HOST)
        ? hostRequirement(path.substring(HOST.length()))
        : entries.stream()
            .flatMap(found -> inEntry(found, path).stream())
            .filter(found -> isSet(path, found.value()))
            .reduce((earlier, later) -> later);
  }

  /** A null quantity is set, as a quantity that is none; a null or empty container is not. */
  private static boolean isSet(String path, Located value) {
    return switch (path) {
      case "storage" -> !value.value().isNull();
      case "nodeSelector", "tolerations" -> !value.value().isEmpty();
      default -> true;
    };
  }

  private Optional<Origin> inEntry(Origin entry, String path) {
    return path.isEmpty()
        ? Optional.of(entry)
        : STEPS.stream()
            .map(pattern -> pattern.matcher(path))
            .filter(Matcher::matches)
            .flatMap(steps -> follow(entry.value(), steps).stream())
            .findFirst()
            .map(found -> new Origin(entry.contributor(), found));
  }

  private Optional<Located> follow(Located entry, Matcher steps) {
    Optional<Located> at = Optional.of(entry);
    for (int i = 1; i <= steps.groupCount(); i++) {
      String step = steps.group(i);
      at = at.flatMap(container -> child(container, step));
    }
    return at;
  }

  private Optional<Located> child(Located container, String step) {
    return container.value().isArray()
        ? container.get(Integer.parseInt(step))
        : container.get(step).or(() -> spelledOtherwise(container, step));
  }

  /** The last of the keys that are the same in NFC. */
  private static Map<String, String> spellings(Located container) {
    Map<String, String> spellings = new HashMap<>();
    for (String key : container.keys()) {
      if (key.length() <= LONGEST) {
        spellings.put(Normalizer.normalize(key, Normalizer.Form.NFC), key);
      }
    }
    return spellings;
  }

  /** Terraform normalises keys to NFC, so a path may spell one otherwise than its author. */
  private Optional<Located> spelledOtherwise(Located container, String step) {
    return StandardCharsets.US_ASCII.newEncoder().canEncode(step)
        ? Optional.empty()
        : Optional.ofNullable(
                spellings.computeIfAbsent(container.spot(), spot -> spellings(container)).get(step))
            .flatMap(container::get);
  }

  /** The value that decided, else the last that was written. */
  private Optional<Origin> hostRequirement(String name) {
    Optional<? extends HostRequirements.Requirement<?>> decided =
        switch (name) {
          case "cpus" -> merged.cpus();
          case "memory" -> merged.memory();
          case "storage" -> merged.storage();
          case "gpu" -> merged.gpu();
          default -> Optional.empty();
        };
    return decided
        .<Origin>map(HostRequirements.Requirement::source)
        .or(
            () ->
                hostRequirements.stream()
                    .flatMap(written -> written.get(name).stream())
                    .reduce((earlier, later) -> later));
  }
}
