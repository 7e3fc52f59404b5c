package dev.localsmith.interpret;

/**
 * Is told where each value comes from while it is decided. The default hears nothing and costs
 * nothing.
 */
public interface Watcher {
  /** Hears nothing. */
  Watcher NONE = new Watcher() {};

  /** Where a value comes from. */
  enum Origin {
    /** {@code customizations.kubernetes}, as written. */
    CUSTOMIZATION,
    /** A host requirement, or the {@code runArgs} that stand in for it. */
    HOST_REQUIREMENT,
    /** The template's cap, as a repository asked for more. */
    CAP,
    /** The default of the rules. */
    DEFAULT,
    /** The limit given, which is smaller than the default request. */
    GIVEN_LIMIT,
    /** The request, which is larger than what else the limit would be. */
    REQUEST,
    /** The parameter that the user of the template chose. */
    PARAMETER,
    /** The template itself. */
    TEMPLATE
  }

  /**
   * The request of a native resource was decided.
   *
   * @param path of the valid value that the repository gave for it, as warnings name it: taken,
   *     capped, raised or outdone; empty where it gave none
   */
  default void request(String name, Origin origin, String path) {}

  /** The limit of a resource was decided. */
  default void limit(String name, Origin origin, String path) {}

  /** The disk's size was decided. */
  default void disk(Origin origin, String path) {}

  /** A node selector was kept. */
  default void selector(String key, Origin origin, String path) {}

  /** A toleration was kept, {@code [i].tolerations[j]}. */
  default void toleration(String path) {}

  /** A warning was found. */
  default void warning(String code, String path) {}
}
