/**
 * The proof at random: configurations and rule sets drawn from a seed, resolved by both engines and
 * judged by Kubernetes; a counter-example is shrunk, and what a run has exercised is counted.
 *
 * <p>{@link dev.localsmith.fuzz.Samples} draws what a repository may hold at worst, {@link
 * dev.localsmith.fuzz.Ordinary} what authors write, {@link dev.localsmith.fuzz.RandomRules} rules
 * that an operator may write, and {@link dev.localsmith.fuzz.Fuzzer} runs them.
 */
package dev.localsmith.fuzz;
