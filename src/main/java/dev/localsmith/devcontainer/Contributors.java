package dev.localsmith.devcontainer;

import com.fasterxml.jackson.databind.JsonNode;
import dev.localsmith.devcontainer.ConfigurationReader.Supplied;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects what contributes to a {@code devcontainer.json}, in the order in which it counts. */
final class Contributors {
  private final Source source;
  private final Supplied supplied;
  private final CliReading reading;
  private final Located file;
  private final List<Contributor> found = new ArrayList<>();
  private final List<Unread> unread = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();

  /**
   * @param findings what was dropped
   */
  record Collected(List<Contributor> contributors, List<Unread> unread, List<Finding> findings) {}

  private Contributors(Source source, Document document, Supplied supplied) {
    this.source = source;
    this.supplied = supplied;
    this.reading =
        new CliReading(Variables.of(supplied.environment(), source.workspace(), document.root()));
    this.file = read(document);
  }

  static Collected of(Source source, Document document, Supplied supplied) {
    Contributors contributors = new Contributors(source, document, supplied);
    contributors.baseImage();
    contributors.features();
    contributors.found.add(
        new Contributor(Contributor.Kind.FILE, source.name(), contributors.file));
    return new Collected(contributors.found, contributors.unread, contributors.findings);
  }

  private void baseImage() {
    if (supplied.imageMetadata().isPresent()) {
      imageMetadata(supplied.imageMetadata().get());
      return;
    }
    String supply = "supply its devcontainer.metadata label with --image-metadata FILE";
    for (String key : List.of("image", "build", "dockerFile", "dockerComposeFile")) {
      Optional<Located> image = file.get(key);
      if (image.isPresent()) {
        String name = key.equals("image") ? image.get().value().asText() : "base image of " + key;
        unread.add(new Unread(Unread.Kind.BASE_IMAGE, name, image.get().position(), supply));
        return;
      }
    }
  }

  private void imageMetadata(Path path) {
    Located label = read(Document.read(path, path.toString()));
    JsonNode value = label.value();
    if (!value.isObject() && !value.isArray()) {
      throw InputException.at(
          label.position(),
          "image metadata must be a JSON list or object",
          "Write the image's devcontainer.metadata label into the file");
    }
    for (Located entry : value.isArray() ? label.elements() : List.of(label)) {
      if (entry.value().isObject()) {
        String name = entry.get("id").map(id -> id.value().asText()).orElse(path.toString());
        found.add(new Contributor(Contributor.Kind.IMAGE, name, entry));
      } else {
        findings.add(
            new Finding(
                "not-an-object",
                "",
                entry.position(),
                "This entry of the image's metadata is no object and is ignored."));
      }
    }
  }

  private void features() {
    FeatureFiles files = new FeatureFiles(source, supplied.features());
    List<Feature> features =
        file.get("features").map(new FeatureGraph(files)::collect).orElse(List.of());
    List<String> override =
        file.get("overrideFeatureInstallOrder").stream()
            .flatMap(list -> list.elements().stream())
            .filter(id -> id.value().isTextual())
            .map(id -> files.reference(id.value().textValue()).place())
            .toList();
    InstallOrder.of(features, override).forEach(this::feature);
  }

  private void feature(Feature feature) {
    FeatureReference reference = feature.key().reference();
    if (feature.metadata().isEmpty()) {
      unread.add(
          new Unread(
              Unread.Kind.FEATURE,
              reference.id(),
              feature.mention().mention(),
              reference.unread()));
      return;
    }
    Located metadata = read(feature.metadata().get());
    found.add(new Contributor(Contributor.Kind.FEATURE, reference.id(), metadata));
    metadata
        .get("hostRequirements")
        .flatMap(Located::keyPosition)
        .ifPresent(
            position ->
                findings.add(
                    new Finding(
                        "feature-host-requirements",
                        "hostRequirements",
                        position,
                        "hostRequirements of a Feature are ignored. Write them into"
                            + " devcontainer.json.")));
  }

  private Located read(Document document) {
    for (Position key : document.duplicateKeys()) {
      findings.add(
          new Finding(
              "duplicate-key",
              "",
              key,
              "This key stands once more in the same object: only the last one counts."));
    }
    return document.mapped(reading::of).root();
  }
}
