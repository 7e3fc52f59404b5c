package dev.localsmith.cli;

import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RulesReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which rules a command works with. */
final class RulesOption {
  private static final String STANDARD = "kubernetes.yaml";

  @Option(
      names = "--rules",
      paramLabel = "FILE",
      description = "The rules file. Without it, the standard rules.")
  private Optional<Path> file = Optional.empty();

  RuleSet rules() {
    return file.map(RulesOption::read).orElseGet(() -> new RulesReader().standard());
  }

  /** The text of the rules file. */
  String text() {
    return file.map(RulesOption::text).orElseGet(() -> new RulesReader().standardText());
  }

  /** How generated files name the rules. */
  String name() {
    return file.map(f -> f.getFileName().toString()).orElse(STANDARD);
  }

  private static RuleSet read(Path file) {
    return new RulesReader().read(file.toString(), text(file));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new FilesException(file + ": there is no such file");
    } catch (CharacterCodingException e) {
      throw new FilesException(file + ": is not UTF-8 text");
    } catch (IOException e) {
      throw new FilesException(file + ": can't be read: " + e.getMessage());
    }
  }
}
