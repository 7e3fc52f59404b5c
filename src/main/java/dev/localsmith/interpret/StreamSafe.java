package dev.localsmith.interpret;

import java.text.Normalizer;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Unicode's Stream-Safe Text Format (Standard Annex 15, section 13), which is what Terraform's
 * strings are normalised to: a joiner parts each run of more than 30 characters that combine with
 * one before them. It bounds the time that their sorting takes, too.
 *
 * <p>Not copied is a fault of Terraform's library, which composes across a vowel that combines:
 * {@code n}, U+09BE, U+0316, U+0301 begins with an {@code ń} there.
 */
final class StreamSafe {
  private static final int LONGEST = 30;
  private static final int MOST = 3;
  private static final char JOINER = '\u034f';

  /** Sorts behind every other mark; a mark is what stands before it when both are sorted. */
  private static final String LAST_MARK = "\u0345";

  private final Map<Integer, Combining> known = new HashMap<>();

  private StreamSafe() {}

  /** How many characters at either end of a character's full decomposition are no starters. */
  private record Combining(int leading, int trailing) {}

  /** The text with joiners where its runs are too long. */
  static String of(String text) {
    return mayBeLong(text) ? new StreamSafe().parted(text) : text;
  }

  /** No character is more than {@link #MOST} that combine, and none below U+0300 is one. */
  private static boolean mayBeLong(String text) {
    int run = 0;
    for (int i = 0; i < text.length() && run < LONGEST / MOST; i++) {
      run = text.charAt(i) < '\u0300' ? 0 : run + 1;
    }
    return run == LONGEST / MOST;
  }

  private String parted(String text) {
    StringBuilder parted = new StringBuilder(text.length());
    int run = 0;
    for (int i = 0; i < text.length(); ) {
      int point = text.codePointAt(i);
      Combining combining = known.computeIfAbsent(point, StreamSafe::combining);
      if (combining.leading() == 0) {
        run = combining.trailing();
      } else if (run + combining.leading() > LONGEST) {
        parted.append(JOINER);
        run = combining.leading();
      } else {
        run += combining.leading();
      }
      parted.appendCodePoint(point);
      i += Character.charCount(point);
    }
    return parted.toString();
  }

  private static Combining combining(int point) {
    int[] decomposed =
        Normalizer.normalize(Character.toString(point), Normalizer.Form.NFKD)
            .codePoints()
            .toArray();
    int leading = 0;
    while (leading < decomposed.length && combinesBackward(decomposed[leading])) {
      leading++;
    }
    int trailing = 0;
    while (trailing < decomposed.length
        && combinesBackward(decomposed[decomposed.length - 1 - trailing])) {
      trailing++;
    }
    return new Combining(leading, trailing);
  }

  private static boolean combinesBackward(int point) {
    if (!isMark(point) && Character.UnicodeBlock.of(point) != Character.UnicodeBlock.HANGUL_JAMO) {
      return false;
    }
    String character = Character.toString(point);
    String behind = LAST_MARK + character;
    return character.equals(LAST_MARK)
        || !Normalizer.normalize(behind, Normalizer.Form.NFD).equals(behind)
        || Composed.LAST.get(point);
  }

  private static boolean isMark(int point) {
    return switch (Character.getType(point)) {
      case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK ->
          true;
      default -> false;
    };
  }

  /** The characters that close a pair which is written as one; some of them are no marks. */
  private static final class Composed {
    /** No pair is written as a character of a further plane. */
    private static final int END = 0x20000;

    private static final BitSet LAST = new BitSet();

    static {
      for (int point = 0x80; point < END; point++) {
        String composed = Character.toString(point);
        String pair = Normalizer.normalize(composed, Normalizer.Form.NFD);
        int last = pair.codePointBefore(pair.length());
        if (last != point && Normalizer.isNormalized(composed, Normalizer.Form.NFC)) {
          LAST.set(last);
        }
      }
    }
  }
}
