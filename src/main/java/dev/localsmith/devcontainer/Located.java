package dev.localsmith.devcontainer;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A value and its place in the author's file. */
public final class Located {
  private final Document document;
  private final JsonNode value;
  private final Spot spot;

  Located(Document document, JsonNode value, Spot spot) {
    this.document = document;
    this.value = value;
    this.spot = spot;
  }

  public JsonNode value() {
    return value;
  }

  /** The value under a key, if this is an object that has it. */
  public Optional<Located> get(String key) {
    return spot instanceof Spot.Fields fields && fields.fields().containsKey(key)
        ? Optional.of(new Located(document, value.get(key), fields.fields().get(key)))
        : Optional.empty();
  }

  /** The element at an index from 0, if this is a list that has it. */
  public Optional<Located> get(int index) {
    return spot instanceof Spot.Items items && index >= 0 && index < items.items().size()
        ? Optional.of(new Located(document, value.get(index), items.items().get(index)))
        : Optional.empty();
  }

  /** The keys of an object in the author's order; none for any other value. */
  public List<String> keys() {
    return spot instanceof Spot.Fields fields ? List.copyOf(fields.fields().keySet()) : List.of();
  }

  /** The elements of a list; none for any other value. */
  public List<Located> elements() {
    List<Located> elements = new ArrayList<>();
    for (int i = 0; i < (spot instanceof Spot.Items items ? items.items().size() : 0); i++) {
      get(i).ifPresent(elements::add);
    }
    return elements;
  }

  /** Of the value's first character. */
  public Position position() {
    return document.position(spot.start());
  }

  /** Of the key's opening quote; empty for a list's element and for the whole document. */
  public Optional<Position> keyPosition() {
    return spot.key() < 0 ? Optional.empty() : Optional.of(document.position(spot.key()));
  }

  Spot spot() {
    return spot;
  }

  /** Of the key, or where there is none of the value. */
  Position mention() {
    return keyPosition().orElseGet(this::position);
  }

  /** The value exactly as the author wrote it, comments inside it included. */
  public String written() {
    return document.text().substring(spot.start(), spot.end());
  }
}
