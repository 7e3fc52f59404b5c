package dev.localsmith.terraform;

import dev.localsmith.cases.Case;
import dev.localsmith.emit.Form;
import dev.localsmith.emit.Generator;
import dev.localsmith.rules.RuleSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A module around the generated rules file, byte for byte, with bindings that read many inputs from
 * a file and an output that holds all results as one JSON text, in Base64: whatever prints it
 * leaves it as it is.
 *
 * <p>The file's name comes in a variable without a default: a plan evaluates everything once more
 * to validate it, unless it depends on such a variable.
 */
final class ScratchModule {
  static final String OUTPUT = "results";
  static final String VARIABLE = "cases";

  /** The local that holds all warnings, each with code, path and message. */
  private static final String LISTED = "kubernetes_warnings";

  private static final String ROOT =
      """
      variable "cases" {
        type = string
      }

      locals {
        scratch_given = jsondecode(file(var.cases))
      }

      """;

  private final RuleSet rules;
  private final Form form;
  private final String rulesFile;

  ScratchModule(RuleSet rules, Form form) {
    this(rules, form, new Generator().file(Generator.RULES, rules, "rules.yaml", form));
  }

  /**
   * @param rulesFile stands in for the one that the rules give
   */
  ScratchModule(RuleSet rules, Form form, String rulesFile) {
    this.rules = rules;
    this.form = form;
    this.rulesFile = rulesFile;
  }

  /** Writes the module, and fetches nothing: what it calls lies beside it. */
  void write(Scratch scratch, Marks marks) {
    String inputs = "{ for key, given in local.scratch_given : key => " + input(marks) + " }";
    String unknown =
        """
        resource "terraform_data" "unknown" {
          for_each = { for key, given in local.scratch_given : key => given }
          input    = each.value
        }

        """;
    String root = ROOT + (marks.unknown().isEmpty() ? "" : unknown);
    switch (form) {
      case KEYED -> {
        scratch.write(Generator.RULES, rulesFile);
        scratch.write(
            "scratch.tf",
            root
                + "locals {\n  "
                + form.input()
                + " = "
                + inputs
                + "\n}\n\n"
                + output(
                    marks,
                    "{ for key in keys(local.scratch_given) : key => " + results("[key]") + " }"));
      }
      case SINGLE -> {
        scratch.write("single/" + Generator.RULES, rulesFile);
        scratch.write(
            "single/scratch.tf",
            "variable \"input\" {\n  type = any\n}\n\nlocals {\n  "
                + form.input()
                + " = var.input\n}\n\noutput \"result\" {\n  value = "
                + results("")
                + "\n}\n");
        scratch.write(
            "scratch.tf",
            root
                + "locals {\n  scratch_inputs = "
                + inputs
                + "\n}\n\n"
                + "module \"single\" {\n  source   = \"./single\"\n"
                + "  for_each = local.scratch_given\n"
                + "  input    = local.scratch_inputs[each.key]\n}\n\n"
                + output(marks, "{ for key, instance in module.single : key => instance.result }"));
        // What `terraform get` would write.
        scratch.write(
            ".terraform/modules/modules.json",
            "{\"Modules\":[{\"Key\":\"\",\"Source\":\"\",\"Dir\":\".\"},"
                + "{\"Key\":\"single\",\"Source\":\"./single\",\"Dir\":\"single\"}]}");
      }
    }
  }

  /** The given input, some of its fields marked. */
  private static String input(Marks marks) {
    String marked =
        Stream.concat(marks.unknown().stream(), marks.sensitive().stream())
            .distinct()
            .sorted()
            .map(name -> name + " = " + field(name, marks))
            .collect(Collectors.joining(", "));
    return marked.isEmpty() ? "given" : "merge(given, { " + marked + " })";
  }

  private static String field(String name, Marks marks) {
    String value =
        (marks.unknown().contains(name) ? "terraform_data.unknown[key].output." : "given.") + name;
    return marks.sensitive().contains(name) ? "sensitive(" + value + ")" : value;
  }

  private static String output(Marks marks, String value) {
    return "output \""
        + OUTPUT
        + "\" {\n  sensitive = "
        + !marks.sensitive().isEmpty()
        + "\n  value     = base64encode(jsonencode("
        + value
        + "))\n}\n";
  }

  private String results(String index) {
    return Case.results(rules).stream()
        .map(
            name ->
                name
                    + " = "
                    + (name.equals(Case.WARNINGS) ? warnings(index) : "local." + name + index))
        .collect(Collectors.joining(", ", "{ ", " }"));
  }

  /**
   * What a repository wrote, as Base64: Terraform composes a mark with the character before it even
   * where that is the last of an escape, and JSON breaks.
   */
  private static String warnings(String index) {
    return "[for w in local."
        + LISTED
        + index
        + " : merge(w, { path = base64encode(w.path), message = base64encode(w.message) })]";
  }
}
