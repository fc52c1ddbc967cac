// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/rule_answer.h"
#include "core/teaching/lessons/lesson_number.h"

#include <string_view>
#include <vector>

namespace core {

/// Rules of tools under which a number of a lesson comes out otherwise.
struct OtherRules {
    LessonNumber number;              ///< by these rules
    std::vector<RuleChange> changes;  ///< from the lesson's
    Value value;
    std::vector<std::string_view> libraries;  ///< that do so
};

/// Which other rules give the digits that were typed, fewest changes first: those one change away
/// and, of those two away, what a library does, see findRules(). None for what no tool computes by
/// such rules: bounds, thresholds, differences.
std::vector<OtherRules> rulesGiving(const TypedNumber& typed, const LessonNumber& asked,
                                    const LessonData& data);

/// The rules that change on the way from one number to another of the same measure and data; none
/// of other numbers.
std::vector<RuleChange> changesBetween(const LessonNumber& from, const LessonNumber& to,
                                       const LessonData& data);

/// The libraries that compute `number` where `asked` is asked for; none where they are not of the
/// same data.
std::vector<std::string_view> librariesOf(const LessonNumber& number, const LessonNumber& asked,
                                          const LessonData& data);

}  // namespace core
