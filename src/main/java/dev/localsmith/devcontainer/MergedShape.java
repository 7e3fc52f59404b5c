package dev.localsmith.devcontainer;

import java.util.List;
import java.util.Optional;

/** Recognises what {@code devcontainer read-configuration} prints. */
final class MergedShape {
  /** Lists that only a merged configuration has; the CLI always writes most of them. */
  private static final List<String> MERGED_LISTS =
      List.of(
          "onCreateCommands",
          "updateContentCommands",
          "postCreateCommands",
          "postStartCommands",
          "postAttachCommands",
          "entrypoints");

  private static final List<String> AUTHORED =
      List.of("image", "build", "dockerFile", "dockerComposeFile", "features");

  private MergedShape() {}

  /**
   * The merged configuration in a document: its {@code mergedConfiguration}; or all of it, by the
   * lists that only a merged one has, or because no author would write it so: without an image, and
   * each namespace of {@code customizations} a list. Empty for a {@code devcontainer.json}.
   *
   * @throws InputException for the CLI's output without its merged part
   */
  static Optional<Located> in(Located root) {
    Optional<Located> part = root.get("mergedConfiguration").filter(m -> m.value().isObject());
    if (part.isPresent()) {
      return part;
    }
    Optional<Located> plain = root.get("configuration").filter(c -> c.value().isObject());
    if (plain.isPresent() && root.get("workspace").isPresent()) {
      throw InputException.at(
          plain.get().position(),
          "this is output of devcontainer read-configuration without the merged configuration",
          "Run it with --include-merged-configuration");
    }
    return Optional.of(root).filter(r -> hasMergedLists(r) || hasOnlyMergedCustomizations(r));
  }

  private static boolean hasMergedLists(Located root) {
    return MERGED_LISTS.stream()
        .anyMatch(name -> root.get(name).filter(list -> list.value().isArray()).isPresent());
  }

  private static boolean hasOnlyMergedCustomizations(Located root) {
    return AUTHORED.stream().noneMatch(name -> root.get(name).isPresent())
        && root.get("customizations")
            .map(Located::value)
            .filter(namespaces -> namespaces.isObject() && !namespaces.isEmpty())
            .filter(
                namespaces ->
                    namespaces.properties().stream().allMatch(n -> n.getValue().isArray()))
            .isPresent();
  }
}
