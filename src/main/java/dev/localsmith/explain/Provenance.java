package dev.localsmith.explain;

import dev.localsmith.interpret.Watcher;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where each value of a result comes from, as the interpreter told while it decided. */
public final class Provenance implements Watcher {
  private final Map<String, Decision> requests = new LinkedHashMap<>();
  private final Map<String, Decision> limits = new LinkedHashMap<>();
  private final Map<String, Decision> selectors = new LinkedHashMap<>();
  private final List<String> tolerations = new ArrayList<>();
  private Optional<Decision> disk = Optional.empty();

  /**
   * One decision.
   *
   * @param path of the value that the repository gave, as warnings name it; empty where it gave
   *     none
   */
  public record Decision(Origin origin, String path) {}

  /** By the resource's name. */
  public Optional<Decision> request(String name) {
    return Optional.ofNullable(requests.get(name));
  }

  /** By the resource's name. */
  public Optional<Decision> limit(String name) {
    return Optional.ofNullable(limits.get(name));
  }

  public Optional<Decision> disk() {
    return disk;
  }

  /** By the selector's key. */
  public Optional<Decision> selector(String key) {
    return Optional.ofNullable(selectors.get(key));
  }

  /** The path of each toleration of the result, in the same order. */
  public List<String> tolerations() {
    return tolerations;
  }

  @Override
  public void request(String name, Origin origin, String path) {
    requests.put(name, new Decision(origin, path));
  }

  @Override
  public void limit(String name, Origin origin, String path) {
    limits.put(name, new Decision(origin, path));
  }

  @Override
  public void disk(Origin origin, String path) {
    disk = Optional.of(new Decision(origin, path));
  }

  @Override
  public void selector(String key, Origin origin, String path) {
    selectors.put(key, new Decision(origin, path));
  }

  @Override
  public void toleration(String path) {
    tolerations.add(path);
  }
}
