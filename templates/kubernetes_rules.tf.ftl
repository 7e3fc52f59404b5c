[#include "lib/macros.ftl"]
[#include "lib/header.ftl"]
# ADR-0015 and ADR-0014: what pod, disk and node placement a workspace gets. Refers to nothing but
# local.[=inputLocal] and its own locals.

locals {
[#include "stages/inputs.ftl"]

[#include "stages/collecting.ftl"]

[#include "stages/names.ftl"]

[#include "stages/quantities.ftl"]

[#include "stages/sources.ftl"]

[#include "stages/sizes.ftl"]

[#include "stages/extended.ftl"]

[#include "stages/disk.ftl"]

[#include "stages/selector.ftl"]

[#include "stages/tolerations.ftl"]

[#include "stages/summary.ftl"]

[#include "stages/warnings.ftl"]
}
