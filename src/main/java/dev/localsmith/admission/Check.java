package dev.localsmith.admission;

/**
 * One line of the table: an amount against what a policy allows.
 *
 * @param stage where it is compared
 * @param policy the policy's name
 * @param rule what it demands, such as {@code maximum per Container} or {@code quota}
 * @param subject the container, or the object's kind
 * @param requested what the workspace has, in words where it is not one amount
 * @param used by others, for quotas; else empty
 */
public record Check(
    Violation.Stage stage,
    String policy,
    String rule,
    String subject,
    String resource,
    String requested,
    String used,
    String allowed,
    boolean passed) {}
