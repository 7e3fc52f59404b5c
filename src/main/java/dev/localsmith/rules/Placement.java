package dev.localsmith.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;

/**
 * Node selector and tolerations (rules 8).
 *
 * @param selectors the template's own selectors, which always win
 * @param selectorKeys the keys a repository may select by; all where absent
 * @param tolerationKeys the keys a repository may tolerate; all where absent
 */
public record Placement(
    @JsonProperty("switch") Switch opening,
    List<Selector> selectors,
    Name labelPrefix,
    Name labelName,
    Name labelValue,
    Operators operators,
    List<String> effects,
    Seconds seconds,
    Optional<List<String>> selectorKeys,
    Optional<List<String>> tolerationKeys) {

  /** The boolean variable that lets repositories choose nodes. */
  public record Switch(
      String variable, @JsonProperty("default") boolean standard, String description) {}

  /**
   * A selector of the template: a literal value, or an input bound to an expression of the
   * template.
   */
  public record Selector(
      String key, Optional<String> value, Optional<String> input, Optional<String> expression) {}

  /**
   * The operators of a toleration.
   *
   * @param compares with a value; what Kubernetes takes where none is set
   * @param exists without a value, and the only one that needs no key
   */
  public record Operators(String compares, String exists) {}

  /** The most digits of {@code tolerationSeconds}, and the effect it needs. */
  public record Seconds(int digits, String effect) {}
}
