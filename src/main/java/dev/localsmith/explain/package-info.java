/**
 * What a repository gets and why: the interpreter's result, led back to the lines that decided it.
 * Computes nothing a second time.
 */
package dev.localsmith.explain;
