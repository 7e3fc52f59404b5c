[#-- One warning before its message is made: path, place, written and instead are expressions, written
     of any value, the others of a string. --]
[#macro finding w path place='""' written='""' instead='""']
{
code    = "[=w.code]"
path    = [=path?no_esc]
place   = [=place?no_esc]
written = [=(written == '""')?then(written, "jsonencode(" + written + ")")?no_esc]
instead = [=instead?no_esc]
}[#t]
[/#macro]
[#-- Which of the strings match a pattern, as an object with their JSON as keys. Terraform compiles a
     pattern at each call, so one call searches all of them, a line each: JSON has no line breaks, and
     what matches has nothing to escape. --]
[#macro matching strings pattern]
{
for line, same in {
for line in regexall("(?m)^\"(?:[=pattern])\"$", join("\n", [for string in [=strings?no_esc] : jsonencode(string)])) : line => true...
} : line => true
}[#t]
[/#macro]
[#-- One line of a table: the key in quotes, padded as terraform fmt does, and a value of HCL. --]
[#macro row table key]
"[=key]"[=""?right_pad(width(table) - key?length)] = [#nested]
[/#macro]
[#-- A table of constant strings. --]
[#macro table name entries]
kubernetes_[=name] = {
[#list entries as key, value]
[@row table=entries key=key]"[=value]"[/@row][#t]
[/#list]
}
[/#macro]
[#-- A host requirement as a quantity; null where it is not set. --]
[#macro hostQuantity of]
try([=local.host].[=of.field] > 0 ? tostring([#if of.written == "BYTES"]floor([/#if][=local.host].[=of.field][#if of.written == "BYTES"])[/#if]) : null, null)[#t]
[/#macro]
[#-- The line that says how many warnings are not shown; the variable is named count. --]
[#macro more]
"[=rules.outputs.more?keep_before("{count}")]${count}[=rules.outputs.more?keep_after("{count}")]"[#t]
[/#macro]
[#-- An input that holds a number, written as a quantity; null where it holds none. --]
[#macro quantity of unit]
try([#if unit == ""]tostring(tonumber([=local.given].[=of]))[#else]join("", [tonumber([=local.given].[=of]), "[=unit]"])[/#if], null)[#t]
[/#macro]
[#-- Whether an expression is a label key, a label value (rules 8); false where it is null. --]
[#macro isLabelKey of]
try(can([=local.label_keys][jsonencode([=of?no_esc])]) && alltrue([for i, part in reverse(split("/", [=of?no_esc])) : length(part) <= [[=rules.placement.labelName.longest], [=rules.placement.labelPrefix.longest]][i]]), false)[#t]
[/#macro]
[#macro isLabelValue of]
try(can([=local.label_values][jsonencode([=of?no_esc])]) && length([=of?no_esc]) <= [=rules.placement.labelValue.longest], false)[#t]
[/#macro]
[#-- Whether an expression is a whole number of a few digits (rules 8). --]
[#macro isWhole of]
try(length(trimprefix([=of?no_esc], "-")) <= [=rules.placement.seconds.digits] && can(regex("^-?[0-9]+$", [=of?no_esc])), false)[#t]
[/#macro]
