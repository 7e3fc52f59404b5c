[#include "lib/header.ftl"]
# What the operator of the template decides.
[#list variables as v]

variable "[=v.name]" {
  description = "[=v.description]"
  type        = number
  default     = [=v.standard]

  validation {
    condition     = var.[=v.name] > 0 && var.[=v.name] <= [=v.greatest][#if v.whole] && floor(var.[=v.name]) == var.[=v.name][/#if]
    error_message = "[=v.name] must be a [#if v.whole]whole [/#if]number above 0 and at most [=v.greatest]."
  }
}
[/#list]

variable "[=rules.placement.opening.variable]" {
  description = "[=rules.placement.opening.description]"
  type        = bool
  default     = [=rules.placement.opening.standard?c]

  validation {
    condition     = var.[=rules.placement.opening.variable] != null
    error_message = "[=rules.placement.opening.variable] must be true or false."
  }
}
