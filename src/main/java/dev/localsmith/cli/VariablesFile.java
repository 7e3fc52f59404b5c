package dev.localsmith.cli;

import com.bertramlabs.plugins.hcl4j.HCLParser;
import com.bertramlabs.plugins.hcl4j.HCLParserException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.localsmith.devcontainer.Document;
import dev.localsmith.devcontainer.Located;
import dev.localsmith.explain.Template.Setting;
import dev.localsmith.report.Shown;
import dev.localsmith.rules.RuleSet.CapVariable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * An operator's {@code .tfvars} or {@code .tfvars.json}. A value is judged as {@code
 * kubernetes_variables.tf} judges it, and only once it is asked for.
 *
 * @param values by variable
 */
record VariablesFile(Map<String, Written> values) {
  static final VariablesFile NONE = new VariablesFile(Map.of());

  private static final int DEEPEST = 500;
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,30}(?:\\.[0-9]{1,30})?");
  private static final Pattern ASSIGNED = Pattern.compile("(?m)^[ \\t]*\"?([\\w-]+)\"?[ \\t]*=");

  /**
   * A value and its place, {@code FILE:LINE}.
   *
   * @param text as Terraform's {@code tostring} has it; empty for null, a list or an object
   */
  private record Written(Optional<String> text, String place) {}

  /**
   * @throws FilesException if it can't be read
   */
  static VariablesFile read(Path path) {
    return path.toString().endsWith(".json") ? json(path) : hcl(path);
  }

  /** A number above zero. */
  static Optional<BigDecimal> positive(String text) {
    return Optional.of(text)
        .filter(t -> NUMBER.matcher(t).matches())
        .map(BigDecimal::new)
        .filter(number -> number.signum() > 0);
  }

  static String range(CapVariable variable) {
    return "must be a "
        + (variable.whole() ? "whole " : "")
        + "number above 0 and at most "
        + variable.greatest()
        + ", in plain digits";
  }

  /**
   * @throws FilesException if the variable is set and the template refused it
   */
  Optional<Setting> number(String name, CapVariable variable) {
    return Optional.ofNullable(values.get(name))
        .map(
            written ->
                new Setting(
                    name,
                    JsonNodeFactory.instance.numberNode(
                        written
                            .text()
                            .flatMap(VariablesFile::positive)
                            .filter(variable::takes)
                            .orElseThrow(() -> refused(name, written, range(variable)))),
                    written.place()));
  }

  /**
   * @throws FilesException if the variable is set and the template refused it
   */
  Optional<Setting> bool(String name) {
    return Optional.ofNullable(values.get(name))
        .map(
            written ->
                new Setting(
                    name,
                    JsonNodeFactory.instance.booleanNode(
                        written
                            .text()
                            .filter(text -> text.equals("true") || text.equals("false"))
                            .map(Boolean::valueOf)
                            .orElseThrow(() -> refused(name, written, "must be true or false"))),
                    written.place()));
  }

  private static FilesException refused(String name, Written written, String wanted) {
    return new FilesException(written.place() + ": " + name + ": " + wanted);
  }

  private static VariablesFile json(Path path) {
    Located root = Document.read(path, path.toString()).root();
    if (!root.value().isObject()) {
      throw new FilesException(path + ":1: must be a JSON object of variables");
    }
    Map<String, Written> values = new LinkedHashMap<>();
    for (String name : root.keys()) {
      Located value = root.get(name).orElseThrow();
      JsonNode json = value.value();
      Optional<String> text =
          json.isNumber()
              ? Optional.of(json.decimalValue())
                  .filter(number -> Math.abs(number.scale()) <= 30)
                  .map(BigDecimal::toPlainString)
              : Optional.of(json).filter(j -> j.isTextual() || j.isBoolean()).map(JsonNode::asText);
      values.put(name, new Written(text, path + ":" + value.position().line()));
    }
    return new VariablesFile(values);
  }

  private static VariablesFile hcl(Path path) {
    String text = text(path);
    Map<String, Integer> lines = new LinkedHashMap<>();
    ASSIGNED.matcher(text).results().forEach(found -> lines.put(found.group(1), line(text, found)));
    Map<String, Written> values = new LinkedHashMap<>();
    parsed(path, text)
        .forEach(
            (name, value) ->
                values.put(
                    name, new Written(written(value), path + ":" + lines.getOrDefault(name, 1))));
    return new VariablesFile(values);
  }

  private static int line(String text, MatchResult found) {
    return 1 + (int) text.substring(0, found.start(1)).chars().filter(c -> c == '\n').count();
  }

  private static Optional<String> written(Object value) {
    if (value instanceof Number number) {
      return Optional.of(new BigDecimal(number.toString()).stripTrailingZeros().toPlainString());
    }
    return value instanceof String || value instanceof Boolean
        ? Optional.of(value.toString())
        : Optional.empty();
  }

  private static Map<String, Object> parsed(Path path, String text) {
    if (deepest(text) > DEEPEST) {
      throw new FilesException(path + ": brackets are nested deeper than " + DEEPEST + " levels");
    }
    PrintStream out = System.out;
    // hcl4j prints what it evaluates.
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    try {
      return new HCLParser().parse(text);
    } catch (HCLParserException | IOException e) {
      throw new FilesException(path + ": is not HCL: " + Shown.line(e.getMessage()));
    } catch (RuntimeException e) {
      // hcl4j wraps its own exception, or fails at what it does not expect.
      String reason = e.getCause() instanceof HCLParserException own ? own.getMessage() : "" + e;
      throw new FilesException(path + ": is not HCL: " + Shown.line(reason));
    } finally {
      System.setOut(out);
    }
  }

  /** How deep brackets nest at most, those in texts and comments counted too. */
  private static int deepest(String text) {
    int depth = 0;
    int deepest = 0;
    for (int i = 0; i < text.length(); i++) {
      depth += "[{(".indexOf(text.charAt(i)) >= 0 ? 1 : 0;
      depth -= "]})".indexOf(text.charAt(i)) >= 0 && depth > 0 ? 1 : 0;
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  }

  private static String text(Path path) {
    try {
      return Files.readString(path);
    } catch (NoSuchFileException e) {
      throw new FilesException(path + ": there is no such file");
    } catch (CharacterCodingException e) {
      throw new FilesException(path + ": is not UTF-8 text");
    } catch (IOException e) {
      throw new FilesException(path + ": can't be read: " + e.getMessage());
    }
  }
}
