  # Rules 4: what a suffix counts, in thousandths.
kubernetes_suffixes = {
[#list rules.quantities.suffixes as suffix, thousandths]
[@row table=rules.quantities.suffixes key=suffix][=thousandths][/@row][#t]
[/#list]
}

[@table name="smallest_limits" entries=smallestLimits/]

  # A text that may be a quantity: bounded in length.
[@local name="storage_written"]
try(length(tostring([=local.storage][0])) <= [=rules.quantities.longest] ? tostring([=local.storage][0]) : null, null)
[/@local]

[@local name="texts"]
toset([
for text in concat(
[for amount in [=local.amounts] : amount.text],
[for amount in [=local.amounts] : amount.page],
values([=local.host_minimums]),
values([=local.parameters]),
values([=local.caps]),
[[=local.storage_written], [=local.host_storage], [=local.disk_parameter]],
[#if counts?has_content]
values([=local.counts]),
[/#if]
values(local.kubernetes_default_requests),
[#if defaultLimits?has_content]
values(local.kubernetes_default_limits),
[/#if]
values(local.kubernetes_smallest_limits)
) : text if text != null
])
[/@local]

[@local name="quantities"]
[@matching strings=local.texts pattern=rules.quantities.pattern/]
[/@local]

  # In thousandths, rounded up as Kubernetes rounds before it compares. Whole numbers only: the digits
  # without the point, times the suffix, over a power of ten.
[@local name="thousandths"]
{
for part in regexall("(?m)^\"(([0-9]*)\\.?([0-9]*)(.*))\"$", join("\n", keys([=local.quantities]))) : part[0] =>
ceil(parseint("${part[1]}${part[2]}", 10) * local.kubernetes_suffixes[part[3]] / parseint("1${replace(part[2], "/[0-9]/", "0")}", 10))
}
[/@local]

[@local name="measured"]
[
for amount in [=local.amounts] : merge(amount, {
thousandths = try([=local.thousandths][amount.text] <= [=rules.quantities.greatest] ? [=local.thousandths][amount.text] : null, null)
page_size   = try([=local.thousandths][amount.page], null)
})
]
[/@local]

  # The checks in their order; one fault at most, the first. An overflowing page size has no multiples.
[@local name="judged"]
[
for amount in [=local.measured] : merge(amount, {
fault = (
!amount.native && amount.page == null && !amount.extended ? "[=rules.warnings.notAResourceName.code]" :
[#if rules.extended.allowed??]
amount.extended && !contains([=hcl(rules.extended.allowed)], amount.name) && !contains([=hcl(rules.extended.allowed)], split("/", amount.name)[0]) ? "[=rules.warnings.resourceNotAllowed.code]" :
[/#if]
amount.thousandths == null ? "[=rules.warnings.notAQuantity.code]" :
amount.extended && amount.thousandths % 1000 != 0 ? "[=rules.warnings.notAWholeNumber.code]" :
try(amount.page_size > [=rules.quantities.greatest] || amount.thousandths % amount.page_size != 0, false) ? "[=rules.warnings.notAPageMultiple.code]" :
amount.kind == "[=rules.entry.limits]" && try(amount.thousandths < [=local.thousandths][local.kubernetes_smallest_limits[amount.name]], false) ? "[=rules.warnings.limitTooSmall.code]" :
null
)
})
]
[/@local]

[@local name="valid"]
{
for kind in [=hcl(rules.entry.knownInResources)] : kind => {
for amount in [=local.judged] : amount.name => amount if amount.kind == kind && amount.fault == null
}
}
[/@local]

[@local name="name_findings"]
[
for amount in [=local.judged] : [@finding w=rules.warnings.notAResourceName path="amount.path" place='"[=rules.entry.resources].${amount.kind}"' written="amount.name"/]
if amount.fault == "[=rules.warnings.notAResourceName.code]"
]
[/@local]

[@local name="quantity_findings"]
[
for amount in [=local.judged] : {
code    = amount.fault
path    = amount.path
place   = amount.path
written = jsonencode(amount.value)
instead = try(local.kubernetes_smallest_limits[amount.name], null)
}
if amount.fault != null && amount.fault != "[=rules.warnings.notAResourceName.code]"
]
[/@local]
