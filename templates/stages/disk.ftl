  # Record, "storage replaces hostRequirements.storage"; rules 7.
[@local name="storage_text"]
one([for value in slice([=local.storage], 0, min(1, length([=local.storage]))) : try([=local.thousandths][tostring(value)] <= [=rules.quantities.greatest] && length(tostring(value)) <= [=rules.quantities.longest] ? tostring(value) : null, null)])
[/@local]

[@local name="disk_minimum"]
[=local.storage_text] != null ? [=local.storage_text] : [=local.host_storage]
[/@local]

[@output name="disk"]
try([=local.thousandths][[=local.disk_minimum]] > [=local.thousandths][[=local.disk_parameter]], [=local.disk_parameter] == null) ? [=local.disk_minimum] : [=local.disk_parameter]
[/@output]

[@local name="disk_findings"]
concat(
[
for text in [[=local.host_storage]] : {
code    = "[=rules.warnings.hostRequirementsIgnored.code]"
path    = "[=rules.volume.hostRequirement.path]"
place   = "[=rules.volume.hostRequirement.path]"
written = text
instead = ""
}
if text != null && [=local.storage_text] != null
],
[
for value in slice([=local.storage], 0, min(1, length([=local.storage]))) : [@finding w=rules.warnings.notAQuantity path='"[=rules.entry.storage]"' place='"[=rules.entry.storage]"' written="value"/]
if [=local.storage_text] == null
]
)
[/@local]
