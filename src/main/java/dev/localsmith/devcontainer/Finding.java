package dev.localsmith.devcontainer;

/**
 * What the Dev Containers CLI drops without a word.
 *
 * @param code stable: {@code host-requirement-dropped}, {@code unknown-host-requirement}, {@code
 *     feature-host-requirements}, {@code run-argument-dropped}, {@code not-an-object} or {@code
 *     duplicate-key}
 * @param path of the value in the configuration, {@code hostRequirements.memory}
 * @param message one line: what was written, what happens instead, what to write
 */
public record Finding(String code, String path, Position position, String message) {}
