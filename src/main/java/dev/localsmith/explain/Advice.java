package dev.localsmith.explain;

import dev.localsmith.devcontainer.Configuration;
import dev.localsmith.devcontainer.Located;
import dev.localsmith.devcontainer.Origin;
import dev.localsmith.devcontainer.Position;
import dev.localsmith.devcontainer.Unread;
import dev.localsmith.interpret.Result;
import dev.localsmith.report.Finding;
import dev.localsmith.report.Level;
import dev.localsmith.report.Place;
import dev.localsmith.report.Shown;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.Warnings.Warning;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Warnings led back to the author's own file, with what to write instead. */
final class Advice {
  private static final String UNREAD = "not-looked-at";
  private static final String NEAR = "near-miss";
  private static final int LONGEST = 64;

  private final RuleSet rules;
  private final Map<String, String> advice = new HashMap<>();
  private final Set<String> aboutKeys;
  private final Suggestions suggestions;

  Advice(RuleSet rules) {
    this.rules = rules;
    for (Warning warning : rules.warnings().all()) {
      advice.put(warning.code(), warning.advice());
    }
    this.aboutKeys =
        Set.of(
            rules.warnings().unknownKey().code(),
            rules.warnings().notAResourceName().code(),
            rules.warnings().resourceNotAllowed().code(),
            rules.warnings().notALabelKey().code());
    this.suggestions = new Suggestions(rules);
  }

  /** One finding for each warning of the result, in its order. */
  List<Finding> ofRules(Explanation explanation) {
    return explanation.result().warnings().stream()
        .map(warning -> of(warning, explanation.configuration()))
        .toList();
  }

  /** What the Dev Containers CLI drops without a word. */
  List<Finding> ofReading(Explanation explanation) {
    return explanation.configuration().findings().stream()
        .map(f -> finding(Level.WARNING, f.code(), f.message(), f.position()))
        .toList();
  }

  /** Names that are nobody's concern here, or taken as they are, and yet come near a known one. */
  List<Finding> ofNames(Explanation explanation) {
    return Stream.concat(namespaces(explanation), devices(explanation)).toList();
  }

  private Stream<Finding> namespaces(Explanation explanation) {
    return explanation.configuration().contributors().stream()
        .flatMap(contributor -> contributor.value().get("customizations").stream())
        .flatMap(
            customizations ->
                customizations.keys().stream()
                    .filter(suggestions::isNearNamespace)
                    .flatMap(
                        key -> customizations.get(key).stream().map(at -> namespace(key, at))));
  }

  private Finding namespace(String key, Located value) {
    String message = "customizations has \"" + Shown.line(key) + "\", which is not read here.";
    return near(message, rules.customization(), value);
  }

  private Stream<Finding> devices(Explanation explanation) {
    return explanation.result().limits().keySet().stream()
        .filter(suggestions::isNearDevice)
        .flatMap(
            name ->
                explanation.provenance().limit(name).stream()
                    .flatMap(d -> explanation.configuration().origins().of(d.path()).stream())
                    .map(origin -> device(name, origin.value())));
  }

  private Finding device(String name, Located value) {
    return near("\"" + name + "\" is asked for as it is.", rules.gpu().device(), value);
  }

  private static Finding near(String message, String meant, Located value) {
    Position position = value.keyPosition().orElseGet(value::position);
    return finding(Level.NOTE, NEAR, message + " " + Suggestions.meant(meant), position);
  }

  /** What an author is told to do where nothing better is known. */
  String of(String code) {
    return advice.get(code);
  }

  /** What could not be looked at. */
  List<Finding> ofUnread(Explanation explanation) {
    return explanation.configuration().unread().stream()
        .map(
            unread ->
                finding(
                    Level.NOTE,
                    UNREAD,
                    name(unread) + " was not looked at: " + Shown.line(unread.reason()) + ".",
                    unread.position()))
        .toList();
  }

  /** All warnings, those about reading first. */
  List<Finding> warnings(Explanation explanation) {
    return Stream.concat(ofReading(explanation).stream(), ofRules(explanation).stream()).toList();
  }

  private static String name(Unread unread) {
    String name = Shown.line(unread.name());
    return switch (unread.kind()) {
      case FEATURE -> "Feature " + name;
      case BASE_IMAGE -> name.startsWith("base image") ? "The " + name : "The base image " + name;
    };
  }

  private static Finding finding(Level level, String code, String message, Position position) {
    return new Finding(level, code, message, "", Optional.of(place(position)));
  }

  private Finding of(Result.Warning warning, Configuration configuration) {
    Optional<Origin> written = configuration.origins().of(warning.path());
    Optional<String> suggestion = written.flatMap(origin -> suggestions.of(warning, origin));
    return new Finding(
        Level.WARNING,
        warning.code(),
        warning.message()
            + written.flatMap(o -> unsaid(warning, o.value())).orElse("")
            + suggestion.map(s -> " " + s).orElse(""),
        suggestion.isPresent() ? "" : advice.get(warning.code()),
        written.map(origin -> place(position(warning, origin.value()))));
  }

  /** The author's own words, where the message has what the CLI made of them: {@code "64gb"}. */
  private Optional<String> unsaid(Result.Warning warning, Located value) {
    return Optional.of(Shown.line(value.written()))
        .filter(text -> value.value().isValueNode() && text.length() <= LONGEST)
        .filter(text -> !warning.message().contains(value.value().asText()))
        .filter(text -> !aboutKeys.contains(warning.code()))
        .map(text -> " The file says " + text + ".");
  }

  private Position position(Result.Warning warning, Located value) {
    return aboutKeys.contains(warning.code())
        ? value.keyPosition().orElseGet(value::position)
        : value.position();
  }

  static Place place(Position position) {
    return Place.of(position.file(), position.line(), position.column());
  }
}
