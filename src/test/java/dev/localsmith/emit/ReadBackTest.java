package dev.localsmith.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.bertramlabs.plugins.hcl4j.HCLParser;
import com.bertramlabs.plugins.hcl4j.HCLParserException;
import dev.localsmith.rules.NativeResource;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RulesReader;
import dev.localsmith.rules.Warnings.Warning;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The committed files, read back by a parser that is not ours, hold the tables of the model. */
class ReadBackTest {
  private static final Pattern DEFINITION = Pattern.compile("(?m)^  ([A-Za-z_]+) = ");
  private final RuleSet rules = new RulesReader().standard();

  @ParameterizedTest
  @EnumSource
  void eachLocalIsDefinedOnceAndIsAnOutputOrTheRulesOwn(Form form) throws Exception {
    List<String> names = new ArrayList<>();
    Matcher definition = DEFINITION.matcher(locals(form));
    while (definition.find()) {
      names.add(definition.group(1));
    }
    // The parser reads no whole expressions, so it gets the names alone.
    String skeleton = names.stream().map(n -> "  " + n + " = true\n").collect(Collectors.joining());
    assertEquals(new TreeSet<>(names), new TreeSet<>(parse(skeleton).keySet()));
    assertEquals(names.size(), new TreeSet<>(names).size(), names.toString());
    assertTrue(names.containsAll(rules.outputs().names()), names.toString());
    names.removeAll(rules.outputs().names());
    assertTrue(names.stream().allMatch(n -> n.startsWith("kubernetes_")), names.toString());
    assertTrue(names.contains("kubernetes_warnings"), names.toString());
  }

  @ParameterizedTest
  @EnumSource
  void theSuffixesCountWhatTheModelSays(Form form) throws Exception {
    Map<String, String> expected = new TreeMap<>();
    rules.quantities().suffixes().forEach((s, n) -> expected.put("x" + s, n.toString()));
    // It takes no empty key, and reads numbers as floating point.
    String table =
        table(form, "kubernetes_suffixes")
            .replaceAll("(?m)^( *)\"(.*?)\"( *) = ([0-9]+)$", "$1\"x$2\"$3 = \"$4\"");
    Map<String, String> found = new TreeMap<>();
    entries(table, "kubernetes_suffixes").forEach((key, value) -> found.put(key, value.toString()));
    assertEquals(expected, found);
  }

  @ParameterizedTest
  @EnumSource
  void theDefaultsAndTheSmallestLimitsAreTheModels(Form form) throws Exception {
    assertEquals(model(NativeResource::defaultRequest), texts(form, "kubernetes_default_requests"));
    assertEquals(model(NativeResource::smallestLimit), texts(form, "kubernetes_smallest_limits"));
    assertEquals(
        model(r -> r.hostRequirement().map(RuleSet.HostRequirement::path)),
        texts(form, "kubernetes_host_paths"));
  }

  @ParameterizedTest
  @EnumSource
  void theMessagesOfWhatTheRulesCanWarnOfAreTheModels(Form form) throws Exception {
    Map<String, String> expected = new TreeMap<>();
    for (Warning warning : rules.warnings().all()) {
      expected.put(warning.code(), warning.message());
    }
    // Of options that the standard rules leave off.
    expected
        .keySet()
        .removeAll(
            Set.of(
                "resource-not-allowed",
                "limit-capped",
                "count-capped",
                "selector-not-allowed",
                "toleration-not-allowed"));
    assertEquals(expected, texts(form, "kubernetes_messages"));
  }

  private Map<String, String> model(Function<NativeResource, Optional<String>> value) {
    Map<String, String> model = new TreeMap<>();
    rules.resources().forEach((name, r) -> value.apply(r).ifPresent(v -> model.put(name, v)));
    assertTrue(!model.isEmpty());
    return model;
  }

  private static Map<String, String> texts(Form form, String name) throws Exception {
    Map<String, String> texts = new TreeMap<>();
    entries(table(form, name), name).forEach((key, value) -> texts.put(key, value.toString()));
    return texts;
  }

  private static String locals(Form form) throws IOException {
    String folder = form.name().toLowerCase(Locale.ROOT);
    return Files.readString(Path.of("generated", folder, Generator.RULES));
  }

  /** The definition of one local, to its closing bracket. */
  private static String table(Form form, String name) throws IOException {
    Matcher table = Pattern.compile("(?s)\n  " + name + " = \\{\n.*?\n  }\n").matcher(locals(form));
    assertTrue(table.find(), name);
    return table.group();
  }

  @SuppressWarnings("unchecked") // a table has texts as keys
  private static Map<String, Object> entries(String definition, String name) throws Exception {
    return (Map<String, Object>) parse(definition).get(name);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> parse(String definitions)
      throws HCLParserException, IOException {
    Map<String, Object> file = new HCLParser().parse("locals {\n" + definitions + "}\n");
    return (Map<String, Object>) file.get("locals");
  }
}
