package dev.localsmith.interpret;

import java.util.Iterator;
import java.util.Map;

/**
 * The beginning of a value's JSON as Terraform's {@code jsonencode} writes it. It stops once it has
 * enough, so that neither size nor depth of the value costs anything.
 */
final class JsonText {
  private final StringBuilder out = new StringBuilder();
  private final int enough;

  private JsonText(int enough) {
    this.enough = enough;
  }

  /** At least {@code enough} characters of the JSON, or all of it. */
  static String of(Value value, int enough) {
    JsonText text = new JsonText(enough);
    text.write(value);
    return text.out.toString();
  }

  private boolean full() {
    return out.length() > enough;
  }

  private void write(Value value) {
    if (full()) {
      return;
    }
    if (value instanceof Value.Text text) {
      string(text.value());
    } else if (value instanceof Value.Array array) {
      out.append('[');
      for (Iterator<Value> i = array.elements().iterator(); i.hasNext() && !full(); ) {
        write(i.next());
        out.append(i.hasNext() ? "," : "");
      }
      out.append(']');
    } else if (value instanceof Value.Object object) {
      out.append('{');
      for (Iterator<Map.Entry<String, Value>> i = object.members().entrySet().iterator();
          i.hasNext() && !full(); ) {
        Map.Entry<String, Value> member = i.next();
        string(member.getKey());
        out.append(':');
        write(member.getValue());
        out.append(i.hasNext() ? "," : "");
      }
      out.append('}');
    } else {
      out.append(value.text().orElse("null"));
    }
  }

  private void string(String text) {
    out.append('"');
    for (int i = 0; i < text.length() && !full(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\b' -> out.append("\\b");
        case '\f' -> out.append("\\f");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < 0x20 || "<>&\u2028\u2029".indexOf(c) >= 0) {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
