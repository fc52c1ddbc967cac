// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/teaching/metric_chooser/guide_table.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// What a person answered; nothing where a question was passed over.
struct GuideAnswers {
    std::optional<RightAnswers> answers = {};
    std::optional<AnswerGrades> grading = {};
    std::optional<OrderRole> order = {};
    std::optional<LookedAt> looked = {};
    std::optional<ScoreUse> scores = {};

    bool operator==(const GuideAnswers&) const = default;
};

/// Whether the question of order makes no difference: nobody sees an order in a single result.
bool isOrderIdle(const GuideAnswers& answers);
/// Whether the questions of lists make no difference: scores are decisions or chances.
bool areListsIdle(const GuideAnswers& answers);

/// Every measure that suits all that was answered, but for parts of others: usual ones first, then
/// special ones, then what is to be said beside them, each in the order of guideTable(). A
/// classifier's measures are asked by the use of scores alone, once that is a decision or a chance.
/// There is one for every combination of answers. O(measures).
std::vector<GuideSubject> fittingMeasures(const GuideAnswers& answers);

/// The definition that suits the answers: how many are looked at is the cutoff, and where there are
/// degrees the measure takes them where it can.
/// @param settings in force
/// @param page how many ranks a page has, 1 or more
MeasureSpec definitionFor(Measure measure, const GuideAnswers& answers, const Settings& settings,
                          std::size_t page);

}  // namespace core
