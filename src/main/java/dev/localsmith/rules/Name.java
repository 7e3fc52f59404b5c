package dev.localsmith.rules;

/**
 * What a name must look like (rules 3 and 8).
 *
 * @param pattern RE2, unanchored, without counted repetition, which RE2 pays for by the count
 * @param longest in characters
 */
public record Name(String pattern, int longest) {}
