package dev.localsmith.devcontainer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.localsmith.devcontainer.ConfigurationReader.Supplied;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OriginsTest {
  private static Configuration configuration;
  private static Path root;

  @BeforeAll
  static void read(@TempDir Path folder) throws IOException {
    root = folder;
    Files.createDirectories(folder.resolve(".devcontainer/a"));
    Files.writeString(
        folder.resolve("label.json"),
        """
        [{ "hostRequirements": { "cpus": 8, "memory": "1gb", "gpu": true } },
        { "customizations": { "kubernetes": {
          "storage": "1Gi",
          "resources": { "requests": { "cpu": "1", "memory": "1Gi" } },
          "nodeSelector": { "a": "b" }
        } } }]
        """);
    Files.writeString(
        folder.resolve(".devcontainer/a/devcontainer-feature.json"),
        """
        { "id": "a", "customizations": { "kubernetes": {
          "resources": {
            "requests": { "cpu": "2", "x.y/z[1]": "é" },
            "limits": null
          },
          "nodeSelector": {},
          "tolerations": [ {}, { "key": "k" } ],
          "storage": null
        } } }
        """);
    Files.writeString(
        folder.resolve(".devcontainer/devcontainer.json"),
        """
        {
          "hostRequirements": { "cpus": 2, "memory": "2gb", "storage": "8GB", "ram": 1 },
          "features": { "./a": {} },
          "customizations": {
            "kubernetes": {
              "resources": { "requests": { "cpu": null }, "more.of.it": 1 },
              "odd[0].key": 1,
              "resources.x": 1,
              "nodeSelector": { "e\u0301/x": "1" },
              "tolerations": []
            }
          }
        }
        """);
    configuration =
        new ConfigurationReader(
                new Supplied(Optional.of(folder.resolve("label.json")), Map.of(), Map.of()))
            .read(Discovery.find(folder.toString()).get(0), InputStream.nullInputStream());
  }

  @ParameterizedTest(name = "{0} was written at {1}")
  @CsvSource({
    "'', FILE devcontainer.json:1:1",
    "[0], IMAGE label.json:2:37",
    "[1], FEATURE devcontainer-feature.json:1:48",
    "[2], FILE devcontainer.json:5:19",
    "[3], nowhere",
    "[0].storage, IMAGE label.json:3:14",
    "[1].resources, FEATURE devcontainer-feature.json:2:16",
    "[1].resources.requests, FEATURE devcontainer-feature.json:3:17",
    "[1].resources.limits, FEATURE devcontainer-feature.json:4:15",
    "[2].resources.more.of.it, FILE devcontainer.json:6:65",
    "[2].odd[0].key, FILE devcontainer.json:7:21",
    "[2].resources.x, FILE devcontainer.json:8:22",
    "[1].tolerations[1], FEATURE devcontainer-feature.json:7:24",
    "[1].tolerations[2], nowhere",
    "[1].tolerations, FEATURE devcontainer-feature.json:7:18",
    "resources.requests.cpu, FILE devcontainer.json:6:43",
    "resources.requests.memory, IMAGE label.json:4:54",
    "resources.requests.x.y/z[1], FEATURE devcontainer-feature.json:3:43",
    "resources.limits.cpu, nowhere",
    "storage, IMAGE label.json:3:14",
    "nodeSelector, FILE devcontainer.json:9:23",
    "nodeSelector.a, IMAGE label.json:5:26",
    "nodeSelector.\u00e9/x, FILE devcontainer.json:9:33",
    "tolerations, FEATURE devcontainer-feature.json:7:18",
    "hostRequirements.cpus, IMAGE label.json:1:34",
    "hostRequirements.memory, FILE devcontainer.json:2:46",
    "hostRequirements.storage, FILE devcontainer.json:2:64",
    "hostRequirements.gpu, IMAGE label.json:1:61",
    "hostRequirements.ram, FILE devcontainer.json:2:78",
    "hostRequirements.none, nowhere",
    "[9999999999], nowhere",
  })
  void aPathLeadsToTheAuthorsOwnText(String path, String place) {
    assertEquals(
        place,
        configuration
            .origins()
            .of(path)
            .map(
                origin ->
                    origin.contributor().kind()
                        + " "
                        + origin.value().position().toString().replaceFirst("^.*/", ""))
            .orElse("nowhere"));
  }

  @Test
  void positionsNameFilesByTheirPath() {
    assertEquals(
        root + "/.devcontainer/a/devcontainer-feature.json",
        configuration.origins().of("[1]").orElseThrow().value().position().file());
  }
}
