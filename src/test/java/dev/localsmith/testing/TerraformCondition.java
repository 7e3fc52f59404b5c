package dev.localsmith.testing;

import dev.localsmith.terraform.Terraform;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

final class TerraformCondition implements ExecutionCondition {
  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    if (Terraform.find(System.getenv()).isPresent() || Skipped.forbidden()) {
      return ConditionEvaluationResult.enabled("");
    }
    String reason =
        "SKIPPED: the tests with the real Terraform; install terraform or tofu, or name it with "
            + Terraform.VARIABLE;
    Skipped.report(reason);
    return ConditionEvaluationResult.disabled(reason);
  }
}
