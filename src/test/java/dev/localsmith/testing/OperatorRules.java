package dev.localsmith.testing;

import dev.localsmith.rules.RuleSet;

/** The standard rules as an operator changed them: other names, and every option on. */
public final class OperatorRules {
  public static final RuleSet RULES =
      Overlay.rules(
          "operator.yaml",
          """
          customization: acme
          entry:
            requests: reserved
          resources:
            ephemeral-storage:
              defaultRequest: 1Gi
              defaultLimit: 5Gi
              smallestLimit: 1500k
              cap:
                variable: max_scratch
                default: 50
                description: The most scratch space, in GiB.
                limits: true
          extended:
            allowed: [nvidia.com/gpu, example.com]
            greatest:
              nvidia.com/gpu:
                variable: max_gpu
                default: 4
                description: The most GPUs.
          gpu:
            count: 2
          placement:
            selectors:
              - key: kubernetes.io/arch
                input: arch
                expression: local.arch
              - key: pool
                value: dev
            selectorKeys: [nvidia.com/gpu.present, zone]
            tolerationKeys: [nvidia.com/gpu]
          """);

  private OperatorRules() {}
}
