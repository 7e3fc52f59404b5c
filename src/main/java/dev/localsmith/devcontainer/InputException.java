package dev.localsmith.devcontainer;

/**
 * Input that can't be read. The message is one line: where ({@code file}, or {@code
 * file:line:column}), what is wrong, and what to do. It is safe to print.
 */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private InputException(String where, String problem, String remedy) {
    super(where + ": " + problem + ". " + remedy + ".");
  }

  static InputException at(Position position, String problem, String remedy) {
    return new InputException(position.toString(), problem, remedy);
  }

  static InputException of(String file, String problem, String remedy) {
    return new InputException(Shown.name(file), problem, remedy);
  }
}
