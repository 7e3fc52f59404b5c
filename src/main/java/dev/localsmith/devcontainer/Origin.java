package dev.localsmith.devcontainer;

import java.util.List;
import java.util.Optional;

/** A value and the contributor that set it. */
public record Origin(Contributor contributor, Located value) {
  Optional<Origin> get(String key) {
    return value.get(key).map(found -> new Origin(contributor, found));
  }

  List<Origin> elements() {
    return value.elements().stream().map(element -> new Origin(contributor, element)).toList();
  }
}
