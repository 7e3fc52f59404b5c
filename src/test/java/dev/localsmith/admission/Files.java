package dev.localsmith.admission;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads policies and workspaces from texts. */
final class Files {
  private Files() {}

  static Policies policies(String text) {
    try {
      return PolicyReader.read("policies.yaml", in(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Workspace workspace(String text) {
    try {
      return WorkspaceReader.read("pod.yaml", in(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ByteArrayInputStream in(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }
}
