[#include "lib/header.ftl"]
# Where the rules get their inputs in this template. Edit a copy of the rules file, not this file, if
# yours keeps them elsewhere.

locals {
[#if keyed]
  [=inputLocal] = {
    for instance in [=rules.inputs.instances] : instance => {
[#list bindings as name, expression]
      [=name?right_pad(width(bindings))] = [=expression?no_esc]
[/#list]
    }
  }
[#else]
  [=inputLocal] = {
[#list bindings as name, expression]
    [=name?right_pad(width(bindings))] = [=expression?no_esc]
[/#list]
  }
[/#if]
}
