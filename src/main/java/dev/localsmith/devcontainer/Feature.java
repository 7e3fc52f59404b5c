package dev.localsmith.devcontainer;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A Feature to install.
 *
 * @param mention where the configuration, or a Feature that depends on it, names it
 * @param metadata its {@code devcontainer-feature.json}, if that could be read
 * @param dependsOn what must be installed before, and is installed for it
 * @param installsAfter what is installed before, if it is installed at all: {@link
 *     FeatureReference#place() places}
 */
record Feature(
    Key key,
    Located mention,
    Optional<Document> metadata,
    List<Key> dependsOn,
    List<String> installsAfter) {

  /** The same, waiting only for what is installed at all. */
  Feature installingAfter(Set<String> places) {
    return new Feature(
        key,
        mention,
        metadata,
        dependsOn,
        installsAfter.stream().filter(places::contains).toList());
  }

  /** Two mentions with equal keys are one Feature. */
  record Key(FeatureReference reference, FeatureOptions options) implements Comparable<Key> {
    private static final Comparator<String> TEXT = new LocaleOrder();

    /** The CLI's order inside one round of installation. */
    @Override
    public int compareTo(Key other) {
      int place = comparePlaces(reference, other.reference);
      if (place != 0) {
        return place;
      }
      return options.compareTo(other.options);
    }

    private static int comparePlaces(FeatureReference a, FeatureReference b) {
      if (a instanceof FeatureReference.Registry left
          && b instanceof FeatureReference.Registry right) {
        return Comparator.comparing(FeatureReference.Registry::namespace, TEXT)
            .thenComparing(FeatureReference.Registry::name, TEXT)
            .thenComparing(FeatureReference.Registry::version, TEXT)
            .compare(left, right);
      }
      return a.getClass() == b.getClass()
          ? TEXT.compare(a.place(), b.place())
          : TEXT.compare(a.id(), b.id());
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && compareTo(key) == 0;
    }

    @Override
    public int hashCode() {
      return reference.identity().hashCode();
    }
  }
}
