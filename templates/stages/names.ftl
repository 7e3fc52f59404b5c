  # Record, "Invalid input"; rules 3: the names that are extended resources, and the page sizes of those
  # that are hugepages.
[@local name="names"]
keys(merge([=local.merged_limits], [=local.merged_requests]))
[/@local]

[@local name="extended_names"]
[@matching strings=local.names pattern=rules.extended.domain.pattern + "/" + rules.extended.name.pattern/]
[/@local]

[@local name="page_sizes"]
{
for match in regexall("(?m)^\"([=rules.hugepages.name.pattern])\"$", join("\n", [for name in [=local.names] : jsonencode(name)])) : match[0] => match[1]
if length(match[0]) <= [=rules.hugepages.name.longest]
}
[/@local]

  # Every amount with what its name says it is, in the byte order of the paths.
[@local name="amounts"]
concat([
for kind, merged in { "[=rules.entry.limits]" = [=local.merged_limits], "[=rules.entry.requests]" = [=local.merged_requests] } : [
for name, value in merged : {
kind     = kind
path     = "[=rules.entry.resources].${kind}.${name}"
name     = name
value    = value
text     = try(length(tostring(value)) <= [=rules.quantities.longest] ? tostring(value) : null, null)
native   = contains([=hcl(rules.resources?keys)], name)
page     = try([=local.page_sizes][name], null)
extended = can([=local.extended_names][jsonencode(name)]) && try(length(split("/", name)[0]) <= [=rules.extended.domain.longest] && length(split("/", name)[1]) <= [=rules.extended.name.longest], false) && !startswith(name, "[=rules.extended.reservedPrefix]")
}
]
]...)
[/@local]
