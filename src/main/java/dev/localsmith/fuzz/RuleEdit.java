package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * One change that an operator may make to a rules file. Whatever other edits were made before or
 * are left out, the rules reader accepts the file.
 */
@FunctionalInterface
interface RuleEdit {
  void edit(ObjectNode rules, Choice choice);
}
