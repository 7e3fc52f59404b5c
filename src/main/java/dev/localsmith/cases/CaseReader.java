package dev.localsmith.cases;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.rules.RuleSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads case files: a list of {@code {id, input, expected}}, or one such object. A case without an
 * id goes by the name of its file.
 */
public final class CaseReader {
  private static final Set<String> FIELDS =
      Set.of("id", "description", "source", "input", "expected");

  private final InputReader inputs;
  private final List<String> results;

  /**
   * @param rules name the inputs, and give the value of a variable that a case leaves out
   */
  public CaseReader(RuleSet rules) {
    inputs = new InputReader(rules);
    results = Case.results(rules);
  }

  /**
   * The cases of a file, or of every {@code .json} file in a folder, in the order of their names.
   *
   * @throws CasesException on the first thing that is wrong
   */
  public List<Case> read(Path path) {
    try {
      if (!Files.isDirectory(path)) {
        return read(path.toString(), name(path.getFileName()), Files.newInputStream(path));
      }
      List<Case> cases = new ArrayList<>();
      try (Stream<Path> files = Files.walk(path)) {
        for (Path file : files.filter(f -> f.toString().endsWith(".json")).sorted().toList()) {
          cases.addAll(
              read(file.toString(), name(path.relativize(file)), Files.newInputStream(file)));
        }
      }
      return cases;
    } catch (NoSuchFileException e) {
      throw new CasesException(path + ": there is no such file");
    } catch (IOException e) {
      throw new CasesException(path + ": can't be read: " + e.getMessage());
    }
  }

  /**
   * @param file the name to show in problems
   * @param name the id of a single case that has none
   * @param json is closed
   */
  public List<Case> read(String file, String name, InputStream json) {
    List<Case> cases = new ArrayList<>();
    try (json;
        JsonParser parser = Json.MAPPER.createParser(json)) {
      JsonToken first = parser.nextToken();
      if (first == JsonToken.START_OBJECT) {
        cases.add(one(file, name, parser));
      } else if (first == JsonToken.START_ARRAY) {
        Set<String> ids = new HashSet<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          Place place = place(file, parser);
          Case next = one(file, "", parser);
          place.check(ids.add(next.id()), "id", "another case has the id '" + next.id() + "'");
          cases.add(next);
        }
      } else {
        throw new CasesException(file + ":1: must be a list of cases, [{\"id\": ..., ...}]");
      }
      if (parser.nextToken() != null) {
        throw place(file, parser).problem("the file", "ends with more than a list of cases");
      }
    } catch (JsonEOFException e) {
      throw notJson(file, e, "the file ends before its JSON does");
    } catch (JsonProcessingException e) {
      throw notJson(file, e, e.getOriginalMessage().lines().findFirst().orElse(""));
    } catch (IOException e) {
      throw new CasesException(file + ": can't be read: " + e.getMessage());
    }
    return cases;
  }

  private static CasesException notJson(String file, JsonProcessingException e, String reason) {
    int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
    return new CasesException(file + ":" + line + ": not JSON: " + reason);
  }

  private Case one(String file, String name, JsonParser parser) throws IOException {
    Place place = place(file, parser);
    JsonNode node = Json.read(parser);
    place.check(node.isObject(), "the case", "must be an object, {\"id\": ..., \"input\": ...}");
    String id = node.path("id").isTextual() ? node.get("id").textValue() : name;
    place = place.of(id);
    place.check(!id.isEmpty(), "id", "must be a text");
    place.check(node.path("input").isObject(), "input", "must be an object");
    for (String field : (Iterable<String>) node::fieldNames) {
      place.check(FIELDS.contains(field), field, "unknown field; known here: " + sorted(FIELDS));
    }
    return new Case(
        id,
        inputs.read(place, (ObjectNode) node.get("input")),
        expected(place, node.get("expected")));
  }

  private Optional<ObjectNode> expected(Place place, JsonNode expected) {
    if (expected == null) {
      return Optional.empty();
    }
    place.check(expected.isObject(), "expected", "must be an object");
    for (String field : (Iterable<String>) expected::fieldNames) {
      place.check(
          results.contains(field),
          "expected." + field,
          "unknown result; known here: " + String.join(", ", results));
    }
    JsonNode warnings = expected.path(Case.WARNINGS);
    boolean shaped = warnings.isMissingNode() || warnings.isArray();
    for (JsonNode warning : warnings) {
      shaped &= warning.path("code").isTextual() && warning.path("path").isTextual();
    }
    place.check(shaped, "expected.warnings", "must be a list of {\"code\": ..., \"path\": ...}");
    return Optional.of((ObjectNode) expected);
  }

  private static String sorted(Set<String> names) {
    return String.join(", ", names.stream().sorted().toList());
  }

  private static String name(Path file) {
    return file.toString().replaceFirst("\\.json$", "");
  }

  private static Place place(String file, JsonParser parser) {
    return new Place(file, parser.currentTokenLocation().getLineNr(), "");
  }
}
