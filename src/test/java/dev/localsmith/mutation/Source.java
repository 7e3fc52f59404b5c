package dev.localsmith.mutation;

import dev.localsmith.mutation.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tokens of a file of HCL, with what belongs together in it. Extents are token indexes. */
final class Source {
  /** From one token up to, and without, another. */
  record Extent(int from, int to) {}

  private final String text;
  private final List<Token> tokens;

  Source(String text) {
    this.text = text;
    tokens = Tokenizer.tokens(text);
  }

  int size() {
    return tokens.size();
  }

  Token token(int index) {
    return tokens.get(index);
  }

  /** Whether there is such a token at the index. */
  boolean has(int index, Kind kind, String written) {
    return index >= 0 && index < tokens.size() && tokens.get(index).is(kind, written);
  }

  String text() {
    return text;
  }

  /** What is written in the extent, from its first token that is no line break to its last. */
  String text(Extent extent) {
    return text.substring(start(extent), end(extent));
  }

  int start(Extent extent) {
    int first = extent.from();
    while (first < extent.to() && tokens.get(first).kind() == Kind.NEWLINE) {
      first++;
    }
    return tokens.get(first).start();
  }

  int end(Extent extent) {
    int last = extent.to() - 1;
    while (last > extent.from() && tokens.get(last).kind() == Kind.NEWLINE) {
      last--;
    }
    return tokens.get(last).end();
  }

  /** What a bracket at the index encloses. */
  Extent enclosed(int opener) {
    int i = opener + 1;
    while (tokens.get(i).kind() != Kind.CLOSE) {
      i = after(i);
    }
    return new Extent(opener + 1, i);
  }

  /** The token behind this one, and behind all that it encloses. */
  private int after(int index) {
    return tokens.get(index).kind() == Kind.OPEN ? enclosed(index).to() + 1 : index + 1;
  }

  /** The bracket around the token. */
  Optional<Integer> opener(int index) {
    int depth = 0;
    for (int i = index - 1; i >= 0; i--) {
      Kind kind = tokens.get(i).kind();
      depth += kind == Kind.OPEN ? 1 : kind == Kind.CLOSE ? -1 : 0;
      if (depth > 0) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  /** Whether a {@code for} around the token gives a map of single values. */
  boolean makesMap(int index) {
    return opener(index)
        .filter(i -> tokens.get(i).text().equals("{"))
        .map(i -> text(enclosed(i)))
        .filter(made -> made.contains("=>") && !made.endsWith("..."))
        .isPresent();
  }

  /** The elements of a list or the arguments of a call, by its bracket. */
  List<Extent> elements(int opener) {
    Extent all = enclosed(opener);
    List<Extent> elements = new ArrayList<>();
    int from = all.from();
    for (int i = from; i <= all.to(); i = after(i)) {
      if (i == all.to() || tokens.get(i).is(Kind.OPERATOR, ",")) {
        if (tokens.subList(from, i).stream().anyMatch(t -> t.kind() != Kind.NEWLINE)) {
          elements.add(new Extent(from, i));
        }
        from = i + 1;
      }
    }
    return elements;
  }

  /** What a {@code ?} chooses if true. */
  Extent consequent(int question) {
    int nested = 0;
    for (int i = question + 1; ; i = after(i)) {
      boolean colon = tokens.get(i).is(Kind.OPERATOR, ":");
      if (colon && nested == 0) {
        return new Extent(question + 1, i);
      }
      nested += tokens.get(i).is(Kind.OPERATOR, "?") ? 1 : colon ? -1 : 0;
    }
  }

  /** The rest of an expression from the token: up to a separator, the bracket's end or a filter. */
  Extent rest(int from) {
    boolean lines = linesEnd(from);
    int i = from;
    while (i < tokens.size() && !ends(tokens.get(i), lines)) {
      i = after(i);
    }
    return new Extent(from, i);
  }

  private static boolean ends(Token token, boolean lines) {
    return token.kind() == Kind.CLOSE
        || token.is(Kind.OPERATOR, ",")
        || token.is(Kind.OPERATOR, "...")
        || token.is(Kind.NAME, "if")
        || lines && token.kind() == Kind.NEWLINE;
  }

  /**
   * Whether a line break ends an expression here: in a body or an object that is no {@code for}.
   */
  private boolean linesEnd(int index) {
    return opener(index)
        .map(
            i -> {
              int first = i + 1;
              while (tokens.get(first).kind() == Kind.NEWLINE) {
                first++;
              }
              return tokens.get(i).text().equals("{") && !has(first, Kind.NAME, "for");
            })
        .orElse(true);
  }
}
