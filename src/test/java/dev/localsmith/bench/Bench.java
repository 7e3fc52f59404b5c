package dev.localsmith.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Measures the parts that it is asked for, or all, and prints a table of Markdown. */
final class Bench {
  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  private Bench() {}

  /** Exits with 1 if a figure misses its target. */
  public static void main(String[] names) {
    Map<String, Supplier<List<Figure>>> parts = new LinkedHashMap<>();
    parts.put("startup", StartUp::measure);
    parts.put("interpreter", Throughput::measure);
    parts.put("batches", Batches::measure);
    parts.put("growth", Growth::measure);
    if (!parts.keySet().containsAll(List.of(names))) {
      System.err.println("bench: the parts are " + String.join(", ", parts.keySet()));
      System.exit(2);
    }
    List<Figure> figures = new ArrayList<>();
    parts.forEach(
        (name, part) -> {
          if (names.length == 0 || List.of(names).contains(name)) {
            figures.addAll(part.get());
          }
        });
    System.out.println("Measured " + LocalDate.now(ZoneOffset.UTC) + " on " + machine() + ".\n");
    System.out.println("| What | Measured | Target |\n|---|---|---|");
    figures.forEach(figure -> System.out.println(figure.row()));
    System.exit(figures.stream().allMatch(Figure::met) ? 0 : 1);
  }

  private static String machine() {
    return processor()
        + ", "
        + Runtime.getRuntime().availableProcessors()
        + " cores, Java "
        + Runtime.version().feature();
  }

  private static String processor() {
    if (!Files.isReadable(PROCESSORS)) {
      return System.getProperty("os.name") + " " + System.getProperty("os.arch");
    }
    try {
      return Files.readAllLines(PROCESSORS).stream()
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 2).strip())
          .findFirst()
          .orElse("Linux " + System.getProperty("os.arch"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
