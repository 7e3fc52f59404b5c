package dev.localsmith.admission;

import dev.localsmith.kubernetes.Quantity;
import java.util.Optional;

/** One change that takes a reason for refusal away; {@link #text} says it in words. */
public sealed interface Change {

  String text();

  /** Set a container's request or limit; {@code from} is what it has now, after defaulting. */
  record SetAmount(
      String container, Side side, String resource, Optional<Quantity> from, Quantity to)
      implements Change {
    @Override
    public String text() {
      String verb = from.map(now -> now.compareTo(to) > 0 ? "lower" : "raise").orElse("set");
      return verb
          + " the "
          + resource
          + " "
          + side
          + " of container "
          + container
          + from.map(now -> " from " + now).orElse("")
          + " to "
          + to;
    }
  }

  /** Take a resource out of a container. */
  record Remove(String container, String resource) implements Change {
    @Override
    public String text() {
      return "do without " + resource + " in container " + container;
    }
  }

  /** Set the claim's storage request. */
  record SetStorage(Quantity from, Quantity to) implements Change {
    @Override
    public String text() {
      return (from.compareTo(to) > 0 ? "lower" : "raise")
          + " the claim's storage from "
          + from
          + " to "
          + to;
    }
  }

  /** Nothing in the workspace helps: the quota must grow, or something else must go. */
  record RaiseQuota(String quota, String resource, Quantity to) implements Change {
    @Override
    public String text() {
      return "have quota "
          + quota
          + " raised to "
          + resource
          + "="
          + to
          + ", or free that much of it";
    }
  }

  /** Name another priority class, or none. */
  record DropPriorityClass(String name) implements Change {
    @Override
    public String text() {
      return "name an existing priority class instead of " + name + ", or none";
    }
  }
}
