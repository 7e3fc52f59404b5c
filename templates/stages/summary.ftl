  # Record, "names the source"; rules 9.
[@local name="sources"]
[
for source in [
{
text   = "[=rules.summary.customization]"
counts = [=local.authoritative] || [=local.storage_text] != null
},
{
text   = "[=rules.summary.hostRequirements]"
counts = (![=local.authoritative] && anytrue([for text in values([=local.host_minimums]) : text != null])) || ([=local.storage_text] == null && [=local.host_storage] != null) || anytrue([for device in keys([=local.gpus]) : !can([=local.valid]["[=rules.entry.requests]"][device]) && !can([=local.valid]["[=rules.entry.limits]"][device])])
}
] : source.text if source.counts
]
[/@local]

[@output name="summary"]
join("[=rules.summary.separator]", concat(
[
for resource in [
[#list labelled as name, label]
{ name = "[=name]", label = "[=label]" },
[/#list]
] : "${resource.label} ${try(coalesce([=local.requests][resource.name]), "[=rules.summary.absent]")} / ${try(coalesce([=local.limits][resource.name]), "[=rules.summary.absent]")}"
],
["[=rules.volume.label] ${try(coalesce([=out.disk]), "[=rules.summary.absent]")}"],
[
for name in keys(merge([=out.requests], [=out.limits])) : "${name} ${try([=out.requests][name], [=out.limits][name])} / ${try([=out.limits][name], "[=rules.summary.absent]")}"
if !contains([=hcl(labelled?keys)], name)
],
[join("", ["[=rules.summary.from]", length([=local.sources]) > 0 ? join("[=rules.summary.and]", [=local.sources]) : "[=rules.summary.parameters]"])]
))
[/@output]
