package dev.localsmith.cli;

/** A file that can't be read or written: says which, and why. */
final class FilesException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  FilesException(String message) {
    super(message);
  }
}
