package dev.localsmith.fuzz;

import dev.localsmith.fuzz.JsonTree.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Smaller texts than a given one: smaller JSON where it is JSON, else parts of it. */
final class TextReductions {
  /** Containers of more elements lose halves before they lose single ones. */
  private static final int SINGLY = 12;

  private static final int MOST_PIECES = 64;

  /** A printable ASCII character that needs no escape, escaped. */
  private static final Pattern NEEDLESS_ESCAPE =
      Pattern.compile("\\\\u00(2[013-9a-fA-F]|[346][0-9a-fA-F]|5[0-9abABd-fD-F]|7[0-9a-eA-E])");

  private final List<String> smaller = new ArrayList<>();

  private TextReductions() {}

  static List<String> of(String text) {
    TextReductions reductions = new TextReductions();
    JsonTree.parse(text)
        .ifPresentOrElse(
            tree -> {
              reductions.smaller.add(tree.text()); // without its spaces
              reductions.tree(tree, reduced -> reductions.smaller.add(reduced.text()));
            },
            () -> reductions.smaller.addAll(parts(text)));
    return reductions.smaller;
  }

  /** Offers every smaller tree in the place of this one. */
  private void tree(JsonTree tree, Consumer<JsonTree> place) {
    if (tree instanceof JsonTree.Scalar scalar) {
      scalars(scalar.token()).forEach(token -> place.accept(new JsonTree.Scalar(token)));
      return;
    }
    place.accept(new JsonTree.Scalar("0"));
    if (tree instanceof JsonTree.Array array) {
      array.elements().forEach(place);
      parts(array.elements()).forEach(fewer -> place.accept(new JsonTree.Array(fewer)));
      each(array.elements(), JsonTree.Array::new, place, this::tree);
    } else if (tree instanceof JsonTree.Object object) {
      object.members().forEach(member -> place.accept(member.value()));
      parts(object.members()).forEach(fewer -> place.accept(new JsonTree.Object(fewer)));
      each(object.members(), JsonTree.Object::new, place, this::member);
    }
  }

  private void member(Member member, Consumer<Member> place) {
    tree(member.value(), value -> place.accept(new Member(member.key(), value)));
    scalars(member.key()).stream()
        .filter(key -> key.startsWith("\""))
        .forEach(key -> place.accept(new Member(key, member.value())));
  }

  private interface Reducer<T> {
    void reduce(T part, Consumer<T> place);
  }

  /** Offers every container in which one part is smaller. */
  private static <T> void each(
      List<T> parts,
      Function<List<T>, JsonTree> container,
      Consumer<JsonTree> place,
      Reducer<T> reducer) {
    for (int i = 0; i < parts.size(); i++) {
      int at = i;
      reducer.reduce(
          parts.get(i),
          smaller -> {
            List<T> others = new ArrayList<>(parts);
            others.set(at, smaller);
            place.accept(container.apply(others));
          });
    }
  }

  /** Fewer of the elements. */
  private static <T> List<List<T>> parts(List<T> elements) {
    List<List<T>> parts = new ArrayList<>();
    int size = elements.size();
    if (size > 1) {
      parts.add(elements.subList(0, size / 2));
      parts.add(elements.subList(size / 2, size));
    }
    for (int i = 0; i < size && size <= SINGLY; i++) {
      List<T> fewer = new ArrayList<>(elements);
      fewer.remove(i);
      parts.add(fewer);
    }
    return parts;
  }

  private static List<String> scalars(String token) {
    if (!token.startsWith("\"")) {
      return token.equals("0")
          ? List.of()
          : Stream.concat(Stream.of("0", "1", "null"), parts(token).stream())
              .filter(part -> JsonTree.parse(part).isPresent())
              .toList();
    }
    Stream<String> shorter =
        parts(token.substring(1, token.length() - 1)).stream().map(part -> '"' + part + '"');
    return Stream.concat(Stream.of(unescaped(token)), shorter)
        .filter(part -> JsonTree.parse(part).isPresent())
        .toList();
  }

  private static String unescaped(String token) {
    return NEEDLESS_ESCAPE
        .matcher(token)
        .replaceAll(m -> Matcher.quoteReplacement((char) Integer.parseInt(m.group(1), 16) + ""));
  }

  /** Pieces of several sizes from the text's start, and the text without any such piece. */
  private static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    for (int size = text.length(); size > 0 && text.length() / size <= MOST_PIECES; size /= 2) {
      parts.add(text.substring(0, size));
      for (int start = 0; start < text.length(); start += size) {
        parts.add(text.substring(0, start) + text.substring(Math.min(text.length(), start + size)));
      }
    }
    if (text.codePoints().anyMatch(c -> c > 'z')) {
      parts.add(text.replaceAll("[^\\x20-\\x7e]", "x"));
    }
    parts.removeIf(part -> part.codePoints().anyMatch(c -> c >= 0xd800 && c < 0xe000));
    return parts;
  }
}
