package dev.localsmith.proof;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.rules.QuantityReader;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.rules.RuleSet.EntryKeys;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Contributors that say one thing each, drawn at random close to what the rules admit. */
final class Samples {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final String CHARACTERS =
      "0123456789.-_/+: aAbZeEmkKMGTPiu\n\t\"\\|$\u212a\u00e9\u0301\u200f\ud83d\ude00";
  private static final List<String> TEXTS =
      List.of("", "1", "true", "a", "NoExecute", "Exists", "Equal", "x".repeat(63), "x".repeat(64));

  private final RuleSet rules;
  private final Random random;
  private final List<String> names = new ArrayList<>();
  private final List<String> suffixes;

  Samples(RuleSet rules, long seed) {
    this.rules = rules;
    this.random = new Random(seed);
    this.suffixes = List.copyOf(rules.quantities().suffixes().keySet());
    names.addAll(rules.resources().keySet());
    rules.placement().selectors().forEach(selector -> names.add(selector.key()));
    rules.placement().selectorKeys().ifPresent(names::addAll);
    names.addAll(List.of("hugepages-2Mi", "hugepages-1Gi", "hugepages-" + "9".repeat(51) + "Mi"));
    names.addAll(List.of(rules.gpu().device(), "example.com/fpga", "requests.nvidia.com/gpu"));
    names.addAll(List.of("a".repeat(244) + "/b", "a".repeat(245) + "/b", "a.b/" + "c".repeat(63)));
    names.addAll(List.of("a.b/" + "c".repeat(64), "disk", "x".repeat(63), "x".repeat(64), ""));
    names.addAll(List.of("d".repeat(253) + "/e", "d".repeat(254) + "/e", "requests.cpu"));
  }

  Stream<JsonNode> draw(int count) {
    return Stream.generate(this::one).limit(count);
  }

  private JsonNode one() {
    EntryKeys keys = rules.entry();
    String side = random.nextBoolean() ? keys.requests() : keys.limits();
    return switch (random.nextInt(14)) {
      case 0 -> any();
      case 1 -> object(edited(pick(keys.known())), any());
      case 2 -> object(keys.resources(), object(edited(side), any()));
      case 3, 4 -> object(keys.storage(), amount());
      case 5, 6 -> object(keys.nodeSelector(), object(edited(pick(names)), leaf()));
      case 7, 8 -> object(keys.tolerations(), JSON.arrayNode().add(toleration()));
      default -> object(keys.resources(), object(side, object(edited(pick(names)), amount())));
    };
  }

  private JsonNode toleration() {
    ObjectNode toleration = JSON.objectNode();
    if (random.nextInt(4) > 0) {
      toleration.set("key", random.nextInt(3) == 0 ? leaf() : JSON.textNode(edited(pick(names))));
    }
    if (random.nextBoolean()) {
      toleration.put("operator", edited(random.nextBoolean() ? "Exists" : "Equal"));
    }
    if (random.nextInt(3) == 0) {
      toleration.set("value", leaf());
    }
    if (random.nextBoolean()) {
      toleration.put("effect", edited(pick(rules.placement().effects())));
    }
    if (random.nextInt(3) == 0) {
      toleration.set("tolerationSeconds", random.nextBoolean() ? leaf() : number());
    }
    if (random.nextInt(12) == 0) {
      toleration.set(edited("key"), leaf());
    }
    return random.nextInt(20) == 0 ? any() : toleration;
  }

  private JsonNode amount() {
    return switch (random.nextInt(10)) {
      case 0 -> any();
      case 1 -> number();
      case 2, 3 -> JSON.textNode(edited(atBound()));
      default -> JSON.textNode(edited(digits(18) + fraction() + pick(suffixes)));
    };
  }

  /** A quantity a last digit away from the smallest limit or the greatest amount. */
  private String atBound() {
    String suffix = pick(suffixes);
    BigInteger bound =
        random.nextBoolean()
            ? rules.quantities().greatest()
            : new QuantityReader(rules.quantities()).thousandths(smallest()).orElseThrow();
    BigDecimal number =
        new BigDecimal(bound)
            .divide(
                new BigDecimal(rules.quantities().suffixes().get(suffix)), 24, RoundingMode.DOWN)
            .stripTrailingZeros();
    BigDecimal step = BigDecimal.ONE.scaleByPowerOfTen(-random.nextInt(8));
    BigDecimal moved = number.add(step.multiply(BigDecimal.valueOf(random.nextInt(3) - 1L)));
    return moved.max(BigDecimal.ZERO).toPlainString() + suffix;
  }

  private String smallest() {
    List<String> smallest =
        rules.resources().values().stream().flatMap(r -> r.smallestLimit().stream()).toList();
    return smallest.isEmpty() ? "1" : pick(smallest);
  }

  private JsonNode number() {
    int scale = random.nextInt(8) == 0 ? 35 : random.nextInt(4) - 1;
    BigDecimal number = new BigDecimal(new BigInteger(1 + random.nextInt(70), random), scale);
    return JSON.numberNode(random.nextInt(5) == 0 ? number.negate() : number);
  }

  private JsonNode leaf() {
    return switch (random.nextInt(6)) {
      case 0 -> JSON.booleanNode(random.nextBoolean());
      case 1 -> number();
      case 2 -> JSON.nullNode();
      default -> JSON.textNode(edited(pick(TEXTS)));
    };
  }

  private JsonNode any() {
    return switch (random.nextInt(8)) {
      case 0 -> JSON.arrayNode();
      case 1 -> JSON.objectNode();
      case 2 -> JSON.arrayNode().add(leaf());
      case 3 -> object(pick(names), leaf());
      default -> leaf();
    };
  }

  private String digits(int most) {
    StringBuilder digits = new StringBuilder();
    for (int i = random.nextInt(most) + 1; i > 0; i--) {
      digits.append(random.nextInt(3) == 0 ? 0 : random.nextInt(10));
    }
    return digits.toString();
  }

  private String fraction() {
    return random.nextInt(4) == 0 ? "." + digits(12) : "";
  }

  /** The text, or one a character away from it. */
  private String edited(String text) {
    if (random.nextInt(3) > 0) {
      return text;
    }
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + random.nextInt(2));
    int c = random.nextInt(CHARACTERS.codePointCount(0, CHARACTERS.length()));
    String inserted =
        random.nextInt(3) == 0
            ? ""
            : Character.toString(CHARACTERS.codePoints().skip(c).findFirst().orElseThrow());
    return text.substring(0, at) + inserted + text.substring(end);
  }

  private String pick(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }

  private static ObjectNode object(String key, JsonNode value) {
    return JSON.objectNode().set(key, value);
  }
}
