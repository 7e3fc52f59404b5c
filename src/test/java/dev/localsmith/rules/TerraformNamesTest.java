package dev.localsmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written into Terraform as it is. */
class TerraformNamesTest {
  static Stream<Refusal> terraform() {
    return Stream.of(
        Refusal.of(
            "a variable that is no identifier",
            "variable: max_cpu",
            "variable: 8cores",
            "resources.cpu.cap.variable: '8cores' is no Terraform identifier"),
        Refusal.of(
            "a variable that opens a block",
            "variable: max_cpu",
            "variable: \"a\\\" {\"",
            "resources.cpu.cap.variable: 'a\" {' is no Terraform identifier"),
        Refusal.of(
            "a variable that Terraform keeps to itself",
            "variable: max_cpu",
            "variable: count",
            "resources.cpu.cap.variable: 'count' is a name that Terraform keeps for its module"
                + " blocks"),
        Refusal.of(
            "a switch that Terraform keeps to itself",
            "variable: allow_node_placement",
            "variable: version",
            "placement.switch.variable: 'version' is a name that Terraform keeps for its module"
                + " blocks"),
        Refusal.of(
            "a variable with two defaults",
            "      variable: max_memory",
            "      variable: max_cpu",
            "resources.memory.cap.variable: 'max_cpu' stands elsewhere with another default or"
                + " description"),
        Refusal.of(
            "a variable with one default and two descriptions",
            "      variable: max_memory\n      default: 32",
            "      variable: max_cpu\n      default: 8",
            "resources.memory.cap.variable: 'max_cpu' stands elsewhere with another default or"
                + " description"),
        Refusal.of(
            "a cap's variable that is a parameter's input",
            "variable: max_cpu",
            "variable: memory",
            "resources.cpu.cap.variable: 'memory' is the name of resources.memory.parameter.input"),
        Refusal.of(
            "a cap's variable that is the switch",
            "variable: max_cpu",
            "variable: allow_node_placement",
            "resources.cpu.cap.variable: 'allow_node_placement' is the name of"
                + " placement.switch.variable"),
        Refusal.of(
            "two inputs of one name",
            "      input: memory",
            "      input: cpu",
            "resources.memory.parameter.input: 'cpu' is the name of"
                + " resources.cpu.parameter.input"),
        Refusal.of(
            "an input that begins a for expression",
            "      input: memory",
            "      input: for",
            "resources.memory.parameter.input: 'for' is no Terraform identifier"),
        Refusal.of(
            "a selector's input that is a parameter's",
            "      input: arch",
            "      input: disk_size",
            "placement.selectors.0.input: 'disk_size' is the name of volume.parameter.input"),
        Refusal.of(
            "two host requirements of one field",
            "      field: memory_bytes",
            "      field: cpus",
            "resources.memory.hostRequirement.field: 'cpus' is the name of"
                + " resources.cpu.hostRequirement.field"),
        Refusal.of(
            "a host requirement that is the GPU's field",
            "    field: storage_bytes",
            "    field: gpu_json",
            "volume.hostRequirement.field: 'gpu_json' is the name of inputs.gpu"),
        Refusal.of(
            "two outputs of one name",
            "  limits: pod_limits",
            "  limits: pod_requests",
            "outputs.limits: 'pod_requests' is the name of outputs.requests"),
        Refusal.of(
            "an output that is one of the rules' own locals",
            "  disk: disk_size",
            "  disk: kubernetes_storage",
            "outputs.disk: 'kubernetes_storage': names that begin with kubernetes_ are the rules'"
                + " own"),
        Refusal.of(
            "an output that is no identifier",
            "  disk: disk_size",
            "  disk: disk size",
            "outputs.disk: 'disk size' is no Terraform identifier"),
        Refusal.of(
            "an input made from an output",
            "expression: data.coder_parameter.cpu.value",
            "expression: max(1, local.pod_requests[\"cpu\"])",
            "resources.cpu.parameter.expression: local.pod_requests is made from this; it can't be"
                + " both"),
        Refusal.of(
            "an output of the name that the data source has",
            "devcontainer: local.dc",
            "devcontainer: local.disk_size",
            "inputs.devcontainer: local.disk_size is made from this; it can't be both"),
        Refusal.of(
            "an input made from the rules' own locals",
            "expression: local.arch",
            "expression: local . kubernetes_given.arch",
            "placement.selectors.0.expression: refers to local.kubernetes_given; names that begin"
                + " with kubernetes_ are the rules' own"),
        Refusal.of(
            "an expression that closes more than it opens",
            "expression: local.arch",
            "expression: local.arch }",
            "placement.selectors.0.expression: has a bracket or quote without its counterpart, or a"
                + " comment"),
        Refusal.of(
            "an empty expression",
            "expression: local.arch",
            "expression: \" \"",
            "placement.selectors.0.expression: is empty"),
        Refusal.of(
            "a data source that is no reference",
            "devcontainer: local.dc",
            "devcontainer: merge(local.dc, {})",
            "inputs.devcontainer: must be a reference such as local.dc"),
        Refusal.of(
            "instance keys that are no reference",
            "instances: local.instance_keys",
            "instances: '[\"main\"]'",
            "inputs.instances: must be a reference such as local.instance_keys"),
        Refusal.of(
            "a key that would end a string",
            "storage: storage",
            "storage: 'sto\"rage${x}'",
            "entry.storage: must be a word of letters, digits, - or _"),
        Refusal.of(
            "two keys of an entry with one name",
            "storage: storage",
            "storage: resources",
            "entry.storage: 'resources' is the name of another key beside it"),
        Refusal.of(
            "requests and limits with one name",
            "limits: limits",
            "limits: requests",
            "entry.limits: 'requests' is the name of another key beside it"),
        Refusal.of(
            "a namespace that is none",
            "customization: kubernetes",
            "customization: \"\"",
            "customization: must be a word of letters, digits, - or _"));
  }

  @ParameterizedTest
  @MethodSource("terraform")
  void isRefused(Refusal refusal) {
    refusal.check();
  }

  @Test
  void oneVariableMayCapTwoResourcesWithOneMeaning() {
    String cap = "{variable: max_disk, default: 16, description: The most.}";
    RuleSet rules =
        new RulesReader()
            .read(
                "rules.yaml",
                new RulesReader()
                    .standardText()
                    .replace(
                        "  ephemeral-storage:\n    unit: Gi",
                        "  ephemeral-storage: {unit: Gi, cap: " + cap + "}")
                    .replaceFirst(
                        "    cap:\n      variable: max_memory\n      default: 32\n      .*\n",
                        "    cap: " + cap + "\n"));
    assertEquals(3, rules.caps().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "true  | local.arch",
        "true  | data.coder_parameter.cpu[0].value",
        "true  | try(var.x[\"a\"], { b = [1, 2] }[\"b\"])",
        "true  | \"}])#//\"",
        "true  | \"a${upper(\"}\")}b\"",
        "true  | \"$${ %%{\"",
        "true  | \"\\\"\"",
        "true  | \"%{ if var.x }a%{ endif }\"",
        "true  | 4 / 2",
        "false | local.arch }",
        "false | [local.arch",
        "false | (local.arch]",
        "false | \"local.arch",
        "false | \"${local.arch\"",
        "false | \"\\\\\"\"",
        "false | local.arch # x",
        "false | local.arch // x",
        "false | local.arch /* x",
        "false | )(",
      })
  void anExpressionEndsWhereItShould(boolean balanced, String expression) {
    assertEquals(balanced, HclScan.of(expression).balanced());
  }
}
