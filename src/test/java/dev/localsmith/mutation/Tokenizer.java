package dev.localsmith.mutation;

import dev.localsmith.mutation.Token.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Splits HCL into tokens, as far as the generated files use it: no heredocs, no block comments. A
 * quoted string opens and closes like a bracket, and what it interpolates is tokens again.
 */
final class Tokenizer {
  private static final Pattern SPACE = Pattern.compile("[ \\t]+|#[^\\n]*");
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_-]*");
  private static final Pattern NUMBER = Pattern.compile("[0-9]+(?:\\.[0-9]+)?");
  private static final Pattern OPERATOR =
      Pattern.compile("==|!=|<=|>=|=>|&&|\\|\\||\\.\\.\\.|[-+*/%!<>=?:.,]");
  private static final Pattern LITERAL =
      Pattern.compile("(?:\\\\.|\\$\\$\\{|%%\\{|(?!\\$\\{)[^\"\\\\])+", Pattern.DOTALL);

  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private final Deque<String> closers = new ArrayDeque<>();
  private int at;

  private Tokenizer(String text) {
    this.text = text;
  }

  /** The tokens of the text, in their order. */
  static List<Token> tokens(String text) {
    Tokenizer tokenizer = new Tokenizer(text);
    while (tokenizer.at < text.length()) {
      tokenizer.next();
    }
    if (!tokenizer.closers.isEmpty()) {
      throw new IllegalArgumentException("not closed: " + tokenizer.closers);
    }
    return List.copyOf(tokenizer.tokens);
  }

  private void next() {
    if (closes()) {
      return;
    }
    if ("\"".equals(closers.peek())) {
      if (!opens("${", "}") && !matches(LITERAL, Kind.LITERAL)) {
        throw unexpected();
      }
      return;
    }
    Matcher space = SPACE.matcher(text).region(at, text.length());
    if (space.lookingAt()) {
      at = space.end();
      return;
    }
    if (text.charAt(at) == '\n') {
      add(Kind.NEWLINE, 1);
    } else if (!opens("\"", "\"")
        && !opens("(", ")")
        && !opens("[", "]")
        && !opens("{", "}")
        && !matches(NAME, Kind.NAME)
        && !matches(NUMBER, Kind.NUMBER)
        && !matches(OPERATOR, Kind.OPERATOR)) {
      throw unexpected();
    }
  }

  private IllegalArgumentException unexpected() {
    return new IllegalArgumentException("unexpected at " + at + ": " + text.substring(at));
  }

  private boolean closes() {
    boolean closes = !closers.isEmpty() && text.startsWith(closers.peek(), at);
    if (closes) {
      add(Kind.CLOSE, closers.pop().length());
    }
    return closes;
  }

  private boolean opens(String opener, String closer) {
    boolean opens = text.startsWith(opener, at);
    if (opens) {
      closers.push(closer);
      add(Kind.OPEN, opener.length());
    }
    return opens;
  }

  private boolean matches(Pattern pattern, Kind kind) {
    Matcher matcher = pattern.matcher(text).region(at, text.length());
    boolean matches = matcher.lookingAt();
    if (matches) {
      add(kind, matcher.end() - at);
    }
    return matches;
  }

  private void add(Kind kind, int length) {
    tokens.add(new Token(kind, at, at + length, text.substring(at, at + length)));
    at += length;
  }
}
