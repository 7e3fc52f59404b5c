  # Rules 9: what a person reads in the build log, per code.
[@table name="messages" entries=messages/]

  # Characters that a terminal obeys or hides, written out as JSON does: control characters, and marks
  # of direction and width.
  kubernetes_escapes = {
    for point in concat(range(127, 160), [173, 1564, 6158], range(8203, 8208), range(8232, 8239), range(8288, 8304), [65279]) :
    jsondecode(format("\"\\u%04x\"", point)) => format("\\u%04x", point)
  }

  # Parts a text into them, each alone, and what is between them.
  kubernetes_parts = "[^${join("", keys(local.kubernetes_escapes))}]+|."

  # What the repository wrote, in its first 64 characters.
[@local name="findings"]
{
for part, findings in {
resource = concat(
[=local.collecting_findings],
[=local.name_findings],
[=local.quantity_findings],
[=local.source_findings],
[=local.size_findings],
[=local.disk_findings]
)
placement = [=local.placement_findings]
} : part => [
for finding in findings : merge(finding, {
for characters in [split("", substr(try(finding.written, ""), 0, 65))] : "shown" => join("", concat(slice(characters, 0, min(64, length(characters))), [for more in ["…"] : more if length(characters) > 64]))
})
]
}
[/@local]

  # The written text comes in last, so that nothing in it is taken for a placeholder.
[@local name="explained"]
{
for part, findings in [=local.findings] : part => [
for finding in findings : {
code = finding.code
path = finding.path
message = replace(replace(replace(local.kubernetes_messages[finding.code], "{instead}", try(coalesce(finding.instead), "")), "{place}", try(finding.place, "")), "{written}", join("", [
for text in regexall(local.kubernetes_parts, finding.shown) : try(local.kubernetes_escapes[text], text)
]))
}
]
}
[/@local]

[@local name="warnings"]
concat([=local.explained].resource, [=local.explained].placement)
[/@local]

  # The messages that people read are bounded in number, too.
[#macro list part name]
[@output name=name]
concat(
[for i, warning in [=local.explained].[=part] : warning.message if i < [=rules.outputs.shown]],
[for count in [length([=local.explained].[=part]) - [=rules.outputs.shown]] : [@more/] if count > 0]
)
[/@output]
[/#macro]
[@list part="resource" name="resourceWarnings"/]

[@list part="placement" name="placementWarnings"/]
