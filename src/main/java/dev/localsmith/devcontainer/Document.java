package dev.localsmith.devcontainer;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A file of JSON with comments and trailing commas: its values, exact to the last digit, and the
 * place of every value and key.
 */
public final class Document {
  private final String name;
  private final String text;
  private final LineIndex lines;
  private final JsonNode value;
  private final Spot spot;
  private final List<Position> duplicateKeys;

  private Document(
      String name,
      String text,
      LineIndex lines,
      JsonNode value,
      Spot spot,
      List<Position> duplicateKeys) {
    this.name = name;
    this.text = text;
    this.lines = lines;
    this.value = value;
    this.spot = spot;
    this.duplicateKeys = duplicateKeys;
  }

  /**
   * @param name what messages and positions call the file
   * @throws InputException if it can't be read, is larger than 2 MiB, is not UTF-8, or is not JSON
   */
  public static Document read(Path path, String name) {
    return parse(SourceText.read(path, name), name);
  }

  /**
   * @throws InputException if the text is not JSON, or nests deeper than 500 levels
   */
  public static Document parse(String text, String name) {
    LineIndex lines = new LineIndex(name, text);
    JsoncParser.Result result = JsoncParser.parse(text, name, lines);
    return new Document(
        name,
        text,
        lines,
        result.value(),
        result.spot(),
        result.duplicateKeys().stream().map(lines::position).toList());
  }

  public String name() {
    return name;
  }

  public Located root() {
    return new Located(this, value, spot);
  }

  /** The value at a JSON pointer (RFC 6901). */
  public Optional<Located> at(JsonPointer pointer) {
    Optional<Located> found = Optional.of(root());
    for (JsonPointer rest = pointer; !rest.matches(); rest = rest.tail()) {
      JsonPointer step = rest;
      found =
          found.flatMap(
              at ->
                  at.value().isArray()
                      ? at.get(step.getMatchingIndex())
                      : at.get(step.getMatchingProperty()));
    }
    return found;
  }

  /** Where a key stands whose value a later equal key of the same object replaces. */
  public List<Position> duplicateKeys() {
    return duplicateKeys;
  }

  /** The same document, each value changed in place. Objects and lists must keep their shape. */
  Document mapped(UnaryOperator<JsonNode> change) {
    return new Document(name, text, lines, change.apply(value), spot, duplicateKeys);
  }

  String text() {
    return text;
  }

  Position position(int offset) {
    return lines.position(offset);
  }
}
