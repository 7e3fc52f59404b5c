package dev.localsmith.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A command and what it prints, in a file named by the sentence that it proves. Each part stands
 * below a line {@code -- NAME --}: {@code command}, the files it reads, and {@code expected}.
 */
public record Scenario(Path path, Map<String, String> parts) {
  private static final String COMMAND = "command";
  private static final String EXPECTED = "expected";

  @Override
  public String toString() {
    return path.getFileName().toString().replaceFirst("\\.txt$", "").replace('-', ' ');
  }

  /** The scenarios of a folder beside the class, by name. */
  public static List<Scenario> all(Class<?> beside, String folder) {
    try (Stream<Path> files = Files.list(Path.of(beside.getResource(folder).toURI()))) {
      return files.sorted().map(Scenario::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  private static Scenario read(Path path) {
    try {
      Map<String, String> parts = new LinkedHashMap<>();
      String[] texts = Files.readString(path).split("(?m)^-- (?=\\S+ --$)");
      for (String text : List.of(texts).subList(1, texts.length)) {
        int end = text.indexOf(" --\n");
        parts.put(text.substring(0, end), text.substring(end + 4));
      }
      return new Scenario(path, parts);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the files into a folder and gives the command's words, files named in the folder. */
  public List<String> unpack(Path folder) throws IOException {
    for (Map.Entry<String, String> file : files().entrySet()) {
      Path target = folder.resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.writeString(target, file.getValue());
    }
    return Stream.of(parts.get(COMMAND).strip().split("\\s+"))
        .map(word -> isFile(word) ? folder.resolve(word).normalize().toString() : word)
        .toList();
  }

  private boolean isFile(String word) {
    return word.equals(".")
        || files().keySet().stream().anyMatch(f -> f.equals(word) || f.startsWith(word + "/"));
  }

  private Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>(parts);
    files.keySet().removeAll(List.of(COMMAND, EXPECTED));
    return files;
  }

  public String expected() {
    return parts.getOrDefault(EXPECTED, "");
  }

  /** Replaces what is expected, in the source folder, where the scenario was copied from. */
  public void rewrite(String actual) throws IOException {
    Path source =
        Path.of(
            path.toString()
                .replace(
                    Path.of("target", "test-classes").toString(),
                    Path.of("src", "test", "resources").toString()));
    String text = Files.readString(source);
    int expected = text.indexOf("-- " + EXPECTED + " --\n");
    String given = expected < 0 ? text : text.substring(0, expected);
    Files.writeString(source, given + "-- " + EXPECTED + " --\n" + actual);
  }
}
