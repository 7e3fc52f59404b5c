package dev.localsmith.cli;

import dev.localsmith.emit.Form;
import dev.localsmith.interpret.Interpreter;
import dev.localsmith.rules.RuleSet;
import dev.localsmith.terraform.Terraform;
import dev.localsmith.terraform.TerraformEngine;
import dev.localsmith.verify.Engine;
import java.time.Duration;

/** The two ways to resolve cases. */
enum Engines {
  INTERPRETER {
    @Override
    Engine of(RuleSet rules) {
      Interpreter interpreter = new Interpreter(rules);
      return cases -> cases.stream().map(c -> interpreter.resolve(c.input())).toList();
    }
  },
  TERRAFORM {
    @Override
    Engine of(RuleSet rules) {
      Terraform terraform = Terraform.of(System.getenv(), LIMIT);
      return new TerraformEngine(terraform, rules, Form.KEYED)::resolve;
    }
  };

  /** For one process, which resolves up to a thousand cases in some ten seconds. */
  static final Duration LIMIT = Duration.ofMinutes(5);

  abstract Engine of(RuleSet rules);

  @Override
  public String toString() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
