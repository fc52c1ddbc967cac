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

/// What another tool said.
struct ToldNumber {
    MeasureSpec definition;  ///< as asked of it; parameters at their defaults are left to the tool
    TypedNumber number;
};

struct RuleQuestion {
    std::vector<ToldNumber> told;    ///< the first, and further ones that must fit as well
    RuleSet inForce;                 ///< changes count from these; settings for each measure apart:
    std::vector<Settings> settings;  ///< in force, by number told
    std::size_t mostChanges = 3;
};

/// The rules of a hit for one of the numbers told.
RuleSet rulesOf(const RuleQuestion& question, const RuleHit& hit, std::size_t number = 0);

/// Which rules give the numbers? Tries every set of rules that is at most `mostChanges` dimensions
/// away from those in force, of dimensions that the measures read. Of two hits with one number, one
/// that has the changes of the other and more is left out.
/// O(combinations × documents); see RuledInput::numbers().
/// @param stop ends it early: what is returned then is to be thrown away
RuleAnswer findRules(const RuledInput& input, const RuleQuestion& question,
                     const Threads& threads = Threads(), const std::stop_token& stop = {},
                     const std::function<void(std::size_t, std::size_t)>& progress = {});

}  // namespace core
