package dev.localsmith.cli;

import dev.localsmith.devcontainer.ConfigurationReader;
import dev.localsmith.devcontainer.Discovery;
import dev.localsmith.devcontainer.Source;
import dev.localsmith.explain.Explainer;
import dev.localsmith.explain.Explanation;
import dev.localsmith.explain.Template;
import dev.localsmith.rules.RuleSet;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The workspaces that a command is about: repositories as they lie around, and the template. */
final class WorkspaceInputs {
  @Parameters(
      paramLabel = "PATH",
      arity = "0..*",
      defaultValue = ".",
      description = {
        "A repository's folder (its .devcontainer/devcontainer.json, .devcontainer.json and each"
            + " .devcontainer/FOLDER/devcontainer.json), a devcontainer.json, or output of"
            + " devcontainer read-configuration --include-merged-configuration; - is standard"
            + " input. Default: the current folder."
      })
  private List<String> paths;

  @Option(
      names = "--image-metadata",
      paramLabel = "FILE",
      description =
          "The base image's devcontainer.metadata label: a JSON list or object. Without it, the"
              + " image is not looked at.")
  private Optional<Path> imageMetadata = Optional.empty();

  @Option(
      names = "--feature",
      paramLabel = "ID=FILE",
      description =
          "The devcontainer-feature.json of a Feature that does not lie in the repository. Can be"
              + " repeated.")
  private Map<String, Path> features = new LinkedHashMap<>();

  @Mixin private TemplateOptions template;
  @Mixin private RulesOption rules;

  RuleSet rules() {
    return rules.rules();
  }

  /** What the options and files say of the template, by the rules' names. */
  Template template(RuleSet given) {
    return template.template(given);
  }

  /**
   * Each configuration that was found, in the order of the paths, a folder's root one first.
   *
   * @throws dev.localsmith.devcontainer.InputException if one can't be read
   */
  List<Explanation> explanations(RuleSet given, Template template, InputStream standardInput) {
    Explainer explainer = new Explainer(given, template);
    ConfigurationReader reader =
        new ConfigurationReader(
            new ConfigurationReader.Supplied(imageMetadata, features, System.getenv()));
    List<Source> sources =
        paths.stream().flatMap(path -> Discovery.find(path).stream()).distinct().toList();
    return sources.stream()
        .map(source -> explainer.explain(reader.read(source, standardInput)))
        .toList();
  }
}
