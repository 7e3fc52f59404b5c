package dev.localsmith.devcontainer;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A case, named by the sentence it proves: the files of a repository, each below a line {@code --
 * NAME --}. {@code image-metadata.json} is the base image's label, {@code features/ID.json} (a
 * slash in the id written {@code +}) a Feature supplied, and {@code expected} what the merge gives.
 */
public record CaseFile(Path path, Map<String, String> files) {
  static final Map<String, String> ENVIRONMENT = Map.of("LOCALSMITH_SIZE", "16gb");

  @Override
  public String toString() {
    return path.getFileName().toString().replaceFirst("\\.txt$", "").replace('-', ' ');
  }

  /** The cases of a folder beside this class. */
  static Stream<CaseFile> all(String folder) throws IOException, URISyntaxException {
    return all(CaseFile.class, folder);
  }

  /** The cases of a folder beside a class. */
  public static Stream<CaseFile> all(Class<?> beside, String folder)
      throws IOException, URISyntaxException {
    try (Stream<Path> files = Files.list(Path.of(beside.getResource(folder).toURI()))) {
      return files.sorted().map(CaseFile::read).toList().stream();
    }
  }

  private static CaseFile read(Path path) {
    try {
      Map<String, String> files = new LinkedHashMap<>();
      String[] parts = Files.readString(path).split("(?m)^-- (?=\\S+ --$)");
      for (String part : List.of(parts).subList(1, parts.length)) {
        int end = part.indexOf(" --\n");
        files.put(part.substring(0, end), part.substring(end + 4));
      }
      return new CaseFile(path, files);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Writes the repository's files, all but those that are supplied apart. */
  public void unpack(Path folder) throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      if (!file.getKey().equals("expected")) {
        Path target = folder.resolve(file.getKey());
        Files.createDirectories(target.getParent());
        Files.writeString(target, file.getValue());
      }
    }
  }

  /** Reads the configuration in an unpacked folder: the case's first file, or the only source. */
  Configuration configuration(Path folder) {
    String name = files.keySet().iterator().next();
    Source source = new Source(folder.resolve(name).toString(), Optional.of(folder.resolve(name)));
    Map<String, Path> features =
        files.keySet().stream()
            .filter(file -> file.startsWith("features/"))
            .collect(
                Collectors.toMap(
                    file -> file.substring(9).replace(".json", "").replace('+', '/'),
                    folder::resolve));
    return new ConfigurationReader(
            new ConfigurationReader.Supplied(
                Optional.of(folder.resolve("image-metadata.json")).filter(Files::exists),
                features,
                ENVIRONMENT))
        .read(source, InputStream.nullInputStream());
  }

  /** Replaces what is expected, in the source folder, where the case was copied from. */
  public void rewrite(String actual) throws IOException {
    Path source =
        Path.of(
            path.toString()
                .replace(
                    Path.of("target", "test-classes").toString(),
                    Path.of("src", "test", "resources").toString()));
    String text = Files.readString(source, StandardCharsets.UTF_8);
    Files.writeString(
        source, text.replaceFirst("(?s)-- expected --\n.*|$", "") + "-- expected --\n" + actual);
  }
}
