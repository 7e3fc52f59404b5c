package dev.localsmith.explain;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.re2j.Pattern;
import dev.localsmith.devcontainer.Origin;
import dev.localsmith.interpret.Result;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.EntryKeys;
import dev.localsmith.rules.Warnings;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What an author may have meant, from the model's own names and units. */
final class Suggestions {
  private final Warnings warnings;
  private final EntryKeys keys;
  private final String namespace;
  private final String device;
  private final NearName nearNamespace;
  private final NearName nearDevice;
  private final NearName nearResource;
  private final NearName nearKey;
  private final NearName nearKeyInResources;
  private final Pattern hugepages;
  private final NearQuantity quantities;
  private final NearToleration tolerations;

  Suggestions(RuleSet rules) {
    this.warnings = rules.warnings();
    this.keys = rules.entry();
    this.namespace = rules.customization();
    this.device = rules.gpu().device();
    this.nearNamespace = new NearName(List.of(namespace));
    this.nearDevice = new NearName(List.of(device));
    this.nearResource =
        new NearName(
            Stream.concat(rules.resources().keySet().stream(), Stream.of(device)).toList());
    this.nearKey = new NearName(keys.known());
    this.nearKeyInResources = new NearName(keys.knownInResources());
    this.hugepages = Pattern.compile(rules.hugepages().name().pattern());
    this.quantities = new NearQuantity(rules.quantities());
    this.tolerations = new NearToleration(rules.placement());
  }

  /** A sentence; empty where nothing comes near. */
  Optional<String> of(Result.Warning warning, Origin written) {
    JsonNode value = written.value().value();
    String code = warning.code();
    if (code.equals(warnings.notAQuantity().code())) {
      return Optional.of(value)
          .filter(JsonNode::isTextual)
          .flatMap(text -> quantities.of(text.textValue()))
          .map(Suggestions::meant);
    }
    if (code.equals(warnings.notAToleration().code())) {
      return tolerations.of(value);
    }
    if (code.equals(warnings.notAResourceName().code())) {
      // resources.requests.NAME
      return resourceName(afterDot(afterDot(warning.path())));
    }
    return code.equals(warnings.unknownKey().code())
        ? key(afterDot(warning.path()))
        : Optional.empty();
  }

  /** Whether somebody who wrote this name meant the device of {@code hostRequirements.gpu}. */
  boolean isNearDevice(String name) {
    return !name.equals(device) && nearDevice.to(name).isPresent();
  }

  /** Whether somebody who wrote this namespace of {@code customizations} meant the rules' own. */
  boolean isNearNamespace(String name) {
    return !name.equals(namespace) && nearNamespace.to(name).isPresent();
  }

  static String meant(String text) {
    return "Did you mean \"" + text + "\"?";
  }

  private Optional<String> resourceName(String written) {
    return keys.known().contains(written)
        ? Optional.of(beside(written))
        : hugepages(written).or(() -> nearResource.to(written)).map(Suggestions::meant);
  }

  /** {@code hugepages-2MB}: the page size is a quantity, its binary units alone being allowed. */
  private Optional<String> hugepages(String written) {
    int size = written.lastIndexOf('-') + 1;
    return quantities
        .of(written.substring(size))
        .map(near -> written.substring(0, size) + near)
        .flatMap(near -> Stream.of(near, near + "i").filter(hugepages::matches).findFirst());
  }

  /**
   * @param written of an entry, or {@code resources.KEY}
   */
  private Optional<String> key(String written) {
    String prefix = keys.resources() + ".";
    if (written.startsWith(prefix)) {
      String inside = written.substring(prefix.length());
      return nearKeyInResources
          .to(inside)
          .map(Suggestions::meant)
          .or(() -> resource(inside))
          .or(() -> nearKey.to(inside).map(this::beside));
    }
    return nearKey
        .to(written)
        .map(Suggestions::meant)
        .or(() -> nearKeyInResources.to(written).map(this::inside))
        .or(() -> resource(written));
  }

  private Optional<String> resource(String written) {
    return nearResource
        .to(written)
        .map(
            name ->
                "Did you mean \"%s\" in %s.%s or %s.%s?"
                    .formatted(
                        name, keys.resources(), keys.requests(), keys.resources(), keys.limits()));
  }

  private String inside(String key) {
    return "Did you mean \"%s\" in %s?".formatted(key, keys.resources());
  }

  private String beside(String key) {
    return "Did you mean \"%s\" beside %s, not in it?".formatted(key, keys.resources());
  }

  private static String afterDot(String path) {
    return path.substring(path.indexOf('.') + 1);
  }
}
