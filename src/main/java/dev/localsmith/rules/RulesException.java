package dev.localsmith.rules;

import java.util.List;

/** A rules file that makes no sense: every problem on a line, {@code FILE:LINE: FIELD: REASON}. */
public final class RulesException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public RulesException(List<String> problems) {
    super(String.join(System.lineSeparator(), problems));
  }
}
