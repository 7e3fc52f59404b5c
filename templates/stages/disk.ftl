  # Record, "storage replaces hostRequirements.storage"; rules 7.
[@local name="storage_text"]
try([=local.thousandths][[=local.storage_written]] <= [=rules.quantities.greatest] ? [=local.storage_written] : null, null)
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
}
if text != null && [=local.storage_text] != null
],
[
for i, value in [=local.storage] : [@finding w=rules.warnings.notAQuantity path='"[=rules.entry.storage]"' place='"[=rules.entry.storage]"' written="value"/]
if i == 0 && [=local.storage_text] == null
]
)
[/@local]
