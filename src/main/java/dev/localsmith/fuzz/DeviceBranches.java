package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import dev.localsmith.interpret.Watcher.Origin;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.HostRequirement;
import dev.localsmith.rules.Warnings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The GPU of the host requirements, the disk, and the summary's sources (rules 6, 7 and 9). */
final class DeviceBranches {
  private final RuleSet rules;
  private final Warnings warnings;
  private final List<Branch> branches = new ArrayList<>();

  private DeviceBranches(RuleSet rules) {
    this.rules = rules;
    warnings = rules.warnings();
  }

  static List<Branch> of(RuleSet rules) {
    DeviceBranches devices = new DeviceBranches(rules);
    devices.gpu();
    devices.disk();
    devices.sources();
    return devices.branches;
  }

  private void gpu() {
    String device = rules.gpu().device();
    for (String text :
        List.of("true", "{}", "false", "\"optional\"", "null", "[]", "1", "\"true\"", "tru")) {
      add("the GPU's JSON is " + text, o -> o.host(rules.inputs().gpu()).asText().equals(text));
    }
    add("the GPU's JSON is null itself", o -> o.host(rules.inputs().gpu()).isNull());
    add("no host requirements", o -> o.input().path(rules.inputs().hostRequirements()).isNull());
    add("a GPU of the host requirements", o -> o.limits().get(device) == Origin.HOST_REQUIREMENT);
    add(
        "resources name the GPU of the host requirements",
        o ->
            List.of("true", "{}").contains(o.host(rules.inputs().gpu()).asText())
                && o.limits().get(device) == Origin.CUSTOMIZATION);
  }

  private void disk() {
    HostRequirement host = rules.volume().hostRequirement();
    String storage = rules.entry().storage();
    add("the disk is the storage", o -> o.disk().filter(Origin.CUSTOMIZATION::equals).isPresent());
    add(
        "the disk is the host's",
        o -> o.disk().filter(Origin.HOST_REQUIREMENT::equals).isPresent());
    add("the disk is the parameter", o -> o.disk().filter(Origin.PARAMETER::equals).isPresent());
    add(
        "the host's storage is ignored",
        o -> o.warned(warnings.hostRequirementsIgnored().code(), host.path()));
    add("the storage is no quantity", o -> o.warned(warnings.notAQuantity().code(), storage));
    add(
        "the storage is the parameter otherwise written",
        o ->
            o.disk().filter(Origin.PARAMETER::equals).isPresent()
                && o.entries().stream()
                    .map(entry -> entry.path(storage))
                    .filter(JsonNode::isTextual)
                    .map(JsonNode::textValue)
                    .anyMatch(text -> isTie(text, o)));
  }

  private boolean isTie(String text, Observation seen) {
    String disk = seen.result().disk().orElse("");
    return text.matches("[0-9]+(?:\\.[0-9]+)?(?:[kMGTPE]i?)?")
        && !text.equals(disk)
        && rules.quantities().suffixes().containsKey(text.replaceFirst("^[0-9.]+", ""))
        && SizeBranches.compare(text, disk) == 0;
  }

  private void sources() {
    RuleSet.Summary words = rules.summary();
    String customization = words.customization();
    String host = words.hostRequirements();
    from("the customization alone", customization);
    from("the host requirements alone", host);
    from("both", customization + words.and() + host);
    from("the parameters", words.parameters());
  }

  private void from(String sentence, String text) {
    String end = rules.summary().separator() + rules.summary().from() + text;
    add("sized by " + sentence, o -> o.result().summary().endsWith(end));
  }

  private void add(String name, Predicate<Observation> holds) {
    branches.add(new Branch(name, holds));
  }
}
