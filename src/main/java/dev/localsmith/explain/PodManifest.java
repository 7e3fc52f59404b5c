package dev.localsmith.explain;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.dataformat.yaml.util.StringQuotingChecker;
import dev.localsmith.interpret.Result;
import dev.localsmith.report.Shown;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.PersistentVolumeClaim;
import io.fabric8.kubernetes.api.model.PersistentVolumeClaimBuilder;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.PodBuilder;
import io.fabric8.kubernetes.api.model.Quantity;
import io.fabric8.kubernetes.api.model.Toleration;
import io.fabric8.kubernetes.api.model.TolerationBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The smallest Pod and PersistentVolumeClaim with what a workspace gets, in YAML: for {@code
 * kubectl apply --dry-run} or a policy tool, not for use.
 */
public final class PodManifest {
  private static final String NAME = "workspace";

  /** The name of the pod's only container. */
  public static final String CONTAINER = "dev";

  private static final String IMAGE = "registry.invalid/workspace:built";

  private final YAMLMapper mapper =
      YAMLMapper.builder(YAMLFactory.builder().stringQuotingChecker(new Quoting()).build())
          .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
          .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
          .build();

  /** Bare are only words that no reader of YAML takes for anything but text. */
  private static final class Quoting extends StringQuotingChecker {
    private static final long serialVersionUID = 1L;
    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9./-]*");

    @Override
    public boolean needToQuoteName(String name) {
      return isReservedKeyword(name) || !WORD.matcher(name).matches();
    }

    @Override
    public boolean needToQuoteValue(String value) {
      return needToQuoteName(value);
    }
  }

  /** Documents of one stream; the names of the second explanation's objects end in {@code -2}. */
  public String of(List<Explanation> explanations) {
    StringBuilder yaml = new StringBuilder();
    for (int i = 0; i < explanations.size(); i++) {
      Result result = explanations.get(i).result();
      String name = i == 0 ? NAME : NAME + "-" + (i + 1);
      List<HasMetadata> objects = new ArrayList<>();
      result.disk().ifPresent(disk -> objects.add(claim(name, disk)));
      objects.add(pod(name, result));
      String source = "# " + Shown.line(explanations.get(i).configuration().source()) + "\n";
      objects.forEach(object -> yaml.append("---\n").append(source).append(text(object)));
    }
    return yaml.toString();
  }

  private static Pod pod(String name, Result result) {
    PodBuilder pod =
        new PodBuilder()
            .withNewMetadata()
            .withName(name)
            .endMetadata()
            .withNewSpec()
            .addNewContainer()
            .withName(CONTAINER)
            .withImage(IMAGE)
            .withNewResources()
            .withRequests(quantities(result.requests()))
            .withLimits(quantities(result.limits()))
            .endResources()
            .endContainer()
            .withNodeSelector(new TreeMap<>(result.nodeSelector()))
            .withTolerations(result.tolerations().stream().map(PodManifest::toleration).toList())
            .endSpec();
    return result.disk().isEmpty()
        ? pod.build()
        : pod.editSpec()
            .addNewVolume()
            .withName(NAME)
            .withNewPersistentVolumeClaim()
            .withClaimName(name)
            .endPersistentVolumeClaim()
            .endVolume()
            .editFirstContainer()
            .addNewVolumeMount()
            .withName(NAME)
            .withMountPath("/workspaces")
            .endVolumeMount()
            .endContainer()
            .endSpec()
            .build();
  }

  private static PersistentVolumeClaim claim(String name, String disk) {
    return new PersistentVolumeClaimBuilder()
        .withNewMetadata()
        .withName(name)
        .endMetadata()
        .withNewSpec()
        .withAccessModes("ReadWriteOnce")
        .withNewResources()
        .withRequests(quantities(Map.of("storage", disk)))
        .endResources()
        .endSpec()
        .build();
  }

  private static Toleration toleration(Result.Toleration toleration) {
    TolerationBuilder builder = new TolerationBuilder();
    toleration.key().ifPresent(builder::withKey);
    toleration.operator().ifPresent(builder::withOperator);
    toleration.value().ifPresent(builder::withValue);
    toleration.effect().ifPresent(builder::withEffect);
    toleration.seconds().map(Long::valueOf).ifPresent(builder::withTolerationSeconds);
    return builder.build();
  }

  /** Kept as written: no format of Kubernetes' own. */
  private static Map<String, Quantity> quantities(Map<String, String> texts) {
    Map<String, Quantity> quantities = new TreeMap<>();
    texts.forEach((name, text) -> quantities.put(name, new Quantity(text)));
    return quantities;
  }

  private String text(HasMetadata object) {
    try {
      return mapper.writeValueAsString(object);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a manifest of texts can't fail to be written", e);
    }
  }
}
