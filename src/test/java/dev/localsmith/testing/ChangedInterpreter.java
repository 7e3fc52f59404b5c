package dev.localsmith.testing;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.verify.Engine;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The interpreter with one of its stages changed, compiled anew beside the sound one. */
public final class ChangedInterpreter {
  private static final String PACKAGE = Interpreter.class.getPackageName();
  private static final Path SOURCES = Path.of("src/main/java").resolve(PACKAGE.replace('.', '/'));

  private ChangedInterpreter() {}

  /**
   * @param stage the class whose source changes
   * @param folder where to compile
   */
  public static Engine with(RuleSet rules, String stage, String from, String to, Path folder)
      throws Exception {
    Path sources = Files.createDirectories(folder.resolve("sources"));
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-nowarn",
                "-proc:none",
                "-parameters",
                "-d",
                folder.resolve("classes").toString(),
                "-cp",
                System.getProperty("java.class.path")));
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.toList()) {
        String source = Files.readString(file);
        if (file.endsWith(stage + ".java")) {
          if (!source.contains(from)) {
            throw new IllegalArgumentException(stage + " has no " + from);
          }
          source = source.replace(from, to);
        }
        arguments.add(Files.writeString(sources.resolve(file.getFileName()), source).toString());
      }
    }
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    if (code != 0) {
      throw new IOException("the changed interpreter does not compile");
    }
    Class<?> changed =
        new OwnPackage(folder.resolve("classes").toUri().toURL())
            .loadClass(PACKAGE + ".Interpreter");
    Object interpreter = changed.getConstructor(RuleSet.class).newInstance(rules);
    var resolve = changed.getMethod("resolve", ObjectNode.class);
    return cases -> {
      List<ObjectNode> results = new ArrayList<>();
      for (var given : cases) {
        try {
          results.add((ObjectNode) resolve.invoke(interpreter, given.input()));
        } catch (ReflectiveOperationException e) {
          throw new IllegalStateException(e);
        }
      }
      return results;
    };
  }

  /** Takes the interpreter's classes from the folder, and all others from where they are. */
  private static final class OwnPackage extends URLClassLoader {
    OwnPackage(URL folder) {
      super(new URL[] {folder}, Interpreter.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(PACKAGE + ".")) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? findClass(name) : loaded;
    }
  }
}
