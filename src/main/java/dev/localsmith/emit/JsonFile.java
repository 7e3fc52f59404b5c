package dev.localsmith.emit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** JSON as it is written to files: two spaces, line feeds, the same bytes on every machine. */
public final class JsonFile {
  private static final ObjectWriter WRITER = writer();

  private JsonFile() {}

  /** The value as JSON text, its last line without an end. */
  public static String text(Object value) {
    try {
      return WRITER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ObjectWriter writer() {
    Separators separators =
        PrettyPrinter.DEFAULT_SEPARATORS.withObjectFieldValueSpacing(Separators.Spacing.AFTER);
    return JsonMapper.builder()
        .build()
        .writer(
            new DefaultPrettyPrinter(separators)
                .withObjectIndenter(new DefaultIndenter("  ", "\n")));
  }
}
