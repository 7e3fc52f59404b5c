package dev.localsmith.terraform;

import java.util.Set;

/**
 * How a template may give its inputs other than as plain values.
 *
 * @param unknown inputs that no plan knows, only the apply
 * @param sensitive inputs that carry the mark of sensitivity
 */
public record Marks(Set<String> unknown, Set<String> sensitive) {
  public static final Marks NONE = new Marks(Set.of(), Set.of());
}
