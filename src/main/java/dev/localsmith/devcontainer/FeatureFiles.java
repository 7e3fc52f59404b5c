package dev.localsmith.devcontainer;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Finds what can be read of a Feature without network. */
final class FeatureFiles {
  private static final String METADATA = "devcontainer-feature.json";

  /** No system opens a longer path. */
  private static final int MAX_PATH = 4096;

  private final Source source;
  private final Map<String, Path> supplied;
  private final Map<String, Document> read = new LinkedHashMap<>();
  private int characters;

  /**
   * @param source the {@code devcontainer.json}; local ids count from its folder
   * @param supplied a {@code devcontainer-feature.json} per Feature id, with version or without
   */
  FeatureFiles(Source source, Map<String, Path> supplied) {
    this.source = source;
    this.supplied = supplied;
  }

  FeatureReference reference(String id) {
    if (id.startsWith("./") || id.startsWith("../") || id.startsWith("/")) {
      return local(id);
    }
    return id.startsWith("https://")
        ? new FeatureReference.Archive(id)
        : FeatureReference.Registry.of(id);
  }

  private FeatureReference local(String id) {
    if (source.file().isEmpty()) {
      return new FeatureReference.Refused(
          id, "its folder is not known, the configuration being read from standard input");
    }
    Path root = source.featureRoot().orElseThrow();
    Path folder = source.file().orElseThrow().toAbsolutePath().getParent();
    boolean allowed = !id.startsWith("/") && id.indexOf('\0') < 0 && id.length() <= MAX_PATH;
    Path place = allowed ? folder.resolve(id).normalize() : root;
    return place.startsWith(root) && !place.equals(root)
        ? new FeatureReference.Local(id, place.toString())
        : new FeatureReference.Refused(
            id, "a local Feature's folder must lie below .devcontainer, its path starting with ./");
  }

  /** The Feature's metadata, if it lies in the repository or was supplied. Ask once for each. */
  Optional<Document> metadata(FeatureReference reference) {
    Optional<Path> given =
        supplied.entrySet().stream()
            .filter(entry -> names(entry.getKey(), reference))
            .map(Map.Entry::getValue)
            .findFirst();
    if (given.isPresent()) {
      return Optional.of(counted(read(given.get(), given.get().toString())));
    }
    if (!(reference instanceof FeatureReference.Local)) {
      return Optional.empty();
    }
    Path folder = Path.of(reference.place());
    Path file = folder.resolve(METADATA);
    boolean brokenLink =
        !Files.exists(folder) && Files.isSymbolicLink(folder)
            || !Files.exists(file) && Files.isSymbolicLink(file);
    if (!brokenLink && !Files.isRegularFile(file)) {
      return Optional.empty();
    }
    String name =
        Path.of(source.name()).resolveSibling(reference.id()).resolve(METADATA).toString();
    return Optional.of(counted(read(file, Path.of(name).normalize().toString())));
  }

  /** A file counts as often as it contributes: so often it stands in the merged configuration. */
  private Document counted(Document document) {
    characters += document.text().length();
    if (characters > SourceText.MAX_BYTES) {
      throw InputException.of(
          document.name(),
          "what the Features contribute is together larger than 2 MiB",
          "Check that they are the right files");
    }
    return document;
  }

  private boolean names(String id, FeatureReference reference) {
    FeatureReference named = reference(id);
    boolean versioned = named.id().indexOf(':', named.id().lastIndexOf('/') + 1) >= 0;
    return versioned
        ? named.identity().equals(reference.identity())
        : named.place().equals(reference.place());
  }

  private Document read(Path file, String name) {
    return read.computeIfAbsent(
        file.toString(),
        key -> {
          Document document = Document.read(file, name);
          if (!document.root().value().isObject()) {
            throw InputException.of(
                name, "a Feature's metadata must be a JSON object", "Mend the file");
          }
          return document;
        });
  }
}
