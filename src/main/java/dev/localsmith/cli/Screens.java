package dev.localsmith.cli;

import dev.localsmith.report.Screen;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/** What a command's text is written on. */
final class Screens {
  private Screens() {}

  static Screen of(CommandSpec spec) {
    boolean quiet = !System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
    return Screen.of(
        System.getenv(),
        Ansi.AUTO.enabled() || quiet && System.console() != null,
        () -> spec.usageMessage().width());
  }
}
