package dev.localsmith.proof;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.localsmith.cli.Localsmith;
import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.Test;

/** What is committed in {@code generated} is what the rules give. */
class GeneratedFilesTest {
  @Test
  void nothingDrifted() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int code = Localsmith.run(out, out, "check");
    assertEquals("0 ", code + " " + out.toString(UTF_8));
  }
}
