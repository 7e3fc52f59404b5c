package dev.localsmith.report;

import java.util.Locale;

/**
 * Findings as GitHub's workflow commands, which a log of GitHub Actions turns into annotations of
 * the files: {@code ::warning file=F,line=1,col=2,title=CODE::TEXT}.
 */
public final class Annotations {
  private Annotations() {}

  /** One line, without its end. */
  public static String of(Finding finding) {
    StringBuilder line = new StringBuilder("::").append(command(finding.level())).append(' ');
    finding
        .place()
        .ifPresent(
            place -> {
              line.append("file=").append(property(place.file())).append(',');
              place.line().ifPresent(number -> line.append("line=").append(number).append(','));
              place.column().ifPresent(number -> line.append("col=").append(number).append(','));
            });
    return line.append("title=")
        .append(property(finding.code()))
        .append("::")
        .append(data(finding.text()))
        .toString();
  }

  private static String command(Level level) {
    return level == Level.NOTE ? "notice" : level.name().toLowerCase(Locale.ROOT);
  }

  /** As the runner unescapes what stands behind the second {@code ::}. */
  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  /** As the runner unescapes a property's value. */
  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
