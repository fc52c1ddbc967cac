// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/list_rules.h"
#include "core/metric/definition.h"
#include "core/value.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

/// A measure of a list under some rules.
struct RuledMeasure {
    Definition definition;
    EvaluationRules rules;  ///< depth and what follows it, which listUnder() and rounded() read
};

/// The value of each, in their order. Rules that look at the list alike share one walk to make its
/// grades, measures that are alike one value: O(documents) for each that differs.
/// @param scaleTop the top of the grade scale, where it is known beyond this list
/// @param stop ends it early: what is returned then is to be thrown away
std::vector<Value> valuesUnder(const GradedList& list, std::span<const RuledMeasure> asked,
                               std::optional<double> scaleTop = {},
                               const std::stop_token& stop = {});

}  // namespace core
