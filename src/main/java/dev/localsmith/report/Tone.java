package dev.localsmith.report;

import java.util.List;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;

/** What a text's colour stresses. Nothing is said by colour alone. */
public enum Tone {
  PLAIN(List.of()),
  HEADING(List.of(Style.bold)),
  GOOD(List.of(Style.fg_green)),
  WARNING(List.of(Style.fg_yellow)),
  ERROR(List.of(Style.fg_red)),
  FAINT(List.of(Style.faint));

  private final List<IStyle> styles;

  Tone(List<IStyle> styles) {
    this.styles = styles;
  }

  List<IStyle> styles() {
    return styles;
  }
}
