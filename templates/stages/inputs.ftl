  # Rules 1: the inputs, without the mark of sensitivity that the data source puts on all it gives:
  # a node selector, a toleration and a warning must be readable. An input may be unknown.
[#if keyed]
  kubernetes_instances = try(nonsensitive(keys(local.[=inputLocal])), keys(local.[=inputLocal]))

[/#if]
[@local name="given"]
{
[#assign others = bindings?keys?filter(name -> name != rules.inputs.hostRequirements)]
[#list others as name]
[=name?right_pad(width(others))] = try(nonsensitive([=input].[=name]), [=input].[=name])
[/#list]
}
[/@local]

[@local name="host"]
{
[#list hostFields as field]
[=field?right_pad(width(hostFields))] = try(nonsensitive([=input].[=rules.inputs.hostRequirements].[=field]), [=input].[=rules.inputs.hostRequirements].[=field], null)
[/#list]
}
[/@local]

  # The parameters and the caps, written as quantities.
[@local name="parameters"]
{
[#list parameters as name, p]
[@row table=parameters key=name][@quantity of=p.input unit=rules.resources[name].unit/][/@row]
[/#list]
}
[/@local]

[@local name="disk_parameter"]
[@quantity of=rules.volume.parameter.input unit=rules.volume.unit/]
[/@local]

[@local name="caps"]
{
[#list caps as name, cap]
[@row table=caps key=name][@quantity of=cap.variable unit=rules.resources[name].unit/][/@row]
[/#list]
}
[/@local]
[#if counts?has_content]

[@local name="counts"]
{
[#list counts as name, cap]
[@row table=counts key=name][@quantity of=cap.variable unit=""/][/@row]
[/#list]
}
[/@local]
[/#if]
