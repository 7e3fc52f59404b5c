package dev.localsmith.cli;

/** Entry point. */
public final class Localsmith {
  private Localsmith() {}

  public static void main(String[] args) throws Exception {
    for (var form : dev.localsmith.emit.Form.values()) {
      var dir = java.nio.file.Path.of("generated", form.name().toLowerCase());
      java.nio.file.Files.createDirectories(dir);
      for (var e :
          new dev.localsmith.emit.Generator()
              .generate(new dev.localsmith.rules.RulesReader().standard(), "kubernetes.yaml", form)
              .entrySet()) {
        java.nio.file.Files.writeString(dir.resolve(e.getKey()), e.getValue());
      }
    }
  }
}
