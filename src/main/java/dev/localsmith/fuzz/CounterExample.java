package dev.localsmith.fuzz;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * A case in which the engines differ, or that Kubernetes rejects, as small as it could be made.
 *
 * @param failure what is wrong, for people; unescaped
 * @param caseFile ready to be added to the cases, once what it expects was checked
 * @param rules the rules file that it needs, where that is a random one
 */
public record CounterExample(String failure, ObjectNode caseFile, Optional<String> rules) {}
