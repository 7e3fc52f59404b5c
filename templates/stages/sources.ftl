  # Record, "resources is authoritative when it sets anything"; rules 5.
[@local name="authoritative"]
length([=local.valid]["[=rules.entry.requests]"]) + length([=local.valid]["[=rules.entry.limits]"]) > 0
[/@local]

  # Host requirements as quantities; null, zero and less is not set.
[@local name="host_minimums"]
{
[#list hostRequirements as name, h]
[@row table=hostRequirements key=name][@hostQuantity of=h/][/@row]
[/#list]
}
[/@local]

[@local name="host_storage"]
[@hostQuantity of=rules.volume.hostRequirement/]
[/@local]

[@table name="host_paths" entries=hostPaths/]

[@local name="source_findings"]
[
for name, text in [=local.host_minimums] : {
code    = "[=rules.warnings.hostRequirementsIgnored.code]"
path    = local.kubernetes_host_paths[name]
place   = local.kubernetes_host_paths[name]
written = text
}
if text != null && [=local.authoritative]
]
[/@local]

  # The least that the repository asks for, per native resource; null where it does not.
[@local name="minimums"]
{
for name in [=hcl(rules.resources?keys)] : name => try([=local.authoritative] ? [=local.valid]["[=rules.entry.requests]"][name].text : [=local.host_minimums][name], null)
}
[/@local]
