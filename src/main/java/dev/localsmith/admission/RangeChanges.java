package dev.localsmith.admission;

import dev.localsmith.kubernetes.Quantity;
import dev.localsmith.kubernetes.ResourceName;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The smallest changes that satisfy a LimitRange. */
final class RangeChanges {
  private RangeChanges() {}

  static List<Change> of(
      RangeRule rule, RangeSubject subject, Quantity enforced, List<Effective> containers) {
    List<Change> changes = new ArrayList<>();
    for (Side side : Side.values()) {
      Optional<Quantity> now = side == Side.REQUEST ? subject.request() : subject.limit();
      Optional<Quantity> to =
          switch (rule) {
            case MIN -> atLeast(side, now, enforced);
            case MAX, MAX_REQUEST -> atMost(side, now, enforced);
            case RATIO -> withinRatio(side, subject, enforced);
          };
      to.ifPresent(
          target ->
              changes.addAll(Remainders.reach(target, now, side, subject.resource(), containers)));
    }
    return List.copyOf(changes);
  }

  private static Optional<Quantity> atLeast(Side side, Optional<Quantity> now, Quantity min) {
    boolean isLow = now.map(amount -> amount.compareTo(min) < 0).orElse(side == Side.REQUEST);
    return isLow ? Optional.of(min) : Optional.empty();
  }

  private static Optional<Quantity> atMost(Side side, Optional<Quantity> now, Quantity max) {
    boolean isHigh = now.map(amount -> amount.compareTo(max) > 0).orElse(side == Side.LIMIT);
    return isHigh ? Optional.of(max) : Optional.empty();
  }

  /**
   * Lowers the limit, as raising the request would cost the namespace more; sets what is missing.
   */
  private static Optional<Quantity> withinRatio(Side side, RangeSubject subject, Quantity ratio) {
    Quantity request = subject.request().orElse(Quantity.ZERO);
    Quantity limit = subject.limit().orElse(Quantity.ZERO);
    if (request.isZero() && limit.isZero() || ratio.isZero()) {
      return Optional.empty();
    }
    if (request.isZero()) {
      BigDecimal least = limit.value().divide(ratio.value(), MathContext.DECIMAL128);
      return side == Side.REQUEST
          ? Optional.of(rounded(least, limit, subject, RoundingMode.UP))
          : Optional.empty();
    }
    BigDecimal most = request.value().multiply(ratio.value());
    return side == Side.LIMIT
        ? Optional.of(limit.isZero() ? request : rounded(most, limit, subject, RoundingMode.DOWN))
        : Optional.empty();
  }

  private static Quantity rounded(
      BigDecimal value, Quantity like, RangeSubject subject, RoundingMode mode) {
    int digits = subject.resource().equals(ResourceName.CPU) ? 3 : 0;
    return new Quantity(
        value.scale() > digits ? value.setScale(digits, mode) : value, like.format());
  }
}
