package dev.localsmith.fuzz;

/** Makes of JSON text what is almost JSON, as a broken tool or a hand would. */
final class Damage {
  private final Choice choice;

  Damage(Choice choice) {
    this.choice = choice;
  }

  String of(String json) {
    int at = choice.below(json.length() + 1);
    String before = json.substring(0, at);
    String behind = json.substring(at);
    String damaged =
        switch (choice.below(12)) {
          case 0 -> before;
          case 1 -> behind;
          case 2 -> before + (behind.isEmpty() ? "" : behind.substring(1));
          case 3, 4 -> before + stray() + behind;
          case 5 -> json + stray();
          case 6 -> stray() + json;
          case 7 ->
              json.replace(":null", ":" + choice.of("nul", "NULL", "NaN", "Infinity", "None"));
          case 8 -> json.replace("\"", choice.of("'", "\u201c", ""));
          case 9 -> json.replaceFirst("([}\\]])", choice.of(",$1", "$1$1", "", "}"));
          case 10 -> "{\"customizations\":1}," + json;
          // What would end the object or list that a decoder's caller puts around it.
          default -> json + choice.of("}", "]", ",\"value\":1", "},\"a\":{\"b\":1", "],[1", ",1");
        };
    return whole(damaged);
  }

  private String stray() {
    return choice.of(
        ",",
        "}",
        "]",
        "{",
        "[",
        "\"",
        ":",
        "\\",
        "1",
        "x",
        "/*c*/",
        "//c\n",
        "#",
        "\0",
        "\u001f",
        "\ufeff",
        "\u00a0",
        "\u2028",
        "\u000b",
        "\t",
        " ",
        "\n",
        "-",
        "+1",
        "01",
        ".5",
        "1.",
        "1e",
        "\\x41",
        "\u00e9",
        "e\u0301",
        "null",
        "\"a\":1,");
  }

  /** A cut may fall between the halves of a character. */
  private static String whole(String text) {
    StringBuilder whole = new StringBuilder(text.length());
    text.codePoints()
        .filter(point -> point > 0xffff || !Character.isSurrogate((char) point))
        .forEach(whole::appendCodePoint);
    return whole.toString();
  }
}
