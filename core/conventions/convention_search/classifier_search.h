// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/classifier_input.h"
#include "core/conventions/convention_search/rule_answer.h"
#include "core/foundation/threads.h"

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

namespace core {

/// A classifier measure as reported by another tool.
struct ToldFigure {
    ClassifierMetric figure;
    TypedNumber number;
};

struct ClassifierMetricQuestion {
    std::vector<ToldFigure> told;  ///< the first number, and others that must match too
    ClassifierRules inForce;       ///< the current rules, from which changes are counted
    std::size_t mostChanges = 3;
};

/// Finds the rules that give the reported values, as findRules() does for rankings: tries every set
/// of rules that differs from the current ones in at most `mostChanges` dimensions that the
/// measures read. O(combinations × samples); see ClassifierInput::numbers().
/// @param stop ends the search early; discard the result in that case
RuleAnswer findRules(const ClassifierInput& input, const ClassifierMetricQuestion& question,
                     const Threads& threads = Threads(), const std::stop_token& stop = {},
                     const std::function<void(std::size_t, std::size_t)>& progress = {});

/// The rules of a hit.
ClassifierRules rulesOf(const ClassifierMetricQuestion& question, const RuleHit& hit);

}  // namespace core
