// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/foundation/ranked_list.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

/// What rules read of a query's list. A fifth of its memory, without a text: to be handed to
/// another thread.
struct GradedList {
    struct Entry {
        Grade grade;
        std::optional<double> score;
    };
    std::vector<Entry> ranked;
    std::vector<Entry> notRetrieved;
    std::optional<std::size_t> own;  ///< 0-based: where the document with the query's id stands
};

/// O(documents).
GradedList gradedList(const RankedList& list);

/// A query's list as evaluateRun() measures it: the document with the query's id leaves it where
/// the rules say so, the first ranks alone stay, then unjudged documents leave these. Judged
/// documents that are not left count as not retrieved.
/// JudgmentScope::AnyQuery asks for other queries' judgments and is not regarded. O(documents).
RankedList listUnder(const EvaluationRules& rules, RankedList list);

/// listUnder() and judgedRanking() in one, of the grades alone. O(documents).
JudgedRanking rankingUnder(const EvaluationRules& rules, const GradedList& list,
                           std::optional<double> scaleTop = {});

/// Its grades, with the ends of its ties where these count.
/// @param list as listUnder() gives it; documents without a score break no tie with others
/// @param scaleTop the top of the grade scale, where it is known beyond this query
JudgedRanking judgedRanking(const RankedList& list, TieRule ties,
                            std::optional<double> scaleTop = {});

/// A measure of a list under some rules.
struct RuledMeasure {
    MeasureSpec definition;
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
