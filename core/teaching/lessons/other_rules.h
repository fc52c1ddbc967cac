// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/rule_answer.h"
#include "core/teaching/lessons/lesson_number.h"

#include <string_view>
#include <vector>

namespace core {

/// Tools' rules that give a different value for a lesson's number.
struct OtherRules {
    LessonNumber number;              ///< under these rules
    std::vector<RuleChange> changes;  ///< from the lesson's rules
    Value value;
    std::vector<std::string_view> libraries;  ///< that use these rules
};

/// Finds other rules that give the typed digits, fewest changes first: every single change, and
/// pairs of changes that a library makes, see findRules(). None for numbers that tools do not
/// compute by such rules: bounds, thresholds, differences.
std::vector<OtherRules> rulesGiving(const TypedNumber& typed, const LessonNumber& asked,
                                    const LessonData& data);

/// The rule changes between two numbers of the same measure and data; none for other numbers.
std::vector<RuleChange> changesBetween(const LessonNumber& from, const LessonNumber& to,
                                       const LessonData& data);

/// The libraries that compute `number` when asked for `asked`; none if their data differ.
std::vector<std::string_view> librariesOf(const LessonNumber& number, const LessonNumber& asked,
                                          const LessonData& data);

}  // namespace core
