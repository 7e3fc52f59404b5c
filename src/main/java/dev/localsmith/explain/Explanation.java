package dev.localsmith.explain;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.devcontainer.Configuration;
import dev.localsmith.interpret.Result;

/**
 * What one configuration gives.
 *
 * @param input the object that the rules read, {@code local.kubernetes_input}
 * @param result what the interpreter makes of it
 * @param provenance where each of its values comes from
 */
public record Explanation(
    Configuration configuration, ObjectNode input, Result result, Provenance provenance) {}
