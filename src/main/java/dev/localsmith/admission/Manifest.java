package dev.localsmith.admission;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.QuantityException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One Kubernetes object of a file.
 *
 * @param where the file, for messages
 */
record Manifest(String where, JsonNode json) {

  String apiVersion() {
    return json.path("apiVersion").asText("");
  }

  String kind() {
    return json.path("kind").asText("");
  }

  String name() {
    return json.at("/metadata/name").asText("");
  }

  /** The object, or a part of it, as the model's type. */
  <T> T as(Class<T> type, JsonNode part) {
    try {
      return ManifestReader.MODEL.treeToValue(part, type);
    } catch (MismatchedInputException e) {
      throw bad(path(e), "must be " + described(e.getTargetType()));
    } catch (JsonMappingException e) {
      throw bad(path(e), Shown.text(e.getOriginalMessage()));
    } catch (JsonProcessingException e) {
      throw bad("", Shown.text(e.getOriginalMessage()));
    }
  }

  /** A list of resources, decoded and rounded as the API does. */
  SortedMap<String, Quantity> quantities(
      Map<String, io.fabric8.kubernetes.api.model.Quantity> amounts, String path) {
    SortedMap<String, Quantity> decoded = new TreeMap<>();
    texts(amounts)
        .forEach(
            (name, text) -> {
              try {
                decoded.put(name, Quantity.parse(text).roundedUpToThousandths());
              } catch (QuantityException e) {
                throw bad(
                    path + "[" + name + "]",
                    Shown.text(text) + " is no quantity: " + e.getMessage());
              }
            });
    return decoded;
  }

  /** The model keeps a quantity's text as its amount; an absent list is an empty one. */
  static Map<String, String> texts(Map<String, io.fabric8.kubernetes.api.model.Quantity> amounts) {
    Map<String, String> texts = new LinkedHashMap<>();
    if (amounts != null) {
      amounts.forEach((name, amount) -> texts.put(name, amount.getAmount()));
    }
    return texts;
  }

  ManifestException bad(String path, String problem) {
    String object = kind() + (name().isEmpty() ? "" : " " + name());
    return new ManifestException(
        where
            + ": "
            + Shown.plain(object)
            + ": "
            + (path.isEmpty() ? "" : Shown.plain(path) + ": ")
            + problem);
  }

  private static String path(JsonMappingException e) {
    StringBuilder path = new StringBuilder();
    for (JsonMappingException.Reference step : e.getPath()) {
      if (step.getFieldName() == null) {
        path.append('[').append(step.getIndex()).append(']');
      } else {
        path.append(path.isEmpty() ? "" : ".").append(step.getFieldName());
      }
    }
    return path.toString();
  }

  private static String described(Class<?> type) {
    if (type == null) {
      return "of another type";
    }
    if (Collection.class.isAssignableFrom(type)) {
      return "a list";
    }
    if (type == String.class) {
      return "a text";
    }
    if (type == io.fabric8.kubernetes.api.model.Quantity.class) {
      return "a quantity";
    }
    if (type == Boolean.class || type == boolean.class) {
      return "true or false";
    }
    return Number.class.isAssignableFrom(type) || type.isPrimitive()
        ? "a whole number"
        : "an object";
  }
}
