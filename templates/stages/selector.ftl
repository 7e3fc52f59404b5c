  # Record, "the template's own selector keys always win"; rules 8.
[@local name="own_selector"]
{
[#assign selectorKeys = rules.placement.selectors?map(s -> s.key)]
[#list rules.placement.selectors as s]
[@row table=selectorKeys key=s.key][#if s.value??]"[=s.value]"[#else][=local.given].[=s.input][/#if][/@row][#t]
[/#list]
}
[/@local]

  # The label keys and label values among all that node placement names.
[@local name="label_keys"]
[@matching strings="concat(keys(" + local.merged_selector + "), [for toleration in " + local.appended_tolerations + " : try(tostring(toleration.value.key), null)])" pattern="(?:" + rules.placement.labelPrefix.pattern + "/)?" + rules.placement.labelName.pattern/]
[/@local]

[@local name="label_values"]
[@matching strings="concat([for value in values(" + local.merged_selector + ") : try(tostring(value), null)], [for toleration in " + local.appended_tolerations + " : try(tostring(toleration.value.value), null)])" pattern=rules.placement.labelValue.pattern/]
[/@local]

[@local name="selectors"]
[
for key, value in [=local.merged_selector] : {
key   = key
value = value
text  = try(tostring(value), null)
fault = (
can([=local.own_selector][key]) ? (try(tostring(value) == [=local.own_selector][key], false) ? null : "[=rules.warnings.selectorReserved.code]") :
![@isLabelKey of="key"/] ? "[=rules.warnings.notALabelKey.code]" :
[#if rules.placement.selectorKeys??]
!contains([=hcl(rules.placement.selectorKeys)], key) ? "[=rules.warnings.selectorNotAllowed.code]" :
[/#if]
!try([@isLabelValue of="tostring(value)"/], false) ? "[=rules.warnings.notALabelValue.code]" :
null
)
}
if [=local.given].[=rules.placement.opening.variable]
]
[/@local]

[@output name="nodeSelector"]
tomap(merge({ for selector in [=local.selectors] : selector.key => selector.text if selector.fault == null }, [=local.own_selector]))
[/@output]
