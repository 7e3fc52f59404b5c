package dev.localsmith.fuzz;

import dev.localsmith.rules.RuleSet;

/** The words of a rule set that a configuration is made of. */
record Vocabulary(QuantityTexts quantities, ResourceTexts resources, PlacementTexts placement) {
  Vocabulary(RuleSet rules) {
    this(
        new QuantityTexts(rules.quantities()),
        new ResourceTexts(rules),
        new PlacementTexts(rules.placement()));
  }
}
