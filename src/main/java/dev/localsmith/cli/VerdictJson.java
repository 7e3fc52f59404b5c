package dev.localsmith.cli;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.localsmith.admission.Change;
import dev.localsmith.admission.Verdict;
import dev.localsmith.cases.Json;
import dev.localsmith.fit.Fit;
import dev.localsmith.fit.Reviewed;
import dev.localsmith.fit.Told;
import dev.localsmith.kubernetes.Quantity;
import java.io.IOException;
import java.util.Locale;

/**
 * Verdicts for tools. Names have underscores between their words, amounts are texts as Kubernetes
 * writes them, what does not apply is null.
 */
final class VerdictJson {
  private static final JsonMapper MAPPER =
      Json.MAPPER
          .rebuild()
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .addModule(new Jdk8Module())
          .addModule(
              new SimpleModule()
                  .addSerializer(Quantity.class, ToStringSerializer.instance)
                  .addSerializer(new Words()))
          .addMixIn(Change.class, WithText.class)
          .build();

  private VerdictJson() {}

  static ObjectNode of(Reviewed reviewed) {
    Verdict verdict = reviewed.verdict();
    ObjectNode json = MAPPER.createObjectNode();
    json.put("id", reviewed.name()).put("admitted", verdict.admitted());
    ArrayNode reasons = json.putArray("reasons");
    Told.of(reviewed).forEach(reason -> reasons.add(reason(reason)));
    json.set("checks", tree(verdict.checks()));
    // One by one: a list alone no longer knows of what kinds its elements are.
    ArrayNode remedy = json.putArray("remedy");
    verdict.remedy().forEach(change -> remedy.add(tree(change)));
    json.set("customization", tree(reviewed.toPass()));
    json.set("objects", tree(verdict.objects()));
    json.set("pod", tree(verdict.pod()));
    json.set("node", tree(verdict.node()));
    json.set("customization_for_own_cpus", tree(reviewed.toOwnCpus().map(Reviewed.OwnCpus::entry)));
    json.set("capacity", tree(reviewed.capacity()));
    json.set("notes", tree(reviewed.notes()));
    return json;
  }

  static ObjectNode of(Fit fit) {
    return MAPPER.valueToTree(fit);
  }

  private static ObjectNode reason(Told reason) {
    ObjectNode json = MAPPER.valueToTree(reason.violation());
    json.put("by_server", reason.byServer());
    json.set("causes", tree(reason.causes()));
    json.set("place", tree(reason.place()));
    return json;
  }

  private static JsonNode tree(Object value) {
    return MAPPER.valueToTree(value);
  }

  /** A change names its kind and says itself in words, too. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Change.SetAmount.class, name = "set-amount"),
    @JsonSubTypes.Type(value = Change.Remove.class, name = "remove"),
    @JsonSubTypes.Type(value = Change.SetStorage.class, name = "set-storage"),
    @JsonSubTypes.Type(value = Change.RaiseQuota.class, name = "raise-quota"),
    @JsonSubTypes.Type(value = Change.DropPriorityClass.class, name = "drop-priority-class")
  })
  private interface WithText {
    @JsonProperty
    String text();
  }

  /** A constant that has no name of the field's is written in lower case. */
  private static final class Words extends StdSerializer<Enum<?>> {
    private static final long serialVersionUID = 1L;

    Words() {
      super(Enum.class, false);
    }

    @Override
    public void serialize(Enum<?> value, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      String text = value.toString();
      json.writeString(
          text.equals(value.name()) ? text.toLowerCase(Locale.ROOT).replace('_', '-') : text);
    }
  }
}
