package dev.localsmith.explain;

import dev.localsmith.interpret.Result;
import dev.localsmith.kubernetes.Pod;
import dev.localsmith.kubernetes.PodValidation;
import dev.localsmith.kubernetes.QosClass;
import java.util.List;

/** What Kubernetes makes of a result. */
final class Workload {
  private Workload() {}

  static QosClass qosClass(Result result) {
    return PodValidation.judge(
            new Pod(result.requests(), result.limits(), result.nodeSelector(), List.of()))
        .qosClass();
  }
}
