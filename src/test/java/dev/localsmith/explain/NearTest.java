package dev.localsmith.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.localsmith.rules.RulesReader;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NearTest {
  private static final NearQuantity QUANTITIES =
      new NearQuantity(new RulesReader().standard().quantities());
  private static final NearName NAMES =
      new NearName(List.of("cpu", "memory", "ephemeral-storage", "nvidia.com/gpu", "nodeSelector"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // The unit in the wrong case
        "4gi|4Gi",
        "4GI|4Gi",
        "4K|4k",
        "1ki|1Ki",
        // Bytes spelled out; a thousandth of a byte is never meant
        "2GB|2G",
        "2GiB|2Gi",
        "512mb|512M",
        "512mib|512Mi",
        "64kB|64k",
        "100B|100",
        // The number
        "1,5|1.5",
        "5.|5",
        "+4Gi|4Gi",
        " 4Gi|4Gi",
        "4 Gi|4Gi",
        "1e3|1000",
        "1.5E3|1500",
        "2e3Mi|2000Mi",
        ".5gi|.5Gi"
      })
  void a_quantity_that_is_nearly_one_is_set_right(String written, String meant) {
    assertEquals(Optional.of(meant), QUANTITIES.of(written));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "Gi",
        ".",
        "-4",
        "4 cores",
        "1,000",
        "1,000,000",
        "four",
        "4Gi4",
        "4.5.6",
        "NaN",
        "1e-99",
        "99999999999999999999999999999999"
      })
  void what_could_mean_anything_gets_no_suggestion(String written) {
    assertEquals(Optional.empty(), QUANTITIES.of(written));
  }

  @ParameterizedTest
  @CsvSource({
    // Case and separators
    "Memory, memory",
    "MEMORY, memory",
    "ephemeralStorage, ephemeral-storage",
    "ephemeral_storage, ephemeral-storage",
    "node_selector, nodeSelector",
    "NVIDIA.com/GPU, nvidia.com/gpu",
    // Some of the words
    "gpu, nvidia.com/gpu",
    "gpus, nvidia.com/gpu",
    "nvidia/gpu, nvidia.com/gpu",
    "cpus, cpu",
    "storage, ephemeral-storage",
    "selector, nodeSelector",
    // A letter or two
    "memmory, memory",
    "memroy, memory",
    "nodeSelectr, nodeSelector",
    "cp, cpu"
  })
  void a_name_that_comes_near_is_found(String written, String meant) {
    assertEquals(Optional.of(meant), NAMES.to(written));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "-", "coffee", "amd.com/gpu", "nvidia.com/mig-1g.5gb", "io", "память"})
  void a_name_of_its_own_is_left_alone(String written) {
    assertEquals(Optional.empty(), NAMES.to(written));
  }

  @Test
  void long_texts_cost_nothing() {
    String text = "1 ".repeat(1_000_000);
    assertTimeoutPreemptively(
        Duration.ofMinutes(5),
        () -> {
          assertEquals(Optional.empty(), NAMES.to(text));
          assertEquals(Optional.empty(), QUANTITIES.of(text));
        });
  }
}
