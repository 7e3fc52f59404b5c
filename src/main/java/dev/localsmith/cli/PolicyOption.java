package dev.localsmith.cli;

import dev.localsmith.admission.Policies;
import dev.localsmith.admission.PolicyReader;
import dev.localsmith.fit.Terms;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What the operator of a namespace hands out. */
final class PolicyOption {
  @Option(
      names = "--policy",
      paramLabel = "FILE",
      arity = "1..*",
      description = {
        "Files of the namespace's policies as kubectl get limitrange,resourcequota -o yaml prints"
            + " them: YAML of one or more documents, lists, JSON; - for standard input.",
        "LimitRange, ResourceQuota (with status.used) and PriorityClass count; other kinds are"
            + " named and passed over."
      })
  private List<String> files = List.of();

  @Option(
      names = "--storage-class",
      paramLabel = "NAME",
      description = "The storage class that the workspace's claim names, for quotas per class.")
  private Optional<String> storageClass = Optional.empty();

  @Option(
      names = "--priority-class",
      paramLabel = "NAME",
      description = "The priority class that the workspace's pod names, for quotas per priority.")
  private Optional<String> priorityClass = Optional.empty();

  boolean isGiven() {
    return !files.isEmpty();
  }

  Policies policies() {
    return Policies.of(
        files.stream().map(file -> InputFiles.read(file, PolicyReader::read)).toList());
  }

  Terms terms() {
    return new Terms(storageClass, priorityClass);
  }
}
