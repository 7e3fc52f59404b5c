package dev.localsmith.terraform;

/** Terraform is missing, took too long or refused: holds the tool's own message. */
public final class TerraformException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean refused;

  TerraformException(boolean refused, String message) {
    super(message);
    this.refused = refused;
  }

  /** Whether the tool itself ended with an error, so that the input may be its cause. */
  boolean refused() {
    return refused;
  }
}
