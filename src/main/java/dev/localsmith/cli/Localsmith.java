package dev.localsmith.cli;

import dev.localsmith.admission.ManifestException;
import dev.localsmith.cases.CasesException;
import dev.localsmith.devcontainer.InputException;
import dev.localsmith.report.Shown;
import dev.localsmith.rules.RulesException;
import dev.localsmith.terraform.TerraformException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Entry point: the commands, and how they end. */
@Command(
    name = "localsmith",
    description = {
      "Generates the Terraform locals that size and place a Coder workspace from a repository's"
          + " devcontainer.json, and proves with the real Terraform that they do what the rules say."
    },
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    version = "localsmith " + Localsmith.VERSION,
    footer = {
      "",
      "Exit codes: 0 well done, 1 a difference or a refusal was found, 2 bad usage or unreadable input.",
      "LOCALSMITH_TERRAFORM names another executable than terraform or tofu on the PATH."
    })
public final class Localsmith {
  static final String VERSION = "1.0.0";
  static final int DIFFERENT = 1;
  private static final int UNUSABLE = 2;
  private static final int SHOWN_CHARACTERS = 10_000;

  /** The commands by their names, in the order a user meets them. */
  private static final Map<String, Class<?>> COMMANDS = new LinkedHashMap<>();

  static {
    COMMANDS.put("generate", GenerateCommand.class);
    COMMANDS.put("check", CheckCommand.class);
    COMMANDS.put("resolve", ResolveCommand.class);
    COMMANDS.put("verify", VerifyCommand.class);
    COMMANDS.put("fuzz", FuzzCommand.class);
    COMMANDS.put("explain", ExplainCommand.class);
    COMMANDS.put("admit", AdmitCommand.class);
    COMMANDS.put("schema", SchemaCommand.class);
  }

  private Localsmith() {}

  public static void main(String[] args) {
    int code =
        run(
            new FileOutputStream(FileDescriptor.out),
            new FileOutputStream(FileDescriptor.err),
            args);
    if (code != 0) {
      System.exit(code);
    }
  }

  /** Runs a command on the given streams and gives its exit code; the VM stays. */
  public static int run(OutputStream out, OutputStream err, String... args) {
    PrintWriter printed = new PrintWriter(out, false, StandardCharsets.UTF_8);
    PrintWriter failed = new PrintWriter(err, false, StandardCharsets.UTF_8);
    int code =
        commandLine(args)
            .setOut(printed)
            .setErr(failed)
            .setUsageHelpAutoWidth(true)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler(Localsmith::misused)
            .setExecutionExceptionHandler(Localsmith::failed)
            .execute(args);
    printed.flush();
    failed.flush();
    return code;
  }

  /**
   * With one command where the arguments name it first: to learn of all takes a tenth of a second.
   */
  private static CommandLine commandLine(String... args) {
    CommandLine commandLine = new CommandLine(new Localsmith());
    String first = args.length == 0 ? "" : args[0];
    COMMANDS.forEach(
        (name, command) -> {
          if (name.equals(first) || !COMMANDS.containsKey(first)) {
            commandLine.addSubcommand(name, command);
          }
        });
    return commandLine;
  }

  private static int misused(ParameterException e, String[] args) {
    String command = e.getCommandLine().getCommandSpec().qualifiedName();
    complain(e.getCommandLine(), e.getMessage() + " (see " + command + " --help)");
    return UNUSABLE;
  }

  private static int failed(Exception e, CommandLine command, ParseResult parsed) {
    boolean explained =
        e instanceof RulesException
            || e instanceof CasesException
            || e instanceof TerraformException
            || e instanceof FilesException
            || e instanceof InputException
            || e instanceof ManifestException;
    String message =
        explained
            ? e.getMessage()
            : e instanceof UncheckedIOException io
                ? io.getCause().toString()
                : "internal error, please report it: " + e + " at " + e.getStackTrace()[0];
    complain(command, message);
    return UNUSABLE;
  }

  private static void complain(CommandLine command, String message) {
    String shown = Shown.text(message);
    boolean cut = shown.length() > SHOWN_CHARACTERS;
    command
        .getErr()
        .println("localsmith: " + (cut ? shown.substring(0, SHOWN_CHARACTERS) + "…" : shown));
  }
}
