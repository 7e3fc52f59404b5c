  # Record, "Tolerations must be shaped the way Kubernetes accepts them"; rules 8: each field as text.
[@local name="toleration_texts"]
[
for toleration in [=local.appended_tolerations] : {
path     = toleration.path
value    = toleration.value
readable = try(alltrue([for field in keys(toleration.value) : contains(["key", "operator", "value", "effect", "tolerationSeconds"], field) && can(tostring(toleration.value[field]))]), false)
key      = try(toleration.value.key == "" ? null : tostring(toleration.value.key), null)
operator = try(toleration.value.operator == "" ? null : tostring(toleration.value.operator), null)
compared = try(toleration.value.value == "" ? null : tostring(toleration.value.value), null)
effect   = try(toleration.value.effect == "" ? null : tostring(toleration.value.effect), null)
seconds  = try(tostring(toleration.value.tolerationSeconds), null)
}
if [=local.given].[=rules.placement.opening.variable]
]
[/@local]

[@local name="judged_tolerations"]
[
for toleration in [=local.toleration_texts] : merge(toleration, {
fault = (
!toleration.readable ||
!contains(["[=rules.placement.operators.compares]", "[=rules.placement.operators.exists]"], coalesce(toleration.operator, "[=rules.placement.operators.compares]")) ||
!contains([=hcl(rules.placement.effects)], coalesce(toleration.effect, "[=rules.placement.effects[0]]")) ||
!(toleration.key == null ? toleration.operator == "[=rules.placement.operators.exists]" : [@isLabelKey of="toleration.key"/]) ||
!(toleration.compared == null ? true : toleration.operator != "[=rules.placement.operators.exists]" && [@isLabelValue of="toleration.compared"/]) ||
!(toleration.seconds == null ? true : toleration.effect == "[=rules.placement.seconds.effect]" && [@isWhole of="toleration.seconds"/])
? "[=rules.warnings.notAToleration.code]" :
[#if rules.placement.tolerationKeys??]
!contains([=hcl(rules.placement.tolerationKeys)], coalesce(toleration.key, " ")) ? "[=rules.warnings.tolerationNotAllowed.code]" :
[/#if]
null
)
})
]
[/@local]

[@local name="valid_tolerations"]
[
for toleration in [=local.judged_tolerations] : {
key                = toleration.key
operator           = toleration.operator
value              = toleration.compared
effect             = toleration.effect
toleration_seconds = toleration.seconds
}
if toleration.fault == null
]
[/@local]

  # Equal ones are kept once, at the first one's place.
[@local name="first_tolerations"]
{ for i, toleration in [=local.valid_tolerations] : jsonencode(toleration) => i... }
[/@local]

[@output name="tolerations"]
[for i, toleration in [=local.valid_tolerations] : toleration if [=local.first_tolerations][jsonencode(toleration)][0] == i]
[/@output]

[@local name="placement_findings"]
concat(
[#assign placements = [rules.entry.nodeSelector, rules.entry.tolerations]]
[for place, count in {
[@row table=placements key=rules.entry.nodeSelector]length([=local.merged_selector])[/@row][#t]
[@row table=placements key=rules.entry.tolerations]length([=local.appended_tolerations])[/@row][#t]
} : [@finding w=rules.warnings.placementOff path="place" place="place"/]
if count > 0 && ![=local.given].[=rules.placement.opening.variable]
],
[
for toleration in [=local.judged_tolerations] : {
code    = toleration.fault
path    = toleration.path
place   = toleration.path
written = jsonencode(toleration.value)
}
if toleration.fault != null
],
[
for selector in [=local.selectors] : {
code    = selector.fault
path    = "[=rules.entry.nodeSelector].${selector.key}"
place   = selector.fault == "[=rules.warnings.notALabelKey.code]" ? "[=rules.entry.nodeSelector]" : "[=rules.entry.nodeSelector].${selector.key}"
written = selector.fault == "[=rules.warnings.notALabelKey.code]" ? jsonencode(selector.key) : jsonencode(selector.value)
instead = try([=local.own_selector][selector.key], null)
}
if selector.fault != null
]
)
[/@local]
