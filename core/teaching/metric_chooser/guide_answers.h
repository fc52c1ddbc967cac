// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/teaching/metric_chooser/guide_table.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// The answers in the guide; nothing for a skipped question.
struct GuideAnswers {
    std::optional<RightAnswers> answers = {};
    std::optional<AnswerGrades> grading = {};
    std::optional<OrderRole> order = {};
    std::optional<LookedAt> looked = {};
    std::optional<ScoreUse> scores = {};

    bool operator==(const GuideAnswers&) const = default;
};

/// Whether the question about order does not matter: a single result has no order.
bool isOrderIdle(const GuideAnswers& answers);
/// Whether the questions about lists do not matter: scores are decisions or probabilities.
bool areListsIdle(const GuideAnswers& answers);

/// The measures that suit every answer, except parts of others: usual ones first, then special
/// ones, then complements, each in the order of guideTable(). If scores are decisions or
/// probabilities, only the use of scores selects a classifier's measures. Never empty. O(measures).
std::vector<GuideSubject> fittingMeasures(const GuideAnswers& answers);

/// The definition that suits the answers. The number of results looked at gives the cutoff, and the
/// measure uses degrees of relevance if it can.
/// @param settings the current ones
/// @param page ranks per page, 1 or more
MeasureSpec definitionFor(Measure measure, const GuideAnswers& answers, const Settings& settings,
                          std::size_t page);

}  // namespace core
