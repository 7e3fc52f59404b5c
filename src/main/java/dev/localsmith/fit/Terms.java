package dev.localsmith.fit;

import java.util.Optional;

/**
 * What the template gives its workspaces and no rule decides.
 *
 * @param storageClass that the claim names
 * @param priorityClass that the pod names
 */
public record Terms(Optional<String> storageClass, Optional<String> priorityClass) {}
