package dev.localsmith.phases;

import java.util.List;
import java.util.Map;
import org.apache.maven.lifecycle.Lifecycle;

public final class GenerateLifecycle extends Lifecycle {
  public GenerateLifecycle() {
    super("generate", List.of("generate"), Map.of());
  }
}
