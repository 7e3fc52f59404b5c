package dev.localsmith.admission;

import dev.localsmith.kubernetes.ResourceName;
import java.util.ArrayList;
import java.util.List;

/** What an operator should know about the policies themselves. */
public final class PolicyNotes {
  private PolicyNotes() {}

  /** One sentence each: what was passed over, refused by Kubernetes, or never counts. */
  public static List<String> of(Policies policies) {
    List<String> notes = new ArrayList<>(policies.notes());
    for (Policies.Fault fault : policies.faults()) {
      notes.add(
          "Kubernetes would refuse the %s %s: %s"
              .formatted(fault.kind(), fault.name(), String.join("; ", fault.errors())));
    }
    for (QuotaPolicy quota : policies.quotas()) {
      for (String resource : quota.hard().keySet()) {
        if (ResourceName.isExtended(resource)
            && !resource.startsWith("count/")
            && !resource.contains(".storageclass.")) {
          String counted = ResourceName.REQUESTS + Usage.unprefixed(resource);
          notes.add(
              "Quota %s counts %s, which nothing ever uses; %s is what pods are charged for."
                  .formatted(quota.name(), resource, counted));
        }
      }
    }
    return notes;
  }
}
