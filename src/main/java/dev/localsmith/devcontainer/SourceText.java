package dev.localsmith.devcontainer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads a whole text: at most {@value #MAX_BYTES} bytes of UTF-8, a byte order mark left out. */
final class SourceText {
  /** 2 MiB: some fifty times the largest real configuration, and still read in a blink. */
  static final int MAX_BYTES = 2 * 1024 * 1024;

  private SourceText() {}

  static String read(Path path, String name) {
    try (InputStream in = Files.newInputStream(path)) {
      return read(in, name);
    } catch (NoSuchFileException e) {
      throw Files.isSymbolicLink(path)
          ? InputException.of(
              name, "this symbolic link leads nowhere", "Mend the link, or name another file")
          : InputException.of(name, "there is no such file", "Check the path");
    } catch (AccessDeniedException e) {
      throw InputException.of(name, "permission to read it is denied", "Check its permissions");
    } catch (FileSystemException e) {
      String reason = Optional.ofNullable(e.getReason()).orElse("the system gives no reason");
      throw InputException.of(
          name, "it can't be read: " + Shown.name(reason), "Check that it is a readable file");
    } catch (IOException e) {
      throw InputException.of(
          name, "it can't be read: " + Shown.name(e.getMessage()), "Check that it is a file");
    }
  }

  static String read(InputStream in, String name) throws IOException {
    byte[] bytes = in.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw InputException.of(
          name,
          "it is larger than 2 MiB, which no Dev Container configuration is",
          "Check that it is the right file");
    }
    String text = decode(bytes, name);
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private static String decode(byte[] bytes, String name) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
    String text = out.flip().toString();
    if (result.isError()) {
      throw InputException.at(
          new LineIndex(name, text).position(text.length()),
          "byte 0x%02X is not valid UTF-8 here".formatted(in.get(in.position())),
          "Save the file as UTF-8");
    }
    return text;
  }
}
