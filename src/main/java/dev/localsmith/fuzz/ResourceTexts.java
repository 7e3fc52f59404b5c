package dev.localsmith.fuzz;

import dev.localsmith.rules.ExtendedResources;
import dev.localsmith.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** Names of resources of every kind, as long as they may be, and nearly names (rules 3). */
final class ResourceTexts {
  private static final List<String> DEVICES =
      List.of(
          "nvidia.com/gpu",
          "amd.com/gpu",
          "nvidia.com/mig-1g.5gb",
          "devices.kubevirt.io/kvm",
          "squat.ai/fuse",
          "example.com/A_b.c-d",
          "a/b",
          "foo.kubernetes.io/bar",
          "kubernetes.io/x",
          "1.2/3");

  private static final List<String> NEARLY =
      List.of(
          "",
          " ",
          "cpus",
          "CPU",
          "Memory",
          "cpu ",
          " cpu",
          "cpu\n",
          "storage",
          "pods",
          "gpu",
          "nvidia.com",
          "/",
          "a/",
          "/a",
          "a//b",
          "a/b/c",
          "A.com/b",
          "a_b.com/c",
          "-a.com/b",
          "a.com-/b",
          "a..b/c",
          ".a/b",
          "a.com/-b",
          "a.com/b-",
          "a.com/b c",
          "a.com/b\n",
          "\na.com/b",
          "a.com/\u00e9",
          "\u00e9.com/x",
          "e\u0301.com/x",
          "a.com/\u0663",
          "requests.a.com/b",
          "requests./b",
          "requests.cpu",
          "requestsa.com/b",
          "limits.cpu",
          "hugepages-",
          "hugepages-2",
          "hugepages-2M",
          "hugepages-02Mi",
          "hugepages-2mi",
          "hugepages-0Mi",
          "hugepages-1.5Gi",
          "hugepages-2Ti",
          "hugepages-2Mi/x",
          "Hugepages-2Mi",
          "hugepages-2Mi\n",
          "xhugepages-2Mi",
          "a.com/\ud835\udd18",
          "nvidia.com/gpu\u202e",
          "nvidia.com\uff0fgpu");

  private final RuleSet rules;
  private final List<String> natives;
  private final List<String> named;

  ResourceTexts(RuleSet rules) {
    this.rules = rules;
    natives = List.copyOf(rules.resources().keySet());
    ExtendedResources extended = rules.extended();
    named = new ArrayList<>(List.of(rules.gpu().device()));
    named.addAll(extended.counts().keySet());
    for (String allowed : extended.allowed().orElse(List.of())) {
      named.add(allowed.contains("/") ? allowed : allowed + "/any");
    }
  }

  String of(Choice choice) {
    int kind = choice.below(100);
    if (kind < 45 && !natives.isEmpty()) {
      return choice.of(natives);
    }
    if (kind < 58) {
      return choice.oneIn(12)
          ? hugepages(choice)
          : "hugepages-" + choice.of("2Mi", "1Gi", "64Ki", "16Gi", "512Mi");
    }
    if (kind < 70) {
      return choice.of(named);
    }
    if (kind < 82) {
      return choice.of(DEVICES);
    }
    if (kind < 88) {
      return longest(choice);
    }
    return choice.oneIn(4) ? Texts.strange(choice) : choice.of(NEARLY);
  }

  /** A page size of so many digits that the name is as long as it may be, or one longer. */
  private String hugepages(Choice choice) {
    String suffix = choice.of("Ki", "Mi", "Gi");
    int digits =
        choice.oneIn(2)
            ? choice.between(7, 20)
            : rules.hugepages().name().longest() - "hugepages-".length() - 2 + choice.below(2);
    return "hugepages-" + "9".repeat(Math.max(1, digits)) + suffix;
  }

  /** Either part as long as it may be, or one character longer. */
  private String longest(Choice choice) {
    int domain = rules.extended().domain().longest() + choice.below(2);
    int name = rules.extended().name().longest() + choice.below(2);
    return switch (choice.below(4)) {
      case 0 -> domain(domain) + "/x";
      case 1 -> domain(domain) + "/" + "n".repeat(name);
      default -> choice.of("a", "a.b-c") + "/" + "n".repeat(name);
    };
  }

  /** Labels of at most 63 characters, as many as it takes. */
  static String domain(int length) {
    StringBuilder domain = new StringBuilder("d".repeat(length));
    for (int dot = 60; dot < length - 1; dot += 61) {
      domain.setCharAt(dot, '.');
    }
    return domain.toString();
  }
}
