package dev.localsmith.emit.schema;

import dev.localsmith.rules.Cap;
import dev.localsmith.rules.ExtendedResources;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.EntryKeys;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Record, "Requests" and "Limits are used as given"; rules 3 and 6: amounts by resource name. */
final class ResourcesSchemas {
  static final String NAME = "resourceName";

  private final RuleSet rules;
  private final QuantitySchemas quantities;

  ResourcesSchemas(RuleSet rules, QuantitySchemas quantities) {
    this.rules = rules;
    this.quantities = quantities;
  }

  Schema resources() {
    EntryKeys keys = rules.entry();
    Map<String, Schema> properties = new LinkedHashMap<>();
    properties.put(
        keys.requests(),
        amounts(
            "What the workspace reserves, by resource.",
            natives((name, resource) -> request(resource))));
    properties.put(
        keys.limits(),
        amounts(
            "What the workspace may use at most, by resource. Devices and hugepages need only a"
                + " limit: their request is the same.",
            natives(this::limit)));
    return Schema.described(
            "What the workspace reserves and may use. If a valid amount stands here, these decide"
                + " CPU and memory, and hostRequirements do not.")
        .with("type", List.of("object", "null"))
        .closed(properties);
  }

  private interface Amount {
    Schema of(String name, NativeResource resource);
  }

  private Map<String, Schema> natives(Amount amount) {
    Map<String, Schema> natives = new LinkedHashMap<>();
    rules.resources().forEach((name, resource) -> natives.put(name, amount.of(name, resource)));
    return natives;
  }

  private Schema amounts(String description, Map<String, Schema> natives) {
    Map<String, Schema> properties = new LinkedHashMap<>(natives);
    for (String device : devices()) {
      properties.put(
          device,
          Schema.ref(QuantitySchemas.COUNT)
              .with("description", "A number of devices." + greatest(device))
              .with("examples", List.of(Integer.toString(rules.gpu().count()))));
    }
    return Schema.described(description)
        .with("type", List.of("object", "null"))
        .with("propertyNames", Schema.ref(NAME))
        .with("properties", properties)
        .with("patternProperties", Map.of("/", Schema.ref(QuantitySchemas.COUNT)))
        .with("additionalProperties", Schema.ref(QuantitySchemas.QUANTITY));
  }

  /** The devices that the rules name, which an editor can propose. */
  private Set<String> devices() {
    Set<String> devices = new LinkedHashSet<>(List.of(rules.gpu().device()));
    devices.addAll(rules.extended().counts().keySet());
    rules.extended().allowed().stream()
        .flatMap(List::stream)
        .filter(entry -> entry.contains("/"))
        .forEach(devices::add);
    return devices;
  }

  private String greatest(String device) {
    Cap cap = rules.extended().counts().get(device);
    return cap == null ? "" : " " + atMost(cap, "");
  }

  private static Schema request(NativeResource resource) {
    Schema schema = Schema.ref(QuantitySchemas.QUANTITY);
    StringBuilder text = new StringBuilder("The request.");
    resource
        .defaultRequest()
        .ifPresent(
            given -> text.append(" Without one it is " + given + ", or the limit if smaller."));
    resource.cap().ifPresent(cap -> text.append(" ").append(atMost(cap, resource.unit())));
    schema.with("description", text.toString());
    resource.defaultRequest().ifPresent(given -> schema.with("default", given));
    return schema.with("examples", examples(resource));
  }

  private Schema limit(String name, NativeResource resource) {
    Schema schema =
        resource
            .smallestLimit()
            .map(quantities::limit)
            .orElseGet(() -> Schema.ref(QuantitySchemas.QUANTITY));
    StringBuilder text = new StringBuilder("The limit.");
    resource
        .parameter()
        .ifPresent(
            parameter ->
                text.append(" Without one it is the larger of the request and the parameter ")
                    .append(parameter.input())
                    .append("."));
    resource
        .defaultLimit()
        .ifPresent(
            given ->
                text.append(" Without one it is the larger of the request and " + given + "."));
    text.append(" One below the request is raised to it.");
    resource
        .cap()
        .filter(Cap::limits)
        .ifPresent(cap -> text.append(" ").append(atMost(cap, resource.unit())));
    schema.with("description", text.toString());
    resource.defaultLimit().ifPresent(given -> schema.with("default", given));
    return schema.with("examples", examples(resource));
  }

  private static String atMost(Cap cap, String unit) {
    return "At most the template's "
        + cap.variable()
        + ", by default "
        + cap.standard().toPlainString()
        + unit
        + ".";
  }

  private static List<String> examples(NativeResource resource) {
    List<String> examples =
        Stream.concat(
                resource.defaultRequest().stream(),
                resource.cap().map(c -> c.standard().toPlainString() + resource.unit()).stream())
            .toList();
    return examples.isEmpty() ? List.of("10" + resource.unit()) : examples;
  }

  /** Any name of a resource that a repository may ask for. */
  Schema name() {
    ExtendedResources extended = rules.extended();
    String natives = Patterns.oneOf(rules.resources().keySet());
    String hugepages = rules.hugepages().name().pattern();
    String device =
        extended
            .allowed()
            .map(this::allowed)
            .orElse(
                "(?:" + extended.domain().pattern() + ")/(?:" + extended.name().pattern() + ")");
    String pattern = Stream.of(natives, hugepages, device).collect(Collectors.joining("|"));
    String lengths =
        Stream.of(
                natives,
                Patterns.length(rules.hugepages().name()),
                Patterns.length(extended.domain()) + "/" + Patterns.length(extended.name()))
            .collect(Collectors.joining("|"));
    String reserved = "^" + Patterns.literal(extended.reservedPrefix()) + "[^/]*/";
    String advice =
        extended
            .allowed()
            .map(list -> rules.warnings().resourceNotAllowed().advice())
            .orElse(rules.warnings().notAResourceName().advice());
    return new Schema()
        .with("pattern", Patterns.whole(pattern))
        .with(
            "allOf",
            List.of(new Schema().with("pattern", Patterns.whole(lengths)).otherwise(advice)))
        .with("not", new Schema().with("pattern", reserved))
        .otherwise(advice);
  }

  private String allowed(List<String> list) {
    return list.stream()
        .map(
            entry ->
                entry.contains("/")
                    ? Patterns.literal(entry)
                    : Patterns.literal(entry) + "/(?:" + rules.extended().name().pattern() + ")")
        .collect(Collectors.joining("|"));
  }
}
