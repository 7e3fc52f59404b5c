package dev.localsmith.devcontainer;

import java.nio.file.Path;
import java.util.Optional;

/**
 * One configuration to read.
 *
 * @param name what messages and positions call it
 * @param file empty for standard input
 */
public record Source(String name, Optional<Path> file) {
  private static final String FOLDER = ".devcontainer";

  static Source standardInput() {
    return new Source("<stdin>", Optional.empty());
  }

  /**
   * The repository's root folder: what holds {@code .devcontainer.json} or {@code .devcontainer};
   * for a file in any other place, the file's folder.
   */
  Optional<Path> workspace() {
    return file.map(
        path -> {
          Path folder = path.toAbsolutePath().normalize().getParent();
          return specified(folder)
              .or(() -> specified(folder.getParent()))
              .map(Path::getParent)
              .orElse(folder);
        });
  }

  /** The folder that its local Features must lie below: {@code .devcontainer}, as the CLI asks. */
  Optional<Path> featureRoot() {
    return workspace()
        .map(
            root -> {
              Path folder = file.orElseThrow().toAbsolutePath().normalize().getParent();
              boolean elsewhere =
                  folder.equals(root) && !file.orElseThrow().endsWith(FOLDER + ".json");
              return elsewhere ? root : root.resolve(FOLDER);
            });
  }

  private static Optional<Path> specified(Path folder) {
    return Optional.ofNullable(folder)
        .filter(f -> f.endsWith(FOLDER))
        .filter(f -> f.getParent() != null);
  }
}
