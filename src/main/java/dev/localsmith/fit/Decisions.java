package dev.localsmith.fit;

import dev.localsmith.admission.Side;
import dev.localsmith.fit.Amount.OfClaim;
import dev.localsmith.fit.Amount.OfContainer;
import dev.localsmith.interpret.Watcher;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Remembers where each value of a workspace comes from. */
final class Decisions implements Watcher {
  private final Map<Amount, Origin> origins = new HashMap<>();

  @Override
  public void request(String name, Origin origin) {
    origins.put(new OfContainer(Side.REQUEST, name), origin);
  }

  @Override
  public void limit(String name, Origin origin) {
    origins.put(new OfContainer(Side.LIMIT, name), origin);
  }

  @Override
  public void disk(Origin origin) {
    origins.put(new OfClaim(), origin);
  }

  Optional<Origin> of(Amount amount) {
    return Optional.ofNullable(origins.get(amount));
  }
}
