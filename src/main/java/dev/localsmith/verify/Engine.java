package dev.localsmith.verify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.localsmith.cases.Case;
import java.util.List;

/** Resolves cases: the results in their order, each with the fields {@link Case#results}. */
@FunctionalInterface
public interface Engine {
  List<ObjectNode> resolve(List<Case> cases);
}
