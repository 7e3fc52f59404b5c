/**
 * Whether the workspaces that the rules give fit a namespace: one, a set of cases, or all that the
 * rules can give. It asks the interpreter what a workspace gets and {@code admission} whether that
 * is taken.
 */
package dev.localsmith.fit;
