  # Record, "Extended resources and hugepages" and "GPU"; rules 6: limits only, and a GPU where
  # resources names none.
[@local name="gpus"]
{
for device, count in { "[=rules.gpu.device]" = "[=rules.gpu.count]" } : device => count
if try([=local.decoded].gpu == true, false) || can(keys([=local.decoded].gpu))
}
[/@local]

[#if counts?has_content]
[@local name="extended"]
merge(
{ for device, count in [=local.gpus] : device => { path = "[=rules.gpu.path]", written = count, text = count, thousandths = [=rules.gpu.count] * 1000 } },
{ for name, request in [=local.valid]["[=rules.entry.requests]"] : name => { path = request.path, written = jsonencode(request.value), text = request.text, thousandths = request.thousandths } if !request.native },
{ for name, limit in [=local.valid]["[=rules.entry.limits]"] : name => { path = limit.path, written = jsonencode(limit.value), text = limit.text, thousandths = limit.thousandths } if !limit.native }
)
[/@local]

[@local name="counts_capped"]
{
for name, count in [=local.counts] : name => count
if try([=local.extended][name].thousandths > [=local.thousandths][count], false)
}
[/@local]

[@local name="devices"]
{ for name, device in [=local.extended] : name => try([=local.counts_capped][name], device.text) }
[/@local]
[#else]
[@local name="devices"]
merge(
[=local.gpus],
{ for name, request in [=local.valid]["[=rules.entry.requests]"] : name => request.text if !request.native },
{ for name, limit in [=local.valid]["[=rules.entry.limits]"] : name => limit.text if !limit.native }
)
[/@local]
[/#if]

[@local name="extended_findings"]
concat(
[
for name, request in [=local.valid]["[=rules.entry.requests]"] : {
code    = "[=rules.warnings.requestDiffers.code]"
path    = request.path
place   = request.path
written = jsonencode(request.value)
instead = [=local.devices][name]
}
if !request.native && try([=local.valid]["[=rules.entry.limits]"][name].thousandths != request.thousandths, false)
],
[#if counts?has_content]
[
for name, count in [=local.counts_capped] : {
code    = "[=rules.warnings.countCapped.code]"
path    = [=local.extended][name].path
place   = [=local.extended][name].path
written = [=local.extended][name].written
instead = count
}
],
[/#if]
[]
)
[/@local]

[@output name="requests"]
tomap({ for name, request in [=local.requests] : name => request if request != null })
[/@output]

[@output name="limits"]
tomap(merge({ for name, limit in [=local.limits] : name => limit if limit != null }, [=local.devices]))
[/@output]
