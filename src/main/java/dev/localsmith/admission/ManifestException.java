package dev.localsmith.admission;

/**
 * A file that cannot be read as Kubernetes objects; the message is one line that names the file and
 * the place.
 */
public final class ManifestException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ManifestException(String message) {
    super(message);
  }
}
