package dev.localsmith.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** What the build could not test on this machine; Maven prints it at its end. */
public final class Skipped {
  private static final Path REPORT = Path.of("target/skipped-tests.txt");

  private Skipped() {}

  /** Whether a missing tool fails the tests that need it. */
  public static boolean forbidden() {
    return "true".equals(System.getenv("CI"));
  }

  /** Adds the line to the report, once. */
  public static synchronized void report(String line) {
    try {
      Files.createDirectories(REPORT.getParent());
      if (!Files.exists(REPORT) || !Files.readAllLines(REPORT).contains(line)) {
        Files.writeString(
            REPORT, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
