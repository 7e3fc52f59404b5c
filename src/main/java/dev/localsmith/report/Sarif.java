package dev.localsmith.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Findings as SARIF 2.1.0, with what GitHub's code scanning asks for. */
public final class Sarif {
  private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
  private static final String UNRESERVED = "-._~/";

  private Sarif() {}

  /**
   * A log of one run.
   *
   * @param version of the program
   */
  public static ObjectNode of(String version, List<Finding> findings) {
    ObjectNode log = JsonNodeFactory.instance.objectNode();
    log.put("$schema", SCHEMA).put("version", "2.1.0");
    ObjectNode run = log.putArray("runs").addObject();
    ObjectNode driver = run.putObject("tool").putObject("driver");
    driver.put("name", "Localsmith").put("version", version);
    ArrayNode rules = driver.putArray("rules");
    run.put("columnKind", "unicodeCodePoints");
    ArrayNode results = run.putArray("results");
    Map<String, Integer> codes = new LinkedHashMap<>();
    for (Finding finding : findings) {
      int index = codes.computeIfAbsent(finding.code(), code -> rule(rules, code, findings));
      results.add(result(finding, index));
    }
    return log;
  }

  /** A rule's help is the first advice that a finding of its code has. */
  private static int rule(ArrayNode rules, String code, List<Finding> findings) {
    String words = code.replace('-', ' ');
    String help =
        findings.stream()
            .filter(finding -> finding.code().equals(code) && !finding.advice().isEmpty())
            .map(Finding::advice)
            .findFirst()
            .orElse(words);
    ObjectNode rule = rules.addObject().put("id", code);
    rule.putObject("shortDescription").put("text", words);
    rule.putObject("fullDescription").put("text", words);
    rule.putObject("help").put("text", help);
    return rules.size() - 1;
  }

  private static ObjectNode result(Finding finding, int rule) {
    ObjectNode result = JsonNodeFactory.instance.objectNode();
    result.put("ruleId", finding.code()).put("ruleIndex", rule);
    result.put("level", finding.level().name().toLowerCase(Locale.ROOT));
    result.putObject("message").put("text", finding.text());
    finding.place().ifPresent(place -> result.putArray("locations").add(location(place)));
    return result;
  }

  private static ObjectNode location(Place place) {
    ObjectNode location = JsonNodeFactory.instance.objectNode();
    ObjectNode physical = location.putObject("physicalLocation");
    physical.putObject("artifactLocation").put("uri", uri(place.file()));
    place
        .line()
        .ifPresent(
            line -> {
              ObjectNode region = physical.putObject("region").put("startLine", line);
              place.column().ifPresent(column -> region.put("startColumn", column));
            });
    return location;
  }

  /** RFC 3986: a relative reference, or {@code file:} for an absolute path. */
  private static String uri(String file) {
    StringBuilder uri = new StringBuilder(file.startsWith("/") ? "file://" : "");
    for (byte unit : file.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (unit & 0xff);
      boolean plain = c < 0x80 && (Character.isLetterOrDigit(c) || UNRESERVED.indexOf(c) >= 0);
      uri.append(plain ? String.valueOf(c) : String.format("%%%02X", (int) c));
    }
    return uri.toString();
  }
}
