package dev.localsmith.explain;

import dev.localsmith.devcontainer.Origin;
import dev.localsmith.explain.Template.Setting;
import dev.localsmith.interpret.Watcher;
import java.util.Optional;

/**
 * Why a value is what it is.
 *
 * @param rule the section of the rules, {@code 6.2}
 * @param path of the value that the repository gave, as warnings name it; empty where it gave none
 * @param written where the author wrote that value
 * @param setting of the template, where one decided or was outdone
 */
public record Cause(
    Watcher.Origin origin,
    String rule,
    String path,
    Optional<Origin> written,
    Optional<Setting> setting) {}
