  # Record, "Merge"; rules 2. Before JSON is decoded, exponents beyond 999 and digits beyond 300 are
  # cut: no rule can use such a number, and its plain decimal form would decide how long a plan takes.
[@local name="json"]
{
for source, text in { configuration = [=local.given].[=rules.inputs.configuration], gpu = [=local.host].[=rules.inputs.gpu] } :
source => replace(text, "/(?s)(\"(?:[^\"\\\\]|\\\\.)*\")|([eE][-+]?)0*([0-9]{1,3})[0-9]*/", "$1$2$3") if text != null
}
[/@local]

[@local name="bounded_json"]
{
for source, text in [=local.json] : source => [
for long in [length(replace(text, "/[^0-9]/", "")) > 300] : join("", concat(
[for text in [text] : text if !long],
[for text in [text] : replace(text, "/(?s)(\"(?:[^\"\\\\]|\\\\.)*\")|([0-9]{1,300})[0-9]*/", "$1$2") if long]
))
][0]
}
[/@local]

  # Decoding takes time with the square of the depth, so only brackets up to [=rules.nesting] deep are decoded.
  kubernetes_nesting = join("", concat(["^"], [for level in range([=rules.nesting]) : "(?:\\["], [for level in range([=rules.nesting]) : "\\])*"], ["$"]))

[@local name="shallow_json"]
{
for source, text in [=local.bounded_json] : source => text
if alltrue([
for brackets in [try(replace(replace(replace(text, "/(?s)\"(?:[^\"\\\\]|\\\\.)*\"|[^\\[\\]{}]/", ""), "{", "["), "}", "]"), "")] :
can(regex(local.kubernetes_nesting, brackets)) if length(brackets) > [=2 * rules.nesting]
])
}
[/@local]

  # jsondecode overlooks what follows behind a bracket too many: either wrapping makes that a fault.
[@local name="decoded"]
{
for source, text in [=local.shallow_json] : source => jsondecode("{\"value\":${text}}").value
if can(jsondecode("{\"value\":${text}}")) && can(jsondecode("[${text}]"))
}
[/@local]

[@local name="customization"]
try(merge([=local.decoded].configuration.customizations)["[=rules.customization]"], null)
[/@local]

  # One element per contributor: image metadata, then each Feature, then devcontainer.json.
[@local name="contributors"]
try(concat([=local.customization]), [])
[/@local]

[@local name="entries"]
[for contributor in [=local.contributors] : try(merge(contributor), {})]
[/@local]

[@local name="resources"]
[for entry in [=local.entries] : try(merge(entry["[=rules.entry.resources]"]), {})]
[/@local]

  # Per key the later contributor wins, before anything is validated.
[@local name="merged_requests"]
merge([for resources in [=local.resources] : try(merge(resources["[=rules.entry.requests]"]), {})]...)
[/@local]

[@local name="merged_limits"]
merge([for resources in [=local.resources] : try(merge(resources["[=rules.entry.limits]"]), {})]...)
[/@local]

[@local name="merged_selector"]
merge([for entry in [=local.entries] : try(merge(entry["[=rules.entry.nodeSelector]"]), {})]...)
[/@local]

[@local name="appended_tolerations"]
concat([], [
  for i, entry in [=local.entries] : [
    for j, toleration in try(concat(entry["[=rules.entry.tolerations]"]), []) : {
      path  = "[${i}].[=rules.entry.tolerations][${j}]"
      value = toleration
    }
  ]
]...)
[/@local]

  # Those that are set, the last one first.
[@local name="storage"]
reverse([for entry in [=local.entries] : entry["[=rules.entry.storage]"] if try(entry["[=rules.entry.storage]"] != null, false)])
[/@local]

  # What can't be collected: containers of another kind, and keys that mean nothing.
[@local name="collecting_findings"]
flatten([
[
for text in [[=local.given].[=rules.inputs.configuration]] : [@finding w=rules.warnings.notJson path='""' written="text"/]
if text != null && !can([=local.decoded].configuration)
],
[
for value in [[=local.customization]] : [@finding w=rules.warnings.notAList path='""' place='""' written="value"/]
if value != null && !can(concat(value))
],
[
for i, contributor in [=local.contributors] : values({
for finding in concat(
[
for container in [
{ path = "", value = contributor },
{ path = ".[=rules.entry.resources]", value = try([=local.entries][i]["[=rules.entry.resources]"], null) },
{ path = ".[=rules.entry.resources].[=rules.entry.requests]", value = try([=local.resources][i]["[=rules.entry.requests]"], null) },
{ path = ".[=rules.entry.resources].[=rules.entry.limits]", value = try([=local.resources][i]["[=rules.entry.limits]"], null) },
{ path = ".[=rules.entry.nodeSelector]", value = try([=local.entries][i]["[=rules.entry.nodeSelector]"], null) },
] : [@finding w=rules.warnings.notAnObject path='"[${i}]${container.path}"' place='"[${i}]${container.path}"' written="container.value"/]
if container.value != null && !can(keys(container.value))
],
[
for value in [try([=local.entries][i]["[=rules.entry.tolerations]"], null)] : [@finding w=rules.warnings.notAList path='"[${i}].[=rules.entry.tolerations]"' place='"[${i}].[=rules.entry.tolerations]"' written="value"/]
if value != null && !can(concat(value))
],
[
for key in keys([=local.entries][i]) : [@finding w=rules.warnings.unknownKey path='"[${i}].${key}"' place='"[${i}]"' written="key"/]
if !contains([=hcl(rules.entry.known)], key)
],
[
for key in keys([=local.resources][i]) : [@finding w=rules.warnings.unknownKey path='"[${i}].[=rules.entry.resources].${key}"' place='"[${i}].[=rules.entry.resources]"' written="key"/]
if !contains([=hcl(rules.entry.knownInResources)], key)
]
) : finding.path => finding...
})
]
])
[/@local]
