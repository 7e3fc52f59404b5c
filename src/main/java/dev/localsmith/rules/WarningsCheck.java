package dev.localsmith.rules;

import com.google.re2j.Pattern;
import dev.localsmith.rules.Warnings.Warning;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Warnings: one code for each, and messages that can be filled. */
final class WarningsCheck {
  private static final Pattern CODE = Pattern.compile("[a-z]+(?:-[a-z]+)*");

  /** The warnings that know what the workspace gets instead. */
  private static final Set<String> REPLACED =
      Set.of(
          "limitTooSmall",
          "requestCapped",
          "limitCapped",
          "limitRaised",
          "requestDiffers",
          "countCapped",
          "selectorReserved");

  private final Warnings warnings;
  private final Problems problems;
  private final Map<String, String> codes = new HashMap<>();

  WarningsCheck(RuleSet rules, Problems problems) {
    this.warnings = rules.warnings();
    this.problems = problems;
  }

  void run() {
    warnings.byField().forEach(this::check);
  }

  private void check(String field, Warning warning) {
    List<String> code = List.of("warnings", field, "code");
    List<String> message = List.of("warnings", field, "message");
    problems.check(
        CODE.matches(warning.code()),
        code,
        "must be lower-case words joined by -, such as not-a-list");
    String other = codes.putIfAbsent(warning.code(), field);
    problems.check(other == null, code, "is the code of warnings." + other);
    problems.check(!warning.message().isBlank(), message, "is empty");
    problems.check(!warning.advice().isBlank(), List.of("warnings", field, "advice"), "is empty");
    problems.check(
        REPLACED.contains(field) || !warning.placeholders().contains("instead"),
        message,
        "can't tell {instead}: nothing stands in for what is dropped");
    problems.check(
        String.join("", warning.literals()).chars().noneMatch(c -> c == '{' || c == '}'),
        message,
        "has a placeholder other than {place}, {written}, {instead}");
  }
}
