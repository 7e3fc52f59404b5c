package dev.localsmith.devcontainer;

/**
 * Part of a configuration that could not be looked at.
 *
 * @param name a Feature's id, or the base image
 * @param position where the configuration names it
 * @param reason why, and how to supply it
 */
public record Unread(Kind kind, String name, Position position, String reason) {
  /** What it is. */
  public enum Kind {
    FEATURE,
    BASE_IMAGE
  }
}
