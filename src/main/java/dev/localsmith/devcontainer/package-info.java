/**
 * Dev Container configurations as they lie around: found ({@link
 * dev.localsmith.devcontainer.Discovery}), read with the place of every value ({@link
 * dev.localsmith.devcontainer.Document}), and merged as the official Dev Containers CLI 0.89 merges
 * them ({@link dev.localsmith.devcontainer.ConfigurationReader}), without network and without
 * Docker. {@link dev.localsmith.devcontainer.Origins} leads from a warning's path back to the
 * author's own line.
 */
package dev.localsmith.devcontainer;
