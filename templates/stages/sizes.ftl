  # Record, "Requests are used as given"; rules 6.1 to 6.4.
[@table name="default_requests" entries=defaultRequests/]

[@local name="capped"]
{
for name, cap in [=local.caps] : name => try([=local.thousandths][[=local.minimums][name]] > [=local.thousandths][cap], false)
}
[/@local]

[@local name="requests"]
{
for name, minimum in [=local.minimums] : name => (
try([=local.capped][name], false) ? (
![=local.authoritative] && contains([=hcl(inBytes)], name) ? tostring(floor([=local.thousandths][[=local.caps][name]] / 1000)) : [=local.caps][name]
) :
minimum != null ? minimum :
try([=local.valid]["[=rules.entry.limits]"][name].thousandths < [=local.thousandths][local.kubernetes_default_requests[name]], false) ? [=local.valid]["[=rules.entry.limits]"][name].text :
try(local.kubernetes_default_requests[name], null)
)
}
[/@local]

  # In thousandths; a cap in whole bytes is the one text that no table holds.
[@local name="reserved"]
{
for name, request in [=local.requests] : name => (
request == null ? null : try([=local.thousandths][request], floor([=local.thousandths][[=local.caps][name]] / 1000) * 1000, null)
)
}
[/@local]

  # Record, "Limits are used as given"; rules 6.5 and 6.6: without a limit the larger of the request
  # and what stands in for it, which wins a tie.
[#if defaultLimits?has_content]
[@table name="default_limits" entries=defaultLimits/]

[/#if]
[@local name="standing_limits"]
[#if defaultLimits?has_content]
merge([=local.parameters], local.kubernetes_default_limits)
[#else]
[=local.parameters]
[/#if]
[/@local]

[@local name="raised"]
{
for name, request in [=local.requests] : name => try([=local.valid]["[=rules.entry.limits]"][name].thousandths < [=local.reserved][name], false)
}
[/@local]

[#if limitCaps?has_content]
[@local name="limits_capped"]
{
for name in [=hcl(limitCaps)] : name => try([=local.valid]["[=rules.entry.limits]"][name].thousandths > [=local.thousandths][[=local.caps][name]], false)
}
[/@local]

[/#if]
[@local name="limits"]
{
for name, request in [=local.requests] : name => (
[#if limitCaps?has_content]
try([=local.limits_capped][name], false) ? (
try([=local.reserved][name] > [=local.thousandths][[=local.caps][name]], false) ? request : [=local.caps][name]
) :
[/#if]
[=local.raised][name] ? request :
can([=local.valid]["[=rules.entry.limits]"][name]) ? [=local.valid]["[=rules.entry.limits]"][name].text :
!can([=local.standing_limits][name]) ? null :
try([=local.reserved][name] > [=local.thousandths][[=local.standing_limits][name]], [=local.standing_limits][name] == null) ? request :
[=local.standing_limits][name]
)
}
[/@local]

[@local name="size_findings"]
flatten(values({
for finding in concat(
[
for name, capped in [=local.capped] : {
code    = "[=rules.warnings.requestCapped.code]"
path    = [=local.authoritative] ? "[=rules.entry.resources].[=rules.entry.requests].${name}" : local.kubernetes_host_paths[name]
place   = [=local.authoritative] ? "[=rules.entry.resources].[=rules.entry.requests].${name}" : local.kubernetes_host_paths[name]
written = [=local.authoritative] ? jsonencode([=local.merged_requests][name]) : [=local.minimums][name]
instead = [=local.requests][name]
}
if capped
],
[#if limitCaps?has_content]
[
for name, capped in [=local.limits_capped] : [@finding w=rules.warnings.limitCapped path='"[=rules.entry.resources].[=rules.entry.limits].${name}"' place='"[=rules.entry.resources].[=rules.entry.limits].${name}"' written="[=local.merged_limits][name]" instead="[=local.limits][name]"/]
if capped
],
[/#if]
[
for name, raised in [=local.raised] : [@finding w=rules.warnings.limitRaised path='"[=rules.entry.resources].[=rules.entry.limits].${name}"' place='"[=rules.entry.resources].[=rules.entry.limits].${name}"' written="[=local.merged_limits][name]" instead="[=local.requests][name]"/]
if raised
],
[=local.extended_findings]
) : finding.path => finding...
}))
[/@local]
