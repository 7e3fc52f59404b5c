package dev.localsmith.explain;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.devcontainer.Contributor;
import dev.localsmith.devcontainer.Origin;
import dev.localsmith.devcontainer.Position;
import dev.localsmith.devcontainer.Unread;
import dev.localsmith.explain.Template.Setting;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.interpret.Result;
import dev.localsmith.report.Finding;
import dev.localsmith.report.Place;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.Outputs;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * An explanation for programs. Names are only ever added.
 *
 * <pre>
 * {
 *   "source": "FILE",
 *   "pod_requests": …, …, "warnings": …    as `resolve` prints them; a warning also has
 *       "text" (the message, then what was meant, else the advice), "advice", and where known
 *       "file", "line", "column"
 *   "reading": [{code, path, text, file, line, column}]    what the Dev Containers CLI drops
 *   "near_misses": [{code, text, file, line, column}]    names that are not wrong, but unlikely
 *   "qos_class": "Burstable",
 *   "provenance": {
 *     "pod_requests": {NAME: CAUSE}, "pod_limits": {NAME: CAUSE}, "disk_size": CAUSE,
 *     "node_selector": {KEY: CAUSE}, "tolerations": [CAUSE, in the order of the result]
 *   },
 *   "parameters": {NAME: {value, from}}, "variables": {NAME: {value, from}},
 *   "contributors": [{kind: image | feature | file | merged, name, file}],
 *   "not_looked_at": [{kind: base_image | feature, name, reason, file, line, column}]
 * }
 * CAUSE: {origin: customization | host_requirement | cap | default | given_limit | request |
 *   parameter | template, rule, and where they exist path, setting (its name), contributor (its
 *   name), file, line, column of the author's value}
 * </pre>
 */
public final class ExplanationJson {
  private final RuleSet rules;
  private final Template template;
  private final Interpreter interpreter;
  private final Advice advice;

  public ExplanationJson(RuleSet rules, Template template) {
    this.rules = rules;
    this.template = template;
    this.interpreter = new Interpreter(rules);
    this.advice = new Advice(rules);
  }

  public ObjectNode of(Explanation explanation) {
    ObjectNode resolved = interpreter.json(explanation.result());
    ObjectNode json = resolved.objectNode();
    json.put("source", explanation.configuration().source());
    json.setAll(resolved);
    List<Finding> findings = advice.ofRules(explanation);
    for (int i = 0; i < findings.size(); i++) {
      ObjectNode warning = (ObjectNode) json.path("warnings").get(i);
      warning.put("text", findings.get(i).text());
      warning.put("advice", advice.of(warning.path("code").asText()));
      findings.get(i).place().ifPresent(place -> place(warning, place));
    }
    ArrayNode reading = json.putArray("reading");
    explanation.configuration().findings().stream()
        .forEach(
            f ->
                place(
                    reading
                        .addObject()
                        .put("code", f.code())
                        .put("path", f.path())
                        .put("text", f.message()),
                    f.position()));
    notes(json.putArray("near_misses"), advice.ofNames(explanation));
    json.put("qos_class", Workload.qosClass(explanation.result()).toString());
    provenance(json.putObject("provenance"), explanation);
    settings(json.putObject("parameters"), template.parameters().values());
    settings(json.putObject("variables"), template.variables().values());
    contributors(json.putArray("contributors"), explanation.configuration().contributors());
    unread(json.putArray("not_looked_at"), explanation.configuration().unread());
    return json;
  }

  private void provenance(ObjectNode json, Explanation explanation) {
    Causes causes = new Causes(rules, template, explanation);
    Result result = explanation.result();
    Outputs names = rules.outputs();
    each(json.putObject(names.requests()), result.requests().keySet(), causes::request);
    each(json.putObject(names.limits()), result.limits().keySet(), causes::limit);
    causes.disk().ifPresent(cause -> cause(json.putObject(names.disk()), cause));
    each(json.putObject(names.nodeSelector()), result.nodeSelector().keySet(), causes::selector);
    ArrayNode tolerations = json.putArray(names.tolerations());
    causes.tolerations().forEach(cause -> cause(tolerations.addObject(), cause));
  }

  private static void each(
      ObjectNode json, Collection<String> names, Function<String, Optional<Cause>> causes) {
    names.forEach(
        name -> causes.apply(name).ifPresent(cause -> cause(json.putObject(name), cause)));
  }

  private static void cause(ObjectNode json, Cause cause) {
    json.put("origin", lower(cause.origin())).put("rule", cause.rule());
    if (!cause.path().isEmpty()) {
      json.put("path", cause.path());
    }
    cause.setting().map(Setting::name).ifPresent(name -> json.put("setting", name));
    cause.written().ifPresent(written -> written(json, written));
  }

  private static void written(ObjectNode json, Origin written) {
    json.put("contributor", written.contributor().name());
    place(json, written.value().position());
  }

  private static void settings(ObjectNode json, Collection<Setting> settings) {
    settings.forEach(
        setting ->
            json.putObject(setting.name())
                .put("from", setting.from())
                .set("value", setting.value()));
  }

  private static void notes(ArrayNode json, List<Finding> notes) {
    notes.forEach(
        note -> {
          ObjectNode written = json.addObject().put("code", note.code()).put("text", note.text());
          note.place().ifPresent(place -> place(written, place));
        });
  }

  private static void contributors(ArrayNode json, List<Contributor> contributors) {
    contributors.forEach(
        contributor ->
            json.addObject()
                .put("kind", lower(contributor.kind()))
                .put("name", contributor.name())
                .put("file", contributor.value().position().file()));
  }

  private static void unread(ArrayNode json, List<Unread> unread) {
    unread.forEach(
        u ->
            place(
                json.addObject()
                    .put("kind", lower(u.kind()))
                    .put("name", u.name())
                    .put("reason", u.reason()),
                u.position()));
  }

  private static void place(ObjectNode json, Position position) {
    json.put("file", position.file()).put("line", position.line()).put("column", position.column());
  }

  private static void place(ObjectNode json, Place place) {
    json.put("file", place.file());
    place.line().ifPresent(line -> json.put("line", line));
    place.column().ifPresent(column -> json.put("column", column));
  }

  private static String lower(Enum<?> name) {
    return name.name().toLowerCase(Locale.ROOT);
  }
}
