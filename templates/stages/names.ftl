  # Record, "Invalid input"; rules 3: every amount with what its name says it is, limits first, each
  # in the byte order of the names.
[@local name="amounts"]
concat([
for kind, merged in { "[=rules.entry.limits]" = [=local.merged_limits], "[=rules.entry.requests]" = [=local.merged_requests] } : [
for name, value in merged : {
kind     = kind
path     = "[=rules.entry.resources].${kind}.${name}"
name     = name
value    = value
text     = try(tostring(value), null)
native   = contains([=hcl(rules.resources?keys)], name)
page     = try(length(name) <= [=rules.hugepages.name.longest] ? regex("^[=rules.hugepages.name.pattern]$", name)[0] : null, null)
extended = can(regex("^[=rules.extended.domain.pattern]/[=rules.extended.name.pattern]$", name)) && try(length(split("/", name)[0]) <= [=rules.extended.domain.longest] && length(split("/", name)[1]) <= [=rules.extended.name.longest], false) && !startswith(name, "[=rules.extended.reservedPrefix]")
}
]
]...)
[/@local]
