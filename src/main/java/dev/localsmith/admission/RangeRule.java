package dev.localsmith.admission;

import dev.localsmith.kubernetes.Quantity;
import java.util.Optional;

/** The demands of a LimitRange, in the server's words where they are broken. */
enum RangeRule {
  MIN("minimum") {
    @Override
    Optional<String> broken(RangeSubject subject, Quantity min) {
      Quantity request = subject.request().orElse(Quantity.ZERO);
      Quantity limit = subject.limit().orElse(Quantity.ZERO);
      if (subject.request().isEmpty()) {
        return usage(subject, min, ".  No request is specified");
      }
      if (Enforced.less(request, min, limit)) {
        return usage(subject, min, ", but request is " + request);
      }
      if (subject.limit().isPresent() && Enforced.less(limit, min, request)) {
        return usage(subject, min, ", but limit is " + limit);
      }
      return Optional.empty();
    }
  },
  MAX("maximum") {
    @Override
    Optional<String> broken(RangeSubject subject, Quantity max) {
      Quantity request = subject.request().orElse(Quantity.ZERO);
      Quantity limit = subject.limit().orElse(Quantity.ZERO);
      if (subject.limit().isEmpty()) {
        return usage(subject, max, ".  No limit is specified");
      }
      if (Enforced.less(max, limit, request)) {
        return usage(subject, max, ", but limit is " + limit);
      }
      if (subject.request().isPresent() && Enforced.less(max, request, limit)) {
        return usage(subject, max, ", but request is " + request);
      }
      return Optional.empty();
    }
  },
  MAX_REQUEST("maximum") {
    @Override
    Optional<String> broken(RangeSubject subject, Quantity max) {
      Quantity request = subject.request().orElse(Quantity.ZERO);
      if (subject.request().isEmpty()) {
        return usage(subject, max, ".  No request is specified");
      }
      return Enforced.less(max, request, Quantity.ZERO)
          ? usage(subject, max, ", but request is " + request)
          : Optional.empty();
    }
  },
  RATIO("ratio") {
    @Override
    Optional<String> broken(RangeSubject subject, Quantity max) {
      Quantity request = subject.request().orElse(Quantity.ZERO);
      Quantity limit = subject.limit().orElse(Quantity.ZERO);
      if (request.isZero()) {
        return tooFar(subject, max, "no request is specified or request is 0");
      }
      if (limit.isZero()) {
        return tooFar(subject, max, "no limit is specified or limit is 0");
      }
      double ratio = Enforced.ratio(limit, request, max);
      return Enforced.exceeds(ratio, max)
          ? tooFar(subject, max, "provided ratio is " + Enforced.written(ratio))
          : Optional.empty();
    }
  };

  private final String text;

  RangeRule(String text) {
    this.text = text;
  }

  /** The server's words if the subject breaks the rule. */
  abstract Optional<String> broken(RangeSubject subject, Quantity enforced);

  Optional<String> usage(RangeSubject subject, Quantity enforced, String reason) {
    return Optional.of(
        text
            + " "
            + subject.resource()
            + " usage per "
            + subject.type()
            + " is "
            + enforced
            + reason);
  }

  private static Optional<String> tooFar(RangeSubject subject, Quantity max, String reason) {
    return Optional.of(
        subject.resource()
            + " max limit to request ratio per "
            + subject.type()
            + " is "
            + max
            + ", but "
            + reason);
  }

  @Override
  public String toString() {
    return text;
  }
}
