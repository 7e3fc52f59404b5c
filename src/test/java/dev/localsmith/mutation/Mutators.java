package dev.localsmith.mutation;

import dev.localsmith.mutation.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Every change of one token that the mutation run knows. Of no use, and not among them, is another
 * order where none counts: of a list that {@code contains} searches or that becomes a map, of
 * {@code min}, and of a {@code merge} of which only the keys are asked.
 */
final class Mutators {
  private static final Map<String, String> OPERATORS =
      Map.ofEntries(
          Map.entry("==", "!="),
          Map.entry("!=", "=="),
          Map.entry("<", "<="),
          Map.entry("<=", "<"),
          Map.entry(">", ">="),
          Map.entry(">=", ">"),
          Map.entry("&&", "||"),
          Map.entry("||", "&&"),
          Map.entry("+", "-"),
          Map.entry("-", "+"),
          Map.entry("*", "/"),
          Map.entry("/", "*"),
          Map.entry("%", "/"),
          Map.entry("!", ""));
  private static final Map<String, String> NAMES = Map.of("true", "false", "false", "true");
  private static final Set<String> SEARCHES = Set.of("regex", "regexall");

  private final Source source;

  private Mutators(Source source) {
    this.source = source;
  }

  /** The mutations of a file, in the order of its text. */
  static List<Mutation> mutations(String text) {
    Mutators mutators = new Mutators(new Source(text));
    List<Mutation> mutations = new ArrayList<>();
    for (int i = 0; i < mutators.source.size(); i++) {
      mutations.addAll(mutators.at(i));
    }
    return mutations;
  }

  private List<Mutation> at(int i) {
    Token token = source.token(i);
    return switch (token.kind()) {
      case OPERATOR -> operator(i, token);
      case NAME -> name(i, token);
      case NUMBER -> List.of(Mutation.of(token.start(), token.text(), Strings.next(token.text())));
      case LITERAL -> isPattern(i) ? Strings.ofPattern(token) : Strings.ofText(token);
      case OPEN -> opened(i, token);
      case CLOSE, NEWLINE -> List.of();
    };
  }

  private List<Mutation> operator(int i, Token token) {
    if (token.text().equals("?")) {
      Source.Extent consequent = source.consequent(i);
      return List.of(
          Mutation.swap(
              source,
              token,
              "branches swapped",
              consequent,
              source.rest(consequent.to() + 1),
              true));
    }
    return OPERATORS.containsKey(token.text())
        ? List.of(Mutation.of(token.start(), token.text(), OPERATORS.get(token.text())))
        : List.of();
  }

  private List<Mutation> name(int i, Token token) {
    if (token.text().equals("if")) {
      Source.Extent condition = source.rest(i + 1);
      int end = source.end(condition);
      String written = source.text(condition);
      return List.of(
          new Mutation(
              token.start(),
              "if",
              "filter negated",
              List.of(new Mutation.Edit(source.start(condition), end, "!(" + written + ")"))),
          new Mutation(
              token.start(),
              "if",
              "filter dropped",
              List.of(new Mutation.Edit(token.start(), end, ""))));
    }
    return NAMES.containsKey(token.text())
        ? List.of(Mutation.of(token.start(), token.text(), NAMES.get(token.text())))
        : List.of();
  }

  private List<Mutation> opened(int i, Token token) {
    if (token.text().equals("\"") && source.token(i + 1).kind() == Kind.CLOSE) {
      return List.of(
          new Mutation(
              token.start(),
              "\"\"",
              "becomes \"x\"",
              List.of(new Mutation.Edit(token.end(), token.end(), "x"))));
    }
    boolean call = token.text().equals("(") && follows(i, Kind.NAME);
    boolean list =
        token.text().equals("[")
            && !follows(i, Kind.NAME)
            && !follows(i, Kind.CLOSE)
            && !source.has(i + 1, Kind.NAME, "for");
    if (!call && !list) {
      return List.of();
    }
    List<Source.Extent> elements = source.elements(i);
    if (isUnordered(i) || elements.size() < 2 || source.text(elements.get(1)).endsWith("...")) {
      return List.of();
    }
    return List.of(
        Mutation.swap(source, token, "first two swapped", elements.get(0), elements.get(1), false));
  }

  private boolean isUnordered(int i) {
    int name = source.token(i).text().equals("(") ? i - 1 : i;
    boolean argument = source.has(name - 1, Kind.OPEN, "(");
    boolean searched = argument && source.has(name - 2, Kind.NAME, "contains");
    boolean named = argument && source.has(name - 2, Kind.NAME, "keys");
    return searched
        || named && source.has(name, Kind.NAME, "merge")
        || source.has(name, Kind.NAME, "min")
        || source.has(name - 1, Kind.NAME, "in") && source.makesMap(name);
  }

  private boolean follows(int i, Kind kind) {
    return i > 0
        && source.token(i - 1).kind() == kind
        && source.token(i - 1).end() == source.token(i).start();
  }

  /** Whether a literal is the pattern of a search or of a replacement between slashes. */
  private boolean isPattern(int i) {
    int quote = source.opener(i).orElseThrow();
    return source
        .opener(quote)
        .filter(call -> source.token(call).text().equals("(") && call > 0)
        .filter(
            call ->
                SEARCHES.contains(source.token(call - 1).text())
                    ? quote == call + 1
                    : source.has(call - 1, Kind.NAME, "replace")
                        && source.elements(call).get(1).from() == quote
                        && source.token(i).text().startsWith("/")
                        && source.token(i).text().length() > 1)
        .isPresent();
  }
}
