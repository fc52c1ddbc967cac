// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/axis_table.h"
#include "core/conventions/convention_search/rule_answer.h"
#include "core/conventions/convention_search/typed_number.h"
#include "core/conventions/convention_search/values_under_rules.h"
#include "core/foundation/threads.h"
#include "core/metrics/measures/measure_spec.h"

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

namespace core {

/// A number reported by another tool.
struct ToldNumber {
    MeasureSpec definition;  ///< as requested from it; it decides parameters at their defaults
    TypedNumber number;
};

struct RuleQuestion {
    std::vector<ToldNumber> told;    ///< the first number, and others that must match too
    RuleSet inForce;                 ///< the current rules; changes are counted from these
    std::vector<Settings> settings;  ///< current settings by reported number, instead of inForce's
    std::size_t mostChanges = 3;
};

/// The rules of a hit for one of the reported numbers.
RuleSet rulesOf(const RuleQuestion& question, const RuleHit& hit, std::size_t number = 0);

/// Finds the rules that give the reported numbers. Tries every set of rules that differs from the
/// current ones in at most `mostChanges` dimensions that the measures read. A hit is omitted if
/// another one gives the same number with a subset of its changes. O(combinations × documents); see
/// RuledInput::numbers().
/// @param stop ends the search early; discard the result in that case
RuleAnswer findRules(const RuledInput& input, const RuleQuestion& question,
                     const Threads& threads = Threads(), const std::stop_token& stop = {},
                     const std::function<void(std::size_t, std::size_t)>& progress = {});

}  // namespace core
