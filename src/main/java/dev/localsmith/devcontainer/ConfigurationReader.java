package dev.localsmith.devcontainer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.devcontainer.Contributors.Collected;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a configuration and merges what contributes to it as the Dev Containers CLI 0.89 does: the
 * base image's metadata, the Features in install order, then the file.
 */
public final class ConfigurationReader {
  /**
   * What a repository doesn't hold.
   *
   * @param imageMetadata a file with the base image's {@code devcontainer.metadata} label: a JSON
   *     list or object
   * @param features a {@code devcontainer-feature.json} per Feature id, with version or without
   * @param environment for {@code ${localEnv:NAME}}
   */
  public record Supplied(
      Optional<Path> imageMetadata, Map<String, Path> features, Map<String, String> environment) {}

  private static final String NAMESPACE = "kubernetes";

  private final Supplied supplied;

  public ConfigurationReader(Supplied supplied) {
    this.supplied = supplied;
  }

  /**
   * @param source one that {@link Discovery} found
   * @param standardInput read where the source is standard input
   * @throws InputException if any file can't be read, is no JSON object, or Features wait for each
   *     other in a circle
   */
  public Configuration read(Source source, InputStream standardInput) {
    Document document = document(source, standardInput);
    if (!document.root().value().isObject()) {
      throw InputException.at(
          document.root().position(), "this is not a JSON object", "Write { \"image\": … }");
    }
    return MergedShape.in(document.root())
        .map(merged -> merged(source, merged))
        .orElseGet(() -> authored(source, document));
  }

  private static Document document(Source source, InputStream standardInput) {
    if (source.file().isPresent()) {
      return Document.read(source.file().get(), source.name());
    }
    try {
      return Document.parse(SourceText.read(standardInput, source.name()), source.name());
    } catch (IOException e) {
      throw InputException.of(source.name(), "it can't be read", "Name a file instead");
    }
  }

  private static Configuration merged(Source source, Located merged) {
    Contributor contributor = new Contributor(Contributor.Kind.MERGED, source.name(), merged);
    Origin all = new Origin(contributor, merged);
    Optional<Origin> kubernetes =
        all.get("customizations").flatMap(namespaces -> namespaces.get(NAMESPACE));
    return configuration(
        source,
        merged.value(),
        kubernetes.orElse(all),
        kubernetes.stream().flatMap(list -> list.elements().stream()).toList(),
        new Collected(List.of(contributor), List.of(), List.of()));
  }

  private Configuration authored(Source source, Document document) {
    Collected collected = Contributors.of(source, document, supplied);
    List<Contributor> contributors = collected.contributors();
    Map<String, List<Origin>> namespaces = new LinkedHashMap<>();
    for (Contributor contributor : contributors) {
      Optional<Origin> customizations = contributor.get("customizations");
      for (String namespace : customizations.map(c -> c.value().keys()).orElse(List.of())) {
        customizations
            .flatMap(c -> c.get(namespace))
            .ifPresent(
                value ->
                    namespaces.computeIfAbsent(namespace, key -> new ArrayList<>()).add(value));
      }
    }
    Contributor file = contributors.get(contributors.size() - 1);
    return configuration(
        source,
        json(namespaces),
        new Origin(file, file.value()),
        namespaces.getOrDefault(NAMESPACE, List.of()),
        collected);
  }

  /** As the CLI writes it: each namespace a list, and no empty {@code customizations}. */
  private static JsonNode json(Map<String, List<Origin>> namespaces) {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    if (!namespaces.isEmpty()) {
      ObjectNode customizations = root.putObject("customizations");
      namespaces.forEach(
          (namespace, values) ->
              customizations
                  .putArray(namespace)
                  .addAll(values.stream().map(value -> value.value().value()).toList()));
    }
    return root;
  }

  /**
   * @param all what the empty path means
   * @param entries those of {@code customizations.kubernetes}
   */
  private static Configuration configuration(
      Source source, JsonNode json, Origin all, List<Origin> entries, Collected collected) {
    List<Contributor> contributors = collected.contributors();
    List<Finding> findings = new ArrayList<>(collected.findings());
    List<Origin> written =
        contributors.stream()
            .filter(contributor -> contributor.kind() != Contributor.Kind.FEATURE)
            .flatMap(contributor -> contributor.get("hostRequirements").stream())
            .toList();
    HostRequirements required = HostRequirementsMerge.merge(written, findings);
    Contributor file = contributors.get(contributors.size() - 1);
    HostRequirements effective =
        file.get("runArgs")
            .map(runArgs -> RunArguments.replaceIn(required, runArgs, findings))
            .orElse(required);
    return new Configuration(
        source.name(),
        JsonText.of(json),
        effective,
        contributors,
        collected.unread(),
        findings.stream().distinct().toList(),
        new Origins(all, entries, written, effective));
  }
}
