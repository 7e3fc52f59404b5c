/**
 * Whether a cluster takes a workspace, and what its node gives it: LimitRange, ResourceQuota, PID
 * limits and the node's resource managers, offline, from the YAML that an operator hands out.
 *
 * <p>{@code PolicyReader} and {@code WorkspaceReader} read files; {@code Admission.review} judges;
 * {@code Capacity} counts. Each mechanism is one small class, and none of them knows files or the
 * model library.
 */
package dev.localsmith.admission;
