package dev.localsmith.explain;

import dev.localsmith.devcontainer.Contributor;
import dev.localsmith.devcontainer.Origin;
import dev.localsmith.devcontainer.Position;
import dev.localsmith.explain.Template.Setting;
import dev.localsmith.report.Shown;

/** A cause in words, for one line of a table. */
final class CauseText {
  private CauseText() {}

  /** Where the value comes from. */
  static String from(Cause cause) {
    return switch (cause.origin()) {
      case CUSTOMIZATION, GIVEN_LIMIT, HOST_REQUIREMENT -> written(cause);
      case CAP, PARAMETER -> setting(cause);
      case DEFAULT -> "default of the rules";
      case REQUEST -> "the request";
      case TEMPLATE -> "the template";
    };
  }

  /**
   * Which rule gave it, and what it outdid.
   *
   * @param absent what is said of a value that the repository did not give
   */
  static String rule(Cause cause, String absent) {
    String why =
        switch (cause.origin()) {
          case CUSTOMIZATION -> "as asked for";
          case HOST_REQUIREMENT -> hostRequirement(cause);
          case CAP -> "capped: " + written(cause) + " asks for more";
          case DEFAULT -> absent;
          case GIVEN_LIMIT -> "the default, lowered to the limit";
          case REQUEST ->
              cause.path().isEmpty()
                  ? "above " + cause.setting().map(Setting::assignment).orElse("the default")
                  : "raised: " + written(cause) + " is below the request";
          case PARAMETER ->
              cause.path().isEmpty() ? absent : "more than " + written(cause) + " asks for";
          case TEMPLATE -> "always set";
        };
    return cause.rule() + " " + why;
  }

  private static String written(Cause cause) {
    return cause.written().map(CauseText::written).orElse(Shown.line(cause.path()));
  }

  /** Short: the files' folders stand in the list of contributors. */
  private static String written(Origin origin) {
    Position position = origin.value().position();
    Contributor contributor = origin.contributor();
    return switch (contributor.kind()) {
      case FILE, MERGED -> Shown.line(fileName(position.file())) + ":" + position.line();
      case FEATURE -> "Feature " + Shown.line(contributor.name()) + ":" + position.line();
      case IMAGE -> "base image, " + Shown.line(fileName(position.file())) + ":" + position.line();
    };
  }

  private static String fileName(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** A contributor and its file. */
  static String contributor(Contributor contributor) {
    String file = Shown.line(contributor.value().position().file());
    return switch (contributor.kind()) {
      case FEATURE -> "Feature " + Shown.line(contributor.name()) + " (" + file + ")";
      case IMAGE -> "base image (" + file + ")";
      case FILE, MERGED -> file;
    };
  }

  /** An element of {@code runArgs} has no key. */
  private static String hostRequirement(Cause cause) {
    return cause.written().flatMap(origin -> origin.value().keyPosition()).isPresent()
        ? "hostRequirements"
        : "runArgs";
  }

  private static String setting(Cause cause) {
    return cause.setting().map(Object::toString).map(Shown::line).orElse("the template");
  }
}
