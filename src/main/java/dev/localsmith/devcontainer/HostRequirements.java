package dev.localsmith.devcontainer;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * The merged {@code hostRequirements}, {@code runArgs} having replaced {@code cpus} and {@code
 * memory}. A value that is empty is not set.
 *
 * @param cpus cores
 * @param memory bytes
 * @param storage bytes
 * @param gpu JSON text, never {@code false}: {@code true}, {@code "optional"}, {@code
 *     {"cores":1000}}, …
 */
public record HostRequirements(
    Optional<Requirement<BigDecimal>> cpus,
    Optional<Requirement<BigDecimal>> memory,
    Optional<Requirement<BigDecimal>> storage,
    Optional<Requirement<String>> gpu) {

  /**
   * @param source the author's value; of several contributors' the one that decided
   */
  public record Requirement<T>(T value, Origin source) {}
}
