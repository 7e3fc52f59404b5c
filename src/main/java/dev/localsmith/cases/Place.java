package dev.localsmith.cases;

/** Where a case stands, for problems. */
record Place(String file, int line, String id) {
  Place of(String id) {
    return new Place(file, line, id);
  }

  void check(boolean holds, String field, String reason) {
    if (!holds) {
      throw problem(field, reason);
    }
  }

  CasesException problem(String field, String reason) {
    return new CasesException(
        file + ":" + line + (id.isEmpty() ? "" : ": case " + id) + ": " + field + ": " + reason);
  }
}
