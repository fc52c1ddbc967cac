// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/rule_set.h"
#include "ui/workspace/rules/document_rules.h"

#include <span>
#include <vector>

namespace ui {

// What documents of ranked lists and of runs have in common: the core's conventions and dimensions
// as rows.

/// A rule with its value for a document.
/// @param sets in which it counts, such as those of the measures that read it; at least one
RuleRow listRuleRow(core::ConventionAxis axis, std::span<const core::RuleSet> sets);

/// Every convention with what it determines of these dimensions. What is done with whole runs is
/// taken from the library of its name, if there is one.
std::vector<RuleTool> listTools(std::span<const core::ConventionAxis> axes);

/// Sets a rule. False if the value is not one; the rules are then unchanged.
bool setListRule(core::RuleSet& rules, const RuleValue& value);

/// The dimensions that are parameters of measures, in the order of core::ConventionAxis.
std::vector<core::ConventionAxis> parameterAxes();

}  // namespace ui
