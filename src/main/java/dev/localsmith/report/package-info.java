/**
 * How findings reach a person or a tool, whatever found them: GitHub's annotations, SARIF, a table
 * of text.
 */
package dev.localsmith.report;
