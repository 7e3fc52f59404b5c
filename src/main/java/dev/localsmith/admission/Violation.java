package dev.localsmith.admission;

import java.util.List;
import java.util.stream.Stream;

/**
 * One reason for refusal.
 *
 * @param object what is refused
 * @param policy the name of the policy that it offends; empty for Kubernetes' own rules
 * @param message the API server's words
 * @param findings each amount at fault; none where it is not about amounts
 */
public record Violation(
    Stage stage, ObjectKind object, String policy, String message, List<Finding> findings) {

  /** The server's stages in their order; it stops at the first that fails. */
  public enum Stage {
    DECODING("Kubernetes"),
    PRIORITY("Kubernetes"),
    VALIDATION("Kubernetes"),
    LIMIT_RANGE("LimitRange"),
    QUOTA("quota");

    private final String judge;

    Stage(String judge) {
      this.judge = judge;
    }

    /**
     * Who judges here, in words.
     *
     * @param policy its name; empty for Kubernetes' own rules
     */
    public String judge(String policy) {
      return policy.isEmpty() ? judge : judge + " " + policy;
    }
  }

  /** What a workspace consists of, as the API names it. */
  public enum ObjectKind {
    CLAIM("persistentvolumeclaims"),
    DEPLOYMENT("deployments.apps"),
    REPLICA_SET("replicasets.apps"),
    POD("pods");

    private final String text;

    ObjectKind(String text) {
      this.text = text;
    }

    /** Whether a subject is a whole object and not a container. */
    public static boolean isNamed(String subject) {
      return Stream.of(values()).anyMatch(kind -> kind.text.equals(subject));
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /**
   * One amount at fault.
   *
   * @param rule what is broken: as in {@link Check}, or {@link #REQUEST_WITHIN_LIMIT}, {@link
   *     #PRIORITY_CLASS}
   * @param subject the container, or the object's kind
   * @param requested as the object has it after defaulting; empty where it has none
   * @param used by others; empty where that does not count
   * @param changes what would take this reason away, all of them together
   */
  public record Finding(
      String rule,
      String subject,
      String resource,
      String requested,
      String used,
      String allowed,
      List<Change> changes) {
    public static final String QUOTA = "quota";
    public static final String REQUEST_WITHIN_LIMIT = "request within limit";
    public static final String PRIORITY_CLASS = "priority class";
  }
}
