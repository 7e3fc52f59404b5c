package dev.localsmith.kubernetes;

/**
 * A text that Kubernetes does not decode as a quantity; the message is the server's reason, without
 * the text.
 */
public final class QuantityException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  QuantityException(String reason) {
    super(reason);
  }

  /** Refusals are ordinary answers here, and a fuzzer sees millions of them. */
  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
