[#include "lib/macros.ftl"]
[#include "lib/header.ftl"]
# The build log: a check never fails a plan, it warns.

[#assign list][#if keyed]flatten([for instance, warnings in local.kubernetes_warnings : [for warning in warnings : "${instance}: ${warning.message}"]])[#else]local.kubernetes_warnings[*].message[/#if][/#assign]
locals {
  kubernetes_log = [=list?no_esc]
}

check "kubernetes" {
  assert {
    condition = length(local.kubernetes_log) == 0
    error_message = join("\n", concat(
      ["customizations.kubernetes and hostRequirements:"],
      [for i, line in local.kubernetes_log : "- ${line}" if i < [=rules.outputs.shown]],
      [for count in [length(local.kubernetes_log) - [=rules.outputs.shown]] : "- ${[@more/]}" if count > 0]
    ))
  }
}
