package dev.localsmith.build;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The class behind {@code mvn generate} is committed compiled; it is what its source gives. */
class LifecycleTest {
  private static final Path PHASES = Path.of(".mvn/phases");
  private static final String NAME = "dev/localsmith/phases/GenerateLifecycle";

  /** All that the source knows of Maven. */
  private static final String MAVEN =
      """
      package org.apache.maven.lifecycle;

      public class Lifecycle {
        public Lifecycle(String id, java.util.List<String> phases, java.util.Map<String, Object> bound) {}
      }
      """;

  @Test
  void theCommittedClassIsWhatItsSourceGives(@TempDir Path folder) throws Exception {
    Path stub = folder.resolve("org/apache/maven/lifecycle/Lifecycle.java");
    Files.createDirectories(stub.getParent());
    Files.writeString(stub, MAVEN);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      boolean compiled =
          compiler
              .getTask(
                  null,
                  files,
                  null,
                  List.of("--release", "11", "-g:none", "-Xlint:-options", "-d", folder.toString()),
                  null,
                  files.getJavaFileObjects(PHASES.resolve(NAME + ".java"), stub))
              .call();
      assertEquals(true, compiled);
    }
    assertArrayEquals(
        Files.readAllBytes(folder.resolve(NAME + ".class")),
        Files.readAllBytes(PHASES.resolve(NAME + ".class")));
  }
}
