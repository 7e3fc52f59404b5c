package dev.localsmith.rules;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The rules of ADR-0015 as values, bound from a rules file by {@link RulesReader}, which alone
 * checks that they make sense.
 *
 * @param customization the namespace under {@code customizations} (rules 2)
 * @param inputs what the generated locals read (rules 1)
 * @param entry the keys of one contributor's entry (rules 2)
 * @param nesting how deep the configuration's JSON may nest
 * @param resources the native resources by name, in the order of the summary (rules 5 and 6)
 * @param hugepages their names (rules 3)
 * @param extended the resources {@code DOMAIN/NAME} (rules 3 and 6)
 * @param gpu what {@code hostRequirements.gpu} asks for (rules 6)
 * @param volume the disk (rules 7)
 * @param placement node selector and tolerations (rules 8)
 * @param quantities what a quantity is (rules 4)
 * @param summary the words of the one-line summary (rules 9)
 * @param outputs the names of the results (rules 9)
 * @param warnings every warning's code, message and advice (rules 2 to 8)
 */
public record RuleSet(
    String customization,
    Inputs inputs,
    EntryKeys entry,
    int nesting,
    Map<String, NativeResource> resources,
    Hugepages hugepages,
    ExtendedResources extended,
    Gpu gpu,
    Volume volume,
    Placement placement,
    Quantities quantities,
    Summary summary,
    Outputs outputs,
    Warnings warnings) {

  /**
   * Names of the inputs that no resource owns, and of the template's locals that hold the data
   * source (rules 1).
   *
   * @param gpu the field of {@code hostRequirements} that holds the GPU's JSON text
   */
  public record Inputs(
      String configuration,
      String hostRequirements,
      String gpu,
      String devcontainer,
      String instances) {}

  /** The keys of one contributor's entry (rules 2). */
  public record EntryKeys(
      String resources,
      String requests,
      String limits,
      String storage,
      String nodeSelector,
      String tolerations) {
    public List<String> known() {
      return List.of(resources, storage, nodeSelector, tolerations);
    }

    public List<String> knownInResources() {
      return List.of(requests, limits);
    }
  }

  /** Names whose value must be a multiple of the page size, the pattern's only group (rules 3). */
  public record Hugepages(Name name) {}

  /** What {@code hostRequirements.gpu} stands for (rules 6). */
  public record Gpu(String device, int count, String path) {}

  /** The workspace's disk (rules 7). */
  public record Volume(
      String label, String unit, Parameter parameter, HostRequirement hostRequirement) {}

  /** The words of the one-line summary (rules 9). */
  public record Summary(
      String separator,
      String absent,
      String from,
      String and,
      String customization,
      String hostRequirements,
      String parameters) {}

  /**
   * The names of the locals that the template reads (rules 9).
   *
   * @param shown how many warnings a list for people holds
   * @param more the line behind them, {@code {count}} standing for how many are left
   */
  public record Outputs(
      String requests,
      String limits,
      String disk,
      String nodeSelector,
      String tolerations,
      String summary,
      String resourceWarnings,
      String placementWarnings,
      int shown,
      String more) {
    /** The seven names and the two lists of messages, in the order of the contract. */
    public List<String> names() {
      return List.of(
          requests,
          limits,
          disk,
          nodeSelector,
          tolerations,
          summary,
          resourceWarnings,
          placementWarnings);
    }
  }

  /** A value that the user of the template chooses: its input's name and where that comes from. */
  public record Parameter(String input, String expression) {}

  /**
   * A field of {@code host_requirements}.
   *
   * @param path what its warnings name
   */
  public record HostRequirement(String field, String path, Written written) {}

  /** How a host requirement is written as a quantity. */
  public enum Written {
    /** In plain decimal, as it is. */
    NUMBER,
    /** In whole bytes, rounded down. */
    BYTES
  }

  /** Every cap in the order of the rules; one variable may stand in several. */
  public List<Cap> caps() {
    return Stream.concat(
            resources.values().stream().map(NativeResource::cap).flatMap(Optional::stream),
            extended.counts().values().stream())
        .toList();
  }

  /**
   * A variable that holds a cap.
   *
   * @param greatest the greatest number that is a quantity wherever the variable stands
   * @param whole whether it counts devices
   */
  public record CapVariable(Cap cap, BigInteger greatest, boolean whole) {
    public boolean takes(BigDecimal number) {
      return number.signum() > 0
          && number.compareTo(new BigDecimal(greatest)) <= 0
          && (!whole || number.stripTrailingZeros().scale() <= 0);
    }

    private CapVariable and(CapVariable other) {
      return new CapVariable(cap, greatest.min(other.greatest), whole || other.whole);
    }
  }

  /** The variables that hold caps, by name, in the order of the rules. */
  public Map<String, CapVariable> capVariables() {
    Map<String, CapVariable> variables = new LinkedHashMap<>();
    resources.values().forEach(r -> r.cap().ifPresent(c -> add(variables, c, r.unit(), false)));
    extended.counts().values().forEach(c -> add(variables, c, "", true));
    return variables;
  }

  private void add(Map<String, CapVariable> variables, Cap cap, String unit, boolean whole) {
    CapVariable variable = new CapVariable(cap, quantities.greatestWhole(unit), whole);
    variables.merge(cap.variable(), variable, CapVariable::and);
  }

  /** The fields of {@code host_requirements}, in the order of the rules. */
  public List<HostRequirement> hostRequirements() {
    return Stream.concat(
            resources.values().stream()
                .map(NativeResource::hostRequirement)
                .flatMap(Optional::stream),
            Stream.of(volume.hostRequirement()))
        .toList();
  }

  /** What the user of the template chooses, in the order of the rules. */
  public List<Parameter> parameters() {
    return Stream.concat(
            resources.values().stream().map(NativeResource::parameter).flatMap(Optional::stream),
            Stream.of(volume.parameter()))
        .toList();
  }
}
