package dev.localsmith.fuzz;

import java.util.function.Predicate;

/**
 * Something that a run should exercise.
 *
 * @param name for people, the same for the same branch of two rule sets
 */
record Branch(String name, Predicate<Observation> holds) {}
