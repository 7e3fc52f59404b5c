package dev.localsmith.emit;

import freemarker.core.CommonMarkupOutputFormat;
import freemarker.core.CommonTemplateMarkupOutputModel;
import java.io.IOException;
import java.io.Writer;

/**
 * Escapes what stands between the quotes of an HCL string, so that no value of the rules can end it
 * or open an interpolation.
 */
final class HclFormat extends CommonMarkupOutputFormat<HclFormat.Hcl> {
  static final HclFormat INSTANCE = new HclFormat();

  /** Text that is HCL already. */
  static final class Hcl extends CommonTemplateMarkupOutputModel<Hcl> {
    Hcl(String plain, String hcl) {
      super(plain, hcl);
    }

    @Override
    public HclFormat getOutputFormat() {
      return INSTANCE;
    }
  }

  private HclFormat() {}

  /** The text as it is written between the quotes of an HCL string. */
  static String escape(String text) {
    StringBuilder hcl = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean opens = i + 1 < text.length() && text.charAt(i + 1) == '{';
      switch (c) {
        case '"' -> hcl.append("\\\"");
        case '\\' -> hcl.append("\\\\");
        case '\n' -> hcl.append("\\n");
        case '\r' -> hcl.append("\\r");
        case '\t' -> hcl.append("\\t");
        case '$', '%' -> hcl.append(c).append(opens ? String.valueOf(c) : "");
        default -> {
          if (c < 0x20 || c == 0x7f) {
            hcl.append(String.format("\\u%04x", (int) c));
          } else {
            hcl.append(c);
          }
        }
      }
    }
    return hcl.toString();
  }

  @Override
  public String getName() {
    return "HCL";
  }

  @Override
  public String getMimeType() {
    return null;
  }

  @Override
  public void output(String text, Writer out) throws IOException {
    out.write(escape(text));
  }

  @Override
  public String escapePlainText(String text) {
    return escape(text);
  }

  @Override
  public boolean isLegacyBuiltInBypassed(String builtIn) {
    return false;
  }

  @Override
  protected Hcl newTemplateMarkupOutputModel(String plain, String hcl) {
    return new Hcl(plain, hcl);
  }
}
