package dev.localsmith.devcontainer;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the configurations that a path means, as the Dev Container specification does. Only regular
 * files are found, so that a pipe in a repository can't hold anybody up.
 */
public final class Discovery {
  private Discovery() {}

  /**
   * @param path a repository's root folder, a file, or {@code -} for standard input
   * @return for a folder {@code .devcontainer/devcontainer.json}, {@code .devcontainer.json}, then
   *     each {@code .devcontainer/FOLDER/devcontainer.json} in the order of their names; else the
   *     one file
   * @throws InputException if there is no such path, or none of these files in the folder
   */
  public static List<Source> find(String path) {
    if (path.equals("-")) {
      return List.of(Source.standardInput());
    }
    Path at = parsed(path);
    if (!Files.isDirectory(at)) {
      return List.of(source(at));
    }
    Path folder = at.resolve(".devcontainer");
    Set<Path> real = new HashSet<>();
    List<Source> found = new ArrayList<>();
    for (Path candidate : candidates(at, folder)) {
      if (isConfiguration(candidate) && real.add(realPath(candidate))) {
        found.add(source(candidate));
      }
    }
    if (found.isEmpty()) {
      throw InputException.of(
          path,
          "there is no .devcontainer/devcontainer.json, .devcontainer.json or"
              + " .devcontainer/<folder>/devcontainer.json in this folder",
          "Name the repository's root folder, or the file itself");
    }
    return found;
  }

  private static Path parsed(String path) {
    try {
      return Path.of(path);
    } catch (InvalidPathException e) {
      throw InputException.of(path, "this is no path", "Check the path");
    }
  }

  private static List<Path> candidates(Path root, Path folder) {
    List<Path> candidates = new ArrayList<>();
    candidates.add(folder.resolve("devcontainer.json"));
    candidates.add(root.resolve(".devcontainer.json"));
    if (leadsNowhere(folder)) {
      throw InputException.of(
          folder.normalize().toString(),
          "this symbolic link leads nowhere or back to itself",
          "Mend the link");
    }
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> children = Files.newDirectoryStream(folder, Files::isDirectory)) {
        List<Path> files = new ArrayList<>();
        children.forEach(child -> files.add(child.resolve("devcontainer.json")));
        files.stream().sorted().forEach(candidates::add);
      } catch (IOException e) {
        throw InputException.of(
            folder.normalize().toString(), "this folder can't be listed", "Check its permissions");
      }
    }
    return candidates;
  }

  /** A link that leads nowhere counts too: reading it says so. */
  private static boolean isConfiguration(Path path) {
    return Files.isRegularFile(path) || leadsNowhere(path);
  }

  private static boolean leadsNowhere(Path path) {
    return Files.isSymbolicLink(path) && !Files.exists(path);
  }

  private static Path realPath(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      return path.toAbsolutePath();
    }
  }

  private static Source source(Path path) {
    return new Source(path.normalize().toString(), Optional.of(path));
  }
}
