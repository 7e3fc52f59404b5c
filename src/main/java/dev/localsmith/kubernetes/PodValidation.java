package dev.localsmith.kubernetes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The API server's decoding, defaulting and validation of a pod. */
public final class PodValidation {
  private PodValidation() {}

  /**
   * Judges a pod. A text that is no quantity stops the server at decoding, so it is then the only
   * error.
   */
  public static PodJudgement judge(Pod pod) {
    Resources effective;
    try {
      effective = Resources.decode(pod.requests(), pod.limits());
    } catch (QuantityException refused) {
      return new PodJudgement(List.of(undecodable(refused)), QosClass.BEST_EFFORT, Resources.NONE);
    }
    List<String> errors =
        new ArrayList<>(ResourceValidation.errors(effective, "spec.containers[0].resources"));
    errors.addAll(selectorErrors(pod.nodeSelector()));
    errors.addAll(tolerationErrors(pod.tolerations()));
    return new PodJudgement(List.copyOf(errors), QosClass.of(List.of(effective)), effective);
  }

  /** The server's words where a quantity stops it at decoding. */
  public static String undecodable(QuantityException refused) {
    return "Pod in version \"v1\" cannot be handled as a Pod: " + refused.getMessage();
  }

  /** The server names the key or value at fault, not the entry. */
  public static List<String> selectorErrors(Map<String, String> nodeSelector) {
    List<String> errors = new ArrayList<>(0);
    nodeSelector.forEach(
        (key, value) -> {
          Names.qualifiedName(key).forEach(reason -> errors.add(selectorError(key, reason)));
          Names.labelValue(value).forEach(reason -> errors.add(selectorError(value, reason)));
        });
    return errors;
  }

  private static String selectorError(String text, String reason) {
    return FieldError.invalid("spec.nodeSelector", text, reason);
  }

  public static List<String> tolerationErrors(List<Toleration> tolerations) {
    List<String> errors = new ArrayList<>(0);
    for (int i = 0; i < tolerations.size(); i++) {
      errors.addAll(tolerations.get(i).errors("spec.tolerations[" + i + "]"));
    }
    return errors;
  }
}
