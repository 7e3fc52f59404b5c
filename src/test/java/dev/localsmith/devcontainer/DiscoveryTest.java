package dev.localsmith.devcontainer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiscoveryTest {
  @TempDir Path root;

  private Path write(String name) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "{}");
  }

  private List<String> found(Path path) {
    return Discovery.find(path.toString()).stream()
        .map(source -> source.name().replace(root + "/", ""))
        .toList();
  }

  private String refusal(Path path) {
    return assertThrows(InputException.class, () -> Discovery.find(path.toString())).getMessage();
  }

  @Test
  void aFolderGivesAllItsConfigurationsTheRootOnesFirst() throws IOException {
    for (String name :
        List.of(
            ".devcontainer.json",
            ".devcontainer/web/devcontainer.json",
            ".devcontainer/devcontainer.json",
            ".devcontainer/gpu/devcontainer.json",
            ".devcontainer/gpu/deeper/devcontainer.json",
            ".devcontainer/feature/devcontainer-feature.json",
            "devcontainer.json")) {
      write(name);
    }
    assertEquals(
        List.of(
            ".devcontainer/devcontainer.json",
            ".devcontainer.json",
            ".devcontainer/gpu/devcontainer.json",
            ".devcontainer/web/devcontainer.json"),
        found(root));
  }

  @Test
  void aFileIsTakenWhateverItsName() throws IOException {
    assertEquals(List.of("merged.json"), found(write("merged.json")));
  }

  @Test
  void aDashIsStandardInput() {
    assertEquals(List.of(new Source("<stdin>", Optional.empty())), Discovery.find("-"));
  }

  @Test
  void aFolderWithoutAnyFileIsRefused() throws IOException {
    write("src/devcontainer.json");
    Files.createDirectories(root.resolve(".devcontainer/devcontainer.json"));
    assertEquals(
        root
            + ": there is no .devcontainer/devcontainer.json, .devcontainer.json or"
            + " .devcontainer/<folder>/devcontainer.json in this folder."
            + " Name the repository's root folder, or the file itself.",
        refusal(root));
  }

  @Test
  void linksThatLeadInACircleFindNothingTwiceAndEnd() throws IOException {
    write(".devcontainer/devcontainer.json");
    Files.createSymbolicLink(root.resolve(".devcontainer/self"), Path.of("."));
    Files.createSymbolicLink(root.resolve(".devcontainer/up"), Path.of(".."));
    Files.createSymbolicLink(root.resolve(".devcontainer/loop"), Path.of("loop"));
    assertEquals(List.of(".devcontainer/devcontainer.json"), found(root));
  }

  @Test
  void aConfigurationThatIsALinkToItselfIsFoundAndReadingItSaysSo() throws IOException {
    Files.createSymbolicLink(root.resolve(".devcontainer.json"), Path.of(".devcontainer.json"));
    assertEquals(List.of(".devcontainer.json"), found(root));
    Source source = Discovery.find(root.toString()).get(0);
    String message =
        assertThrows(
                InputException.class, () -> Document.read(source.file().orElseThrow(), "a.json"))
            .getMessage();
    assertTrue(message.startsWith("a.json: it can't be read: Too many levels"), message);
  }

  @Test
  void aFolderThatIsALinkToItselfIsRefused() throws IOException {
    Files.createSymbolicLink(root.resolve(".devcontainer"), Path.of(".devcontainer"));
    String message = refusal(root);
    assertTrue(message.contains("this symbolic link leads nowhere or back to itself"), message);
  }

  @Test
  void aPathThatCanBeNoneIsRefused() {
    String message = assertThrows(InputException.class, () -> Discovery.find("a\0b")).getMessage();
    assertEquals("a\\u0000b: this is no path. Check the path.", message);
  }
}
