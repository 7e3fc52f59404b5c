package dev.localsmith.cli;

import dev.localsmith.cases.Case;
import dev.localsmith.cases.CaseReader;
import dev.localsmith.rules.RuleSet;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Parameters;

/** The case files that a command reads. */
final class CaseFiles {
  private static final String STANDARD_INPUT = "-";

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = {
        "Case files: JSON, a list of {id, input} or one such object; a folder stands for all .json"
            + " files in it, - for standard input.",
        "input: {configuration, host_requirements, parameters: {cpu, memory, disk_size}, variables:"
            + " {max_cpu, max_memory, allow_node_placement}, arch}. A configuration that is a text"
            + " is the raw JSON text."
      })
  private List<String> files;

  /** The cases by the file's name as the user gave it. */
  Map<String, List<Case>> read(RuleSet rules) {
    return read(rules, files);
  }

  static Map<String, List<Case>> read(RuleSet rules, List<String> files) {
    CaseReader reader = new CaseReader(rules);
    Map<String, List<Case>> cases = new LinkedHashMap<>();
    for (String file : files) {
      cases.computeIfAbsent(
          file,
          name ->
              name.equals(STANDARD_INPUT)
                  ? reader.read("standard input", name, System.in)
                  : reader.read(Path.of(name)));
    }
    return cases;
  }
}
