package dev.localsmith.terraform;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The real tool, run offline and without anything of the user's own settings. */
public final class Terraform {
  /** Names another executable than the first of {@link #NAMES} on the path. */
  public static final String VARIABLE = "LOCALSMITH_TERRAFORM";

  private static final List<String> NAMES = List.of("terraform", "tofu");
  private static final String SETTINGS = "settings.tfrc";
  private static final int SHOWN_LINES = 40;

  private final Path executable;
  private final Duration limit;

  /**
   * @param limit how long one process may take
   */
  public Terraform(Path executable, Duration limit) {
    this.executable = executable;
    this.limit = limit;
  }

  /** The executable that {@link #VARIABLE} names, else the first of Terraform and OpenTofu. */
  public static Optional<Path> find(Map<String, String> environment) {
    String named = environment.getOrDefault(VARIABLE, "");
    return (named.isEmpty() ? NAMES.stream() : Stream.of(named))
        .flatMap(name -> candidates(name, environment.getOrDefault("PATH", "")))
        .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
        .map(Path::toAbsolutePath)
        .findFirst();
  }

  private static Stream<Path> candidates(String name, String path) {
    return name.contains(File.separator)
        ? Stream.of(Path.of(name))
        : Arrays.stream(path.split(File.pathSeparator)).map(folder -> Path.of(folder, name));
  }

  /**
   * The tool of this environment.
   *
   * @throws TerraformException where there is none
   */
  public static Terraform of(Map<String, String> environment, Duration limit) {
    return new Terraform(
        find(environment)
            .orElseThrow(
                () ->
                    new TerraformException(
                        false,
                        environment.getOrDefault(VARIABLE, "").isEmpty()
                            ? "neither terraform nor tofu is on the PATH: install one, or name it"
                                + " with "
                                + VARIABLE
                            : VARIABLE
                                + " names '"
                                + environment.get(VARIABLE)
                                + "', which is no executable file")),
        limit);
  }

  /**
   * Runs one command in the folder and gives what it printed.
   *
   * @throws TerraformException with the tool's own message when it fails or takes too long
   */
  public String run(Scratch scratch, String... arguments) {
    List<String> command = new ArrayList<>(List.of(executable.toString()));
    command.addAll(List.of(arguments));
    Path out = scratch.folder().resolve("stdout.log");
    Path err = scratch.folder().resolve("stderr.log");
    scratch.write(SETTINGS, "");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(scratch.folder().toFile())
            .redirectInput(
                ProcessBuilder.Redirect.from(scratch.folder().resolve(SETTINGS).toFile()))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    settings(builder.environment(), scratch.folder());
    try {
      Process process = builder.start();
      int code = wait(process, arguments[0]);
      String printed = text(out);
      if (code != 0) {
        String text = text(err) + printed;
        throw new TerraformException(
            true, executable.getFileName() + " " + arguments[0] + " failed: " + shown(text));
      }
      return printed;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @SuppressWarnings("try") // held for what it does on leaving
  private int wait(Process process, String command) {
    try (OnExit ended = new OnExit(process::destroyForcibly)) {
      if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        process.destroyForcibly().waitFor();
        throw new TerraformException(
            false,
            executable.getFileName()
                + " "
                + command
                + " took longer than "
                + limit.toSeconds()
                + " s and was stopped");
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      throw new TerraformException(false, command + " was interrupted");
    }
  }

  private static void settings(Map<String, String> environment, Path folder) {
    environment.keySet().removeIf(name -> name.startsWith("TF_"));
    environment.put("TF_CLI_CONFIG_FILE", folder.resolve(SETTINGS).toString());
    environment.put("TF_IN_AUTOMATION", "1");
    environment.put("CHECKPOINT_DISABLE", "1");
    // Its default collects garbage for a quarter of the time that a batch of cases takes.
    environment.put("GOGC", "400");
  }

  private static String text(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }

  private static String shown(String text) {
    List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
    return String.join("\n", lines.subList(0, Math.min(SHOWN_LINES, lines.size())));
  }
}
