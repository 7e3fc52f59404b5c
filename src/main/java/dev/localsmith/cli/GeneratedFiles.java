package dev.localsmith.cli;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import dev.localsmith.emit.Form;
import dev.localsmith.emit.Generator;
import dev.localsmith.emit.RulesPage;
import dev.localsmith.emit.schema.EditorSchema;
import dev.localsmith.rules.RuleSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The files that rules give, compared with those on disk.
 *
 * @param texts by path; each form in a folder of its own, and beside them what no form changes
 * @param folders the forms' folders, in which no other Terraform file belongs
 */
record GeneratedFiles(Map<Path, String> texts, List<Path> folders) {
  private static final int CONTEXT = 3;

  static GeneratedFiles of(Path out, RuleSet rules, String rulesName, List<Form> forms) {
    Map<Path, String> texts = new LinkedHashMap<>();
    List<Path> folders = new ArrayList<>();
    Generator generator = new Generator();
    for (Form form : forms) {
      Path folder = out.resolve(form.name().toLowerCase(Locale.ROOT));
      folders.add(folder);
      generator
          .generate(rules, rulesName, form)
          .forEach((file, text) -> texts.put(folder.resolve(file), text));
    }
    texts.put(out.resolve(RulesPage.FILE), new RulesPage().of(rules, rulesName));
    texts.put(out.resolve(EditorSchema.FILE), EditorSchema.of(rules, rulesName));
    return new GeneratedFiles(texts, folders);
  }

  /** Writes what is not there yet, whole files only, and gives what was written. */
  List<Path> write() {
    List<Path> written = new ArrayList<>();
    texts.forEach(
        (path, text) -> {
          byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
          try {
            if (Files.exists(path) && Arrays.equals(Files.readAllBytes(path), bytes)) {
              return;
            }
            Files.createDirectories(path.getParent());
            Path whole = Files.createTempFile(path.getParent(), ".localsmith-", ".tmp");
            try {
              Files.write(whole, bytes);
              move(whole, path);
            } finally {
              Files.deleteIfExists(whole);
            }
            written.add(path);
          } catch (IOException e) {
            throw new FilesException(path + ": can't be written: " + reason(e));
          }
        });
    return written;
  }

  /** What is missing, not as generated or superfluous: a line or a unified diff for each file. */
  List<String> differences() {
    List<String> differences = new ArrayList<>();
    try {
      for (Map.Entry<Path, String> file : texts.entrySet()) {
        Path path = file.getKey();
        String found =
            Files.exists(path) ? new String(Files.readAllBytes(path), StandardCharsets.UTF_8) : "";
        if (!Files.exists(path)) {
          differences.add(path + ": is missing");
        } else if (!found.equals(file.getValue())) {
          differences.add(diff(path, found, file.getValue()));
        }
      }
      for (Path folder : folders) {
        superfluous(folder)
            .forEach(path -> differences.add(path + ": is not generated; remove it"));
      }
    } catch (IOException e) {
      throw new FilesException("can't be read: " + reason(e));
    }
    return differences;
  }

  private List<Path> superfluous(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(path -> path.toString().endsWith(".tf") && !texts.containsKey(path))
          .sorted()
          .toList();
    }
  }

  private static String diff(Path path, String found, String wanted) {
    List<String> old = List.of(found.split("\n", -1));
    return String.join(
        "\n",
        UnifiedDiffUtils.generateUnifiedDiff(
            path.toString(),
            path + " (as generated)",
            old,
            DiffUtils.diff(old, List.of(wanted.split("\n", -1))),
            CONTEXT));
  }

  /** A temporary file is private to its owner; what is generated is as readable as any file. */
  private static void move(Path whole, Path path) throws IOException {
    if (!whole.toFile().setReadable(true, false)) {
      throw new IOException("its mode can't be set");
    }
    Files.move(whole, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  private static String reason(IOException e) {
    return e instanceof FileSystemException f && f.getReason() == null
        ? e.getClass().getSimpleName() + " " + e.getMessage()
        : e.getMessage();
  }
}
