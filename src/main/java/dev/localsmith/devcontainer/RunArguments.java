package dev.localsmith.devcontainer;

import dev.localsmith.devcontainer.HostRequirements.Requirement;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * {@code runArgs} as the template's image service reads them: {@code --cpus} and {@code -m} or
 * {@code --memory}, the value after {@code =} or in the next argument, the last one counting. They
 * stand in for {@code hostRequirements.cpus} and {@code memory}.
 */
final class RunArguments {
  /** The flags whose next argument is a value, and so never a flag. */
  private static final Set<String> WITH_VALUE =
      Set.of(
          "--cap-add",
          "--security-opt",
          "--shm-size",
          "-e",
          "--env",
          "--cpus",
          "-m",
          "--memory",
          "--hostname",
          "-h",
          "--add-host",
          "--mount",
          "-v",
          "--volume",
          "--tmpfs");

  private static final Pattern CORES = Pattern.compile("[0-9]++(?:\\.[0-9]*+)?+|\\.[0-9]++");

  private final Contributor contributor;
  private final List<Finding> findings;
  private Optional<Requirement<BigDecimal>> cpus;
  private Optional<Requirement<BigDecimal>> memory;

  private RunArguments(
      HostRequirements requirements, Contributor contributor, List<Finding> findings) {
    this.contributor = contributor;
    this.findings = findings;
    this.cpus = requirements.cpus();
    this.memory = requirements.memory();
  }

  static HostRequirements replaceIn(
      HostRequirements requirements, Origin runArgs, List<Finding> findings) {
    RunArguments read = new RunArguments(requirements, runArgs.contributor(), findings);
    read.all(
        runArgs.value().elements().stream()
            .filter(argument -> argument.value().isTextual())
            .toList());
    return new HostRequirements(read.cpus, read.memory, requirements.storage(), requirements.gpu());
  }

  private void all(List<Located> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      Located argument = arguments.get(i);
      String text = argument.value().textValue();
      int equals = text.startsWith("--") ? text.indexOf('=') : -1;
      if (equals >= 0) {
        flag(text.substring(0, equals), text.substring(equals + 1), argument);
      } else if (WITH_VALUE.contains(text) && i + 1 < arguments.size()) {
        i++;
        flag(text, arguments.get(i).value().textValue(), arguments.get(i));
      }
    }
  }

  private void flag(String flag, String value, Located argument) {
    switch (flag) {
      case "--cpus" -> {
        boolean cores = value.length() <= 64 && CORES.matcher(value).matches();
        if (cores) {
          cpus = Optional.of(requirement(new BigDecimal(value), argument));
        } else {
          dropped(flag, value, argument, "a number of cores, such as 2 or 1.5");
        }
      }
      case "-m", "--memory" -> {
        Optional<BigDecimal> bytes = ByteSize.docker(value);
        if (bytes.isPresent()) {
          memory = Optional.of(requirement(bytes.get(), argument));
        } else {
          dropped(flag, value, argument, "a size, such as 4g or 512m");
        }
      }
      default -> {}
    }
  }

  private Requirement<BigDecimal> requirement(BigDecimal value, Located argument) {
    return new Requirement<>(value, new Origin(contributor, argument));
  }

  private void dropped(String flag, String value, Located argument, String wanted) {
    findings.add(
        new Finding(
            "run-argument-dropped",
            "runArgs",
            argument.position(),
            "runArgs " + flag + " " + Shown.value(value) + " is ignored. Write " + wanted + "."));
  }
}
