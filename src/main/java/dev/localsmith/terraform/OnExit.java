package dev.localsmith.terraform;

/** Something to do if the program is ended from outside before this is closed. */
final class OnExit implements AutoCloseable {
  private final Thread hook;

  OnExit(Runnable action) {
    hook = new Thread(action);
    Runtime.getRuntime().addShutdownHook(hook);
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // The program is ending, and the hook runs.
    }
  }
}
