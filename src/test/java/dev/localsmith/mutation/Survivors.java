package dev.localsmith.mutation;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The mutants that no case can notice, each with the reason why it does the same. */
record Survivors(String because, List<String> mutants) {
  private static final String FILE = "survivors.yaml";

  /** The ids of all that are listed. */
  static Set<String> listed() {
    Set<String> listed = new TreeSet<>();
    for (Survivors survivors : read()) {
      for (String mutant : survivors.mutants()) {
        if (survivors.because().isBlank() || !listed.add(mutant)) {
          throw new IllegalStateException("without a reason, or listed twice: " + mutant);
        }
      }
    }
    return listed;
  }

  private static List<Survivors> read() {
    try (InputStream in = Survivors.class.getResourceAsStream(FILE)) {
      return new YAMLMapper().readValue(in, new TypeReference<List<Survivors>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
