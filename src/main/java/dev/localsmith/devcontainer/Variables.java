package dev.localsmith.devcontainer;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The variables that the Dev Containers CLI replaces before there is a container: {@code
 * ${localEnv:NAME:default}}, {@code ${env:…}} and the workspace folders. All others stay as they
 * are.
 */
final class Variables {
  /** Of RE2, which takes linear time on any text; JavaScript's dot matches no end of line. */
  private static final Pattern VARIABLE =
      Pattern.compile("\\$\\{([^\\n\\r\\x{2028}\\x{2029}]*?)\\}");

  private final Map<String, String> environment;
  private final Optional<String> localFolder;
  private final Optional<String> containerFolder;

  private Variables(
      Map<String, String> environment,
      Optional<String> localFolder,
      Optional<String> containerFolder) {
    this.environment = environment;
    this.localFolder = localFolder;
    this.containerFolder = containerFolder;
  }

  /**
   * @param workspace the repository's root folder, if known
   * @param configuration the {@code devcontainer.json}, whose {@code workspaceFolder} names the
   *     folder in the container
   */
  static Variables of(
      Map<String, String> environment, Optional<Path> workspace, Located configuration) {
    Variables local = new Variables(environment, workspace.map(Path::toString), Optional.empty());
    Optional<String> container =
        configuration
            .get("workspaceFolder")
            .map(folder -> folder.value().asText())
            .filter(folder -> !folder.isEmpty())
            .or(
                () ->
                    configuration.get("dockerComposeFile").isPresent()
                        ? Optional.of("/")
                        : workspace.map(Variables::defaultContainerFolder));
    return new Variables(environment, local.localFolder, container.map(local::replacedIn));
  }

  String replacedIn(String text) {
    if (!text.contains("${")) {
      return text;
    }
    Matcher variable = VARIABLE.matcher(text);
    StringBuilder replaced = new StringBuilder();
    while (variable.find()) {
      String value = value(variable.group(1)).orElse(variable.group());
      variable.appendReplacement(replaced, Matcher.quoteReplacement(value));
    }
    return variable.appendTail(replaced).toString();
  }

  private Optional<String> value(String variable) {
    String[] parts = variable.split(":", -1);
    return switch (parts[0]) {
      case "env", "localEnv" ->
          parts.length < 2
              ? Optional.empty()
              : Optional.of(environment.getOrDefault(parts[1], parts.length > 2 ? parts[2] : ""));
      case "localWorkspaceFolder" -> localFolder;
      case "localWorkspaceFolderBasename" -> localFolder.map(Variables::baseName);
      case "containerWorkspaceFolder" -> containerFolder;
      case "containerWorkspaceFolderBasename" -> containerFolder.map(Variables::baseName);
      default -> Optional.empty();
    };
  }

  /** {@code /workspaces/NAME}, the CLI mounting the whole Git repository that the folder is in. */
  private static String defaultContainerFolder(Path workspace) {
    Path root = workspace;
    while (root != null && !Files.exists(root.resolve(".git"))) {
      root = root.getParent();
    }
    Path mounted = root == null ? workspace : root;
    String inside = mounted.relativize(workspace).toString();
    return "/workspaces/" + baseName(mounted.toString()) + (inside.isEmpty() ? "" : "/" + inside);
  }

  private static String baseName(String path) {
    int end = path.length();
    while (end > 0 && path.charAt(end - 1) == '/') {
      end--;
    }
    return path.substring(path.lastIndexOf('/', end - 1) + 1, end);
  }
}
