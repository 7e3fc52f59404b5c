package dev.localsmith.interpret;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.interpret.Sizes.Size;
import dev.localsmith.rules.RuleSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Computes in Java what the generated locals compute in Terraform. Pure: no I/O, no clock, no
 * locale; one instance serves many threads.
 */
public final class Interpreter {
  private final RuleSet rules;
  private final JsonReader json;
  private final Collecting collecting;
  private final Amounts amounts;
  private final Sources sources;
  private final Sizes sizes;
  private final Devices devices;
  private final Disk disk;
  private final Selectors selectors;
  private final Tolerations tolerations;
  private final SummaryLine summary;

  public Interpreter(RuleSet rules) {
    QuantityText quantities = new QuantityText(rules.quantities());
    ResourceNames names = new ResourceNames(rules);
    LabelNames labels = new LabelNames(rules.placement());
    this.rules = rules;
    this.json = new JsonReader(rules.nesting());
    this.collecting = new Collecting(rules);
    this.amounts = new Amounts(rules, names, quantities);
    this.sources = new Sources(rules, quantities);
    this.sizes = new Sizes(rules, quantities);
    this.devices = new Devices(rules, names, quantities);
    this.disk = new Disk(rules, quantities, sources);
    this.selectors = new Selectors(rules, labels);
    this.tolerations = new Tolerations(rules, labels);
    this.summary = new SummaryLine(rules);
  }

  /**
   * The outputs under the names that the rules give them, and {@code warnings}.
   *
   * @param input the object {@code local.kubernetes_input}
   */
  public ObjectNode resolve(ObjectNode input) {
    return json(interpret(input, Watcher.NONE));
  }

  /** A result as {@link #resolve} gives it. */
  public ObjectNode json(Result result) {
    return ResultJson.of(result, rules.outputs());
  }

  /**
   * @param input the object {@code local.kubernetes_input}
   * @param watcher is told where each value comes from
   */
  public Result interpret(ObjectNode input, Watcher watcher) {
    Inputs inputs = new Inputs(input);
    Inputs host = inputs.object(rules.inputs().hostRequirements());
    Optional<String> text = inputs.text(rules.inputs().configuration());
    Collecting.Collected collected = collecting.collect(text, text.flatMap(json::read));
    Amounts.Judged judged = amounts.judge(collected);
    Map<String, Quantity> minimums = sources.minimums(host);
    List<Finding> findings = new ArrayList<>(collected.findings());
    findings.addAll(judged.nameFindings());
    findings.addAll(judged.quantityFindings());
    if (judged.authoritative()) {
      findings.addAll(sources.ignored(minimums));
    }
    List<Finding> sized = new ArrayList<>();
    Map<String, Size> natives = new LinkedHashMap<>();
    for (String name : rules.resources().keySet()) {
      natives.put(name, sizes.size(name, inputs, judged, minimums, sized, watcher));
    }
    boolean gpu =
        Devices.isWanted(host.text(rules.inputs().gpu()).flatMap(json::read))
            && !devices.isNamed(judged);
    Map<String, Quantity> others = devices.limits(inputs, judged, gpu, sized, watcher);
    sized.sort(Comparator.comparing(Finding::path, CodePoints.ORDER));
    findings.addAll(sized);
    Disk.Decided volume = disk.decide(inputs, host, collected.storage(), findings, watcher);
    List<Finding> placed = new ArrayList<>();
    Map<String, String> own = selectors.own(inputs);
    own.keySet().forEach(key -> watcher.selector(key, Watcher.Origin.TEMPLATE, ""));
    Map<String, String> selector = own;
    Collection<Result.Toleration> tolerated = List.of();
    if (inputs.isTrue(rules.placement().opening().variable())) {
      tolerated = tolerations.tolerate(collected.tolerations(), placed, watcher);
      selector = selectors.select(collected.selector(), own, placed, watcher);
    } else {
      placed.addAll(closed(collected));
    }
    boolean fromHost =
        gpu
            || !judged.authoritative() && !minimums.isEmpty()
            || volume.storage().isEmpty() && volume.host().isPresent();
    boolean fromCustomization = judged.authoritative() || volume.storage().isPresent();
    Map<String, String> requests = requests(natives);
    Map<String, String> limits = limits(natives, others);
    Optional<String> size = volume.size().map(Quantity::text);
    return new Result(
        requests,
        limits,
        size,
        selector,
        tolerated,
        summary.of(requests, limits, size, fromCustomization, fromHost),
        Stream.concat(
                findings.stream().map(f -> warning(f, false, watcher)),
                placed.stream().map(f -> warning(f, true, watcher)))
            .toList());
  }

  /** What is set although the template does not let repositories choose nodes (rules 8). */
  private List<Finding> closed(Collecting.Collected collected) {
    SortedMap<String, Integer> set = new TreeMap<>(CodePoints.ORDER);
    set.put(rules.entry().nodeSelector(), collected.selector().size());
    set.put(rules.entry().tolerations(), collected.tolerations().size());
    return set.entrySet().stream()
        .filter(entry -> entry.getValue() > 0)
        .map(
            entry ->
                new Finding(
                    rules.warnings().placementOff(), entry.getKey(), entry.getKey(), "", ""))
        .toList();
  }

  private static Map<String, String> requests(Map<String, Size> natives) {
    SortedMap<String, String> requests = new TreeMap<>(CodePoints.ORDER);
    natives.forEach((name, size) -> size.request().ifPresent(q -> requests.put(name, q.text())));
    return requests;
  }

  private static Map<String, String> limits(
      Map<String, Size> natives, Map<String, Quantity> others) {
    SortedMap<String, String> limits = new TreeMap<>(CodePoints.ORDER);
    natives.forEach((name, size) -> size.limit().ifPresent(q -> limits.put(name, q.text())));
    others.forEach((name, quantity) -> limits.put(name, quantity.text()));
    return limits;
  }

  private static Result.Warning warning(Finding finding, boolean placement, Watcher watcher) {
    watcher.warning(finding.warning().code(), finding.path());
    return new Result.Warning(
        finding.warning().code(), finding.path(), Messages.of(finding), placement);
  }
}
