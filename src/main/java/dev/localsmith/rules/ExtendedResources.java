package dev.localsmith.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Resources named {@code DOMAIN/NAME}, which can't be overcommitted (rules 3 and 6).
 *
 * @param reservedPrefix what the domain may not start with
 * @param name what stands behind the slash
 * @param allowed the names, or whole domains, that a repository may ask for; all where absent
 * @param greatest the greatest count per name
 */
public record ExtendedResources(
    Name domain,
    String reservedPrefix,
    Name name,
    Optional<List<String>> allowed,
    Optional<Map<String, Cap>> greatest) {

  /** The greatest count per name; empty where the rules have none. */
  public Map<String, Cap> counts() {
    return greatest.orElse(Map.of());
  }
}
