package dev.localsmith.devcontainer;

import java.util.List;

/**
 * A Dev Container configuration, merged.
 *
 * @param source the file it was read from, as it was named
 * @param json the merged configuration as JSON text: for a {@code devcontainer.json} its {@code
 *     customizations} (each namespace a list with one value per contributor), for output of the CLI
 *     that output
 * @param contributors all that were looked at, in the order in which they count
 * @param unread what could not be looked at
 * @param findings what the CLI drops without a word
 * @param origins where the author wrote a value
 */
public record Configuration(
    String source,
    String json,
    HostRequirements hostRequirements,
    List<Contributor> contributors,
    List<Unread> unread,
    List<Finding> findings,
    Origins origins) {}
