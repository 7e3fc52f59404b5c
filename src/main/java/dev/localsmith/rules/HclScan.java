package dev.localsmith.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What can be said of a Terraform expression without Terraform: whether it ends where it should, so
 * that it can't take what stands behind it in, and which locals it names.
 *
 * @param balanced brackets and quotes have their counterparts, and nothing is a comment
 */
record HclScan(boolean balanced, List<String> locals) {
  private static final Pattern LOCAL =
      Pattern.compile("\\blocal\\s*\\.\\s*([A-Za-z_][A-Za-z0-9_-]*)");
  private static final String OPENING = "([{";
  private static final String CLOSING = ")]}";
  private static final char QUOTE = '"';

  static HclScan of(String expression) {
    List<String> locals = new ArrayList<>();
    Matcher matcher = LOCAL.matcher(expression);
    while (matcher.find()) {
      locals.add(matcher.group(1));
    }
    return new HclScan(isBalanced(expression), List.copyOf(locals));
  }

  private static boolean isBalanced(String hcl) {
    Deque<Character> expected = new ArrayDeque<>();
    for (int i = 0; i < hcl.length(); i++) {
      char c = hcl.charAt(i);
      boolean quoted = !expected.isEmpty() && expected.peek() == QUOTE;
      boolean escaped = quoted && (hcl.startsWith("$${", i) || hcl.startsWith("%%{", i));
      if (escaped) {
        i += 2;
      } else if (quoted && c == '\\') {
        i++;
      } else if (quoted && (hcl.startsWith("${", i) || hcl.startsWith("%{", i))) {
        i++;
        expected.push('}');
      } else if (!expected.isEmpty() && c == expected.peek()) {
        expected.pop();
      } else if (!quoted && c == QUOTE) {
        expected.push(QUOTE);
      } else if (!quoted && OPENING.indexOf(c) >= 0) {
        expected.push(CLOSING.charAt(OPENING.indexOf(c)));
      } else if (!quoted && (CLOSING.indexOf(c) >= 0 || isComment(hcl, i))) {
        return false;
      }
    }
    return expected.isEmpty();
  }

  private static boolean isComment(String hcl, int at) {
    return hcl.charAt(at) == '#' || hcl.startsWith("//", at) || hcl.startsWith("/*", at);
  }
}
