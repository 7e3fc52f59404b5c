package dev.localsmith.testing;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import dev.localsmith.cases.CaseReader;
import dev.localsmith.rules.Cap;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RulesReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An option of an operator's rules, and what it makes of its cases. */
public record Options(String name, RuleSet rules, List<Case> cases) {
  public static final Path FOLDER = Path.of("src/test/resources/dev/localsmith/operator");

  /** One for each folder. */
  public static List<Options> all() {
    try (Stream<Path> folders = Files.list(FOLDER)) {
      return folders.filter(Files::isDirectory).sorted().map(Options::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The rules of one of them. */
  public static RuleSet rules(String name) {
    try {
      return Overlay.rules(name, Files.readString(FOLDER.resolve(name).resolve("rules.yaml")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Rules that use many options at once. */
  public static RuleSet operator() {
    try {
      return new RulesReader()
          .read("operator.yaml", Files.readString(FOLDER.resolve("operator.yaml")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The cases of the standard rules, with what these rules read beside; they expect nothing. */
  public static List<Case> standard(RuleSet rules) {
    return Library.cases().stream().map(c -> adapted(c, rules)).toList();
  }

  private static Case adapted(Case given, RuleSet rules) {
    ObjectNode input = given.input().deepCopy();
    for (Cap cap : rules.caps()) {
      if (!input.has(cap.variable())) {
        input.put(cap.variable(), cap.standard());
      }
    }
    rules.placement().selectors().stream()
        .flatMap(selector -> selector.input().stream())
        .filter(name -> !input.has(name))
        .forEach(name -> input.put(name, name));
    return new Case(given.id(), input, Optional.empty());
  }

  private static Options read(Path folder) {
    String name = folder.getFileName().toString();
    RuleSet rules = rules(name);
    return new Options(name, rules, new CaseReader(rules).read(folder.resolve("cases.json")));
  }

  @Override
  public String toString() {
    return name;
  }
}
