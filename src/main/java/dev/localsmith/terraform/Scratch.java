package dev.localsmith.terraform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.io.FileUtils;

/** A temporary folder, removed when closed and when the program is interrupted. */
public final class Scratch implements AutoCloseable {
  private final Path folder;
  private final OnExit ended;

  public Scratch() {
    try {
      folder = Files.createTempDirectory("localsmith-");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    ended = new OnExit(() -> FileUtils.deleteQuietly(folder.toFile()));
  }

  public Path folder() {
    return folder;
  }

  /** Writes a file, and the folders it stands in. */
  public void write(String name, String text) {
    try {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    FileUtils.deleteQuietly(folder.toFile());
    ended.close();
  }
}
