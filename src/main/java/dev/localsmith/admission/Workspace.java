package dev.localsmith.admission;

import java.util.Optional;

/**
 * What one workspace asks of its namespace.
 *
 * @param deployment whether a Deployment (and so its ReplicaSet) holds the pod
 */
public record Workspace(Optional<WorkspacePod> pod, Optional<Claim> claim, boolean deployment) {

  /**
   * A PersistentVolumeClaim.
   *
   * @param storage the request, a quantity as a text
   * @param storageClass if it names one
   */
  public record Claim(String storage, Optional<String> storageClass) {}
}
