package dev.localsmith.rules;

import com.fasterxml.jackson.core.JsonProcessingException;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.reader.ReaderException;

/**
 * What the YAML library says of a text that is no YAML, in one line.
 *
 * @param line of the fault, from 1
 */
record SyntaxError(int line, String reason) {

  static SyntaxError of(JsonProcessingException e, String yaml) {
    if (e.getCause() instanceof MarkedYAMLException marked && marked.getProblemMark() != null) {
      return of(marked.getProblemMark().getLine() + 1, marked.getProblem());
    }
    if (e.getCause() instanceof ReaderException unreadable) {
      int line =
          (int) yaml.codePoints().limit(unreadable.getPosition()).filter(c -> c == '\n').count()
              + 1;
      return of(
          line, String.format("the character U+%04X is not allowed", unreadable.getCodePoint()));
    }
    int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNr());
    // Without the names of the library's classes.
    return of(line, e.getOriginalMessage().replaceFirst("(?s), got this instead: .*", ""));
  }

  private static SyntaxError of(int line, String reason) {
    return new SyntaxError(line, "is not YAML: " + reason);
  }
}
