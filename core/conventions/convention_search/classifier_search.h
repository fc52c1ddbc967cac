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

/// What another tool said of a classifier.
struct ToldFigure {
    ClassifierMetric figure;
    TypedNumber number;
};

struct ClassifierMetricQuestion {
    std::vector<ToldFigure> told;  ///< the first, and further ones that must fit as well
    ClassifierRules inForce;       ///< changes count from these
    std::size_t mostChanges = 3;
};

/// Which rules give the figures? As findRules() of rankings: every set of rules that is at most
/// `mostChanges` dimensions away from those in force, of dimensions that the figures read.
/// O(combinations × samples); see ClassifierInput::numbers().
/// @param stop ends it early: what is returned then is to be thrown away
RuleAnswer findRules(const ClassifierInput& input, const ClassifierMetricQuestion& question,
                     const Threads& threads = Threads(), const std::stop_token& stop = {},
                     const std::function<void(std::size_t, std::size_t)>& progress = {});

/// The rules of a hit.
ClassifierRules rulesOf(const ClassifierMetricQuestion& question, const RuleHit& hit);

}  // namespace core
