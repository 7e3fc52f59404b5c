package dev.localsmith.devcontainer;

import java.util.Optional;

/**
 * What contributes to a configuration, whether it says anything of Kubernetes or not.
 *
 * @param name a Feature's id, or the file's name
 * @param value all that it contributes, in its own file
 */
public record Contributor(Kind kind, String name, Located value) {
  Optional<Origin> get(String key) {
    return new Origin(this, value).get(key);
  }

  /** In the order in which they count. */
  public enum Kind {
    /** An entry of the base image's {@code devcontainer.metadata} label. */
    IMAGE,
    FEATURE,
    /** The {@code devcontainer.json} itself. */
    FILE,
    /** Output of the CLI, whose contributors are no longer known. */
    MERGED
  }
}
