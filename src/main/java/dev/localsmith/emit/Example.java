package dev.localsmith.emit;

import dev.localsmith.rules.RuleSet;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a repository could write: the default requests under the greatest caps. */
public final class Example {
  private Example() {}

  /** One contributor's entry. */
  public static Map<String, Object> contributor(RuleSet rules) {
    Map<String, String> requests = new LinkedHashMap<>();
    Map<String, String> limits = new LinkedHashMap<>();
    rules
        .resources()
        .forEach(
            (name, resource) -> {
              resource.defaultRequest().ifPresent(request -> requests.put(name, request));
              resource
                  .cap()
                  .ifPresent(
                      cap -> limits.put(name, cap.standard().toPlainString() + resource.unit()));
            });
    Map<String, Object> resources = new LinkedHashMap<>();
    resources.put(rules.entry().requests(), requests);
    resources.put(rules.entry().limits(), limits);
    Map<String, Object> contributor = new LinkedHashMap<>();
    contributor.put(rules.entry().resources(), resources);
    contributor.put(rules.entry().storage(), "20" + rules.volume().unit());
    return contributor;
  }
}
