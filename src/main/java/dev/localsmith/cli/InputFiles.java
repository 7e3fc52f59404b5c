package dev.localsmith.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Opens what the user names. */
final class InputFiles {
  private static final String STANDARD_INPUT = "-";

  private InputFiles() {}

  /** Reads an open file. */
  @FunctionalInterface
  interface Reader<T> {
    /**
     * @param file its name, for messages
     */
    T read(String file, InputStream in) throws IOException;
  }

  /**
   * Reads a file, or standard input for {@code -}.
   *
   * @throws FilesException if it can't be opened or read
   */
  static <T> T read(String file, Reader<T> reader) {
    try {
      if (file.equals(STANDARD_INPUT)) {
        return reader.read("standard input", System.in);
      }
      Path path = Path.of(file);
      if (Files.isDirectory(path)) {
        throw new FilesException(file + ": is a folder; a file is needed here");
      }
      try (InputStream in = Files.newInputStream(path)) {
        return reader.read(file, in);
      }
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new FilesException(file + ": there is no such file");
    } catch (IOException e) {
      throw new FilesException(file + ": can't be read: " + e.getMessage());
    }
  }
}
