package dev.localsmith.fuzz;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RulesException;
import dev.localsmith.rules.RulesReader;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * Rules files as operators may write them: those of a given file, each kind of edit made or not.
 * Every one passes through the rules reader, which accepts it.
 */
final class RandomRules {
  private static final List<RuleEdit> EDITS =
      Stream.of(SizeEdits.all(), OptionEdits.all(), WordEdits.all()).flatMap(List::stream).toList();

  private static final YAMLMapper YAML =
      new YAMLMapper(
          YAMLFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build());

  private final ObjectNode base;
  private final long seed;

  /**
   * A rules file.
   *
   * @param index of the set; its edits are drawn from it
   * @param edits which of them are made
   */
  record Drawn(int index, BitSet edits, String yaml, RuleSet rules) {}

  /**
   * @param yaml a rules file that the reader accepts
   */
  RandomRules(String yaml, long seed) {
    this.seed = seed;
    try {
      base = (ObjectNode) YAML.readTree(yaml);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** The rules file of that index. */
  Drawn draw(int index) {
    Choice choice = new Choice(seed, -index);
    BitSet edits = new BitSet();
    for (int i = 0; i < EDITS.size(); i++) {
      edits.set(i, choice.oneIn(2));
    }
    return draw(index, edits);
  }

  /**
   * The rules file of that index with some of its edits.
   *
   * @throws RulesException if the reader refuses it
   */
  Drawn draw(int index, BitSet edits) {
    ObjectNode rules = base.deepCopy();
    edits.stream()
        .forEach(i -> EDITS.get(i).edit(rules, new Choice(seed, -(long) EDITS.size() * index - i)));
    RuleFit.settle(rules);
    try {
      String yaml = YAML.writeValueAsString(rules);
      return new Drawn(index, edits, yaml, new RulesReader().read("random rules " + index, yaml));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
