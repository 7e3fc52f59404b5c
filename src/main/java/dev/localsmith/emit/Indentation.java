package dev.localsmith.emit;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Indents HCL as {@code terraform fmt} does: a line that opens more brackets than it closes indents
 * what follows by one step, however many it opens.
 */
final class Indentation {
  private Indentation() {}

  static String indent(String hcl) {
    StringBuilder out = new StringBuilder(hcl.length() * 2);
    Deque<Integer> open = new ArrayDeque<>();
    for (String raw : hcl.split("\n", -1)) {
      String line = raw.strip();
      int net = net(line);
      for (int close = -net; close > 0 && !open.isEmpty(); ) {
        int last = open.pop();
        if (last > close) {
          open.push(last - close);
        }
        close -= last;
      }
      if (!line.isEmpty()) {
        out.append("  ".repeat(open.size())).append(line);
      }
      out.append('\n');
      if (net > 0) {
        open.push(net);
      }
    }
    out.setLength(out.length() - 1);
    return out.toString();
  }

  /** Brackets opened less brackets closed, outside of strings and comments. */
  private static int net(String line) {
    if (line.startsWith("#")) {
      return 0;
    }
    int net = 0;
    int depth = 0; // of strings within interpolations
    boolean text = false;
    Deque<Integer> interpolations = new ArrayDeque<>();
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (text) {
        if (c == '\\') {
          i++;
        } else if ((c == '$' || c == '%') && line.startsWith("{", i + 1)) {
          boolean escaped = i > 0 && line.charAt(i - 1) == c;
          if (!escaped) {
            interpolations.push(depth);
            text = false;
          }
          i++;
        } else if (c == '"') {
          text = false;
        }
      } else if (c == '"') {
        text = true;
      } else if (c == '}' && !interpolations.isEmpty() && interpolations.peek() == depth) {
        interpolations.pop();
        text = true;
      } else if ("([{".indexOf(c) >= 0) {
        net++;
        depth++;
      } else if (")]}".indexOf(c) >= 0) {
        net--;
        depth--;
      }
    }
    return net;
  }
}
