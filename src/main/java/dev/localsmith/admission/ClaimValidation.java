package dev.localsmith.admission;

import dev.localsmith.kubernetes.FieldError;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.QuantityException;
import java.util.List;

/** The API server's validation of what a workspace's claim asks for. */
final class ClaimValidation {
  private ClaimValidation() {}

  static List<String> errors(Quantity storage) {
    return storage.signum() > 0
        ? List.of()
        : List.of(
            FieldError.invalid("spec.resources[storage]", storage, "must be greater than zero"));
  }

  /** The server's words where the quantity stops it at decoding. */
  static String undecodable(QuantityException refused) {
    return "PersistentVolumeClaim in version \"v1\" cannot be handled as a PersistentVolumeClaim: "
        + refused.getMessage();
  }
}
