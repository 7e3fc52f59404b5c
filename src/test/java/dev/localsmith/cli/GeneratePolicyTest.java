package dev.localsmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GeneratePolicyTest {
  private static final String RANGE =
      """
      kind: LimitRange
      metadata: {name: mem}
      spec: {limits: [{type: Container, min: {memory: 1Gi}}]}
      """;

  @TempDir private Path folder;

  private Ran generate(String policy, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve("policy.yaml"), policy);
    String[] all = new String[more.length + 5];
    System.arraycopy(
        new String[] {
          "generate", "--out", folder.resolve("out").toString(), "--policy", file.toString()
        },
        0,
        all,
        0,
        5);
    System.arraycopy(more, 0, all, 5, more.length);
    return Ran.of(all);
  }

  @Test
  void warnings_name_the_rule_and_change_neither_files_nor_exit_code() throws IOException {
    Ran ran = generate(RANGE);
    assertEquals(0, ran.code());
    assertEquals(
        "localsmith: warning: kubernetes.yaml: resources.memory.defaultRequest: a workspace that"
            + " asks for nothing is refused by LimitRange mem: minimum memory usage per Container"
            + " is 1Gi, but request is 512Mi\n",
        ran.err());
    assertTrue(Files.exists(folder.resolve("out/keyed/kubernetes_rules.tf")));
    assertEquals(0, Ran.of("check", "--out", folder.resolve("out").toString()).code());
  }

  @Test
  void a_damaged_policy_leaves_everything_as_it_was() throws IOException {
    Ran ran = generate("kind: LimitRange\nspec: 1\n");
    assertEquals(2, ran.code());
    assertEquals(1, ran.err().lines().count());
    assertFalse(Files.exists(folder.resolve("out")));
  }

  @Test
  void an_offer_must_name_a_parameter_and_numbers() throws IOException {
    assertEquals(0, generate(RANGE, "--offer", "memory=2,4", "--offer", "disk_size=10").code());
    for (String offer : new String[] {"gpu=1", "memory", "memory=", "memory=1,x", "=1"}) {
      Ran ran = generate(RANGE, "--offer", offer);
      assertEquals(2, ran.code(), offer);
      assertTrue(ran.err().contains("must be PARAMETER=VALUE,..."), ran.err());
    }
  }
}
