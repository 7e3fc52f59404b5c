package dev.localsmith.devcontainer;

import java.util.Locale;

/** What a Feature's id in {@code features}, {@code dependsOn} or {@code installsAfter} means. */
sealed interface FeatureReference {
  /** As the author wrote it. */
  String id();

  /** What names the Feature whatever its version: {@code installsAfter} looks no further. */
  String place();

  /** What names the Feature and its version. */
  default String identity() {
    return place();
  }

  /** Why the Feature's metadata is not looked at, where nothing supplies it. */
  String unread();

  /**
   * A folder in the repository.
   *
   * @param place its path, made absolute by the {@code devcontainer.json}'s folder
   */
  record Local(String id, String place) implements FeatureReference {
    @Override
    public String unread() {
      return "there is no devcontainer-feature.json in its folder";
    }
  }

  /** In a registry: {@code REGISTRY/NAMESPACE/NAME}, the version apart. */
  record Registry(String id, String namespace, String name, String version)
      implements FeatureReference {
    /** A bare name is the old way to write one of the standard Features. */
    private static final String STANDARD = "ghcr.io/devcontainers/features/";

    static Registry of(String id) {
      String full = (id.contains("/") ? id : STANDARD + id).toLowerCase(Locale.ROOT);
      int slash = full.lastIndexOf('/');
      int digest = full.indexOf('@', slash);
      int mark = digest >= 0 ? digest : full.indexOf(':', slash);
      String resource = mark < 0 ? full : full.substring(0, mark);
      int name = resource.lastIndexOf('/');
      return new Registry(
          id,
          resource.substring(0, name),
          resource.substring(name + 1),
          mark < 0 ? "latest" : full.substring(mark + 1));
    }

    @Override
    public String place() {
      return namespace + "/" + name;
    }

    @Override
    public String identity() {
      return place() + ":" + version;
    }

    @Override
    public String unread() {
      return "it lies in a registry; supply its devcontainer-feature.json with --feature ID=FILE";
    }
  }

  /** An archive on the web. */
  record Archive(String id) implements FeatureReference {
    @Override
    public String place() {
      return id;
    }

    @Override
    public String unread() {
      return "it is an archive on the web; supply its devcontainer-feature.json with --feature ID=FILE";
    }
  }

  /** A folder that is not known, or that the CLI refuses. */
  record Refused(String id, String unread) implements FeatureReference {
    @Override
    public String place() {
      return id;
    }
  }
}
