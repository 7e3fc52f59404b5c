package dev.localsmith.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** What a command printed, and its exit code. */
record Ran(int code, String out, String err) {
  static Ran of(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Localsmith.run(out, err, arguments);
    return new Ran(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
