package dev.localsmith.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.localsmith.cases.Json;
import dev.localsmith.fit.Fit;
import dev.localsmith.fit.Reviewed;
import dev.localsmith.report.Annotations;
import dev.localsmith.report.Finding;
import dev.localsmith.report.Sarif;
import dev.localsmith.report.Screen;
import dev.localsmith.report.Shown;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** How verdicts are written. */
enum VerdictFormat {
  TABLE {
    @Override
    String text(List<Reviewed> reviewed, Optional<Long> count, Screen screen) {
      return reviewed.stream()
          .map(
              one -> {
                String verdict = new VerdictText(screen).of(one);
                return count.isPresent()
                    ? verdict + "\n" + CountText.of(one.capacity(), count.get(), screen)
                    : verdict;
              })
          .collect(Collectors.joining("\n"));
    }

    @Override
    String text(Fit fit, Screen screen) {
      return FitText.of(fit, screen);
    }
  },
  JSON {
    @Override
    String text(List<Reviewed> reviewed, Optional<Long> count, Screen screen) {
      ArrayNode all = Json.MAPPER.createArrayNode();
      reviewed.forEach(one -> all.add(VerdictJson.of(one)));
      return pretty(all);
    }

    @Override
    String text(Fit fit, Screen screen) {
      return pretty(VerdictJson.of(fit));
    }
  },
  GITHUB {
    @Override
    String text(List<Reviewed> reviewed, Optional<Long> count, Screen screen) {
      return findings(reviewed).stream()
          .map(finding -> Shown.text(Annotations.of(finding)) + "\n")
          .collect(Collectors.joining());
    }
  },
  SARIF {
    @Override
    String text(List<Reviewed> reviewed, Optional<Long> count, Screen screen) {
      return pretty(Sarif.of(Localsmith.VERSION, findings(reviewed)));
    }
  };

  abstract String text(List<Reviewed> reviewed, Optional<Long> count, Screen screen);

  String text(Fit fit, Screen screen) {
    throw new IllegalStateException(this + " has no form of a set");
  }

  boolean isOfSets() {
    return this == TABLE || this == JSON;
  }

  private static List<Finding> findings(List<Reviewed> reviewed) {
    return reviewed.stream().flatMap(one -> VerdictFindings.of(one).stream()).toList();
  }

  private static String pretty(JsonNode json) {
    try {
      return Shown.text(
          Json.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
