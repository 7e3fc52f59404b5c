package dev.localsmith.rules;

import dev.localsmith.rules.RuleSet.HostRequirement;
import dev.localsmith.rules.RuleSet.Parameter;
import java.util.Optional;

/**
 * How one native resource is sized (rules 5 and 6).
 *
 * @param label its name at the front of the summary; without one it is listed behind the disk
 * @param unit the suffix that parameter and cap are written with
 * @param defaultRequest the request where none is given, lowered to a smaller limit
 * @param defaultLimit the limit where none is given, raised to a larger request
 * @param smallestLimit a limit below it is dropped
 * @param parameter the limit where none is given, raised to a larger request
 */
public record NativeResource(
    Optional<String> label,
    String unit,
    Optional<String> defaultRequest,
    Optional<String> defaultLimit,
    Optional<String> smallestLimit,
    Optional<Cap> cap,
    Optional<Parameter> parameter,
    Optional<HostRequirement> hostRequirement) {}
