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

/// The part of a query's list that rules read, to hand to another thread. It has no texts and takes
/// a fifth of the memory.
struct GradedList {
    struct Entry {
        Grade grade;
        std::optional<double> score;
        bool operator==(const Entry&) const = default;
    };
    std::vector<Entry> ranked;
    std::vector<Entry> notRetrieved;
    std::optional<std::size_t> own;  ///< 0-based place of the document with the query's id
    bool operator==(const GradedList&) const = default;
};

/// O(documents).
GradedList gradedList(const RankedList& list);

/// A query's list as evaluateRun() measures it. As the rules require, the document with the query's
/// id is removed, then everything below the depth, then unjudged documents. Judged documents that
/// were removed count as not retrieved. JudgmentScope::AnyQuery is ignored, since it needs other
/// queries' judgments. O(documents).
RankedList listUnder(const EvaluationRules& rules, RankedList list);

/// listUnder() and judgedRanking() in one step, on grades only. O(documents).
JudgedRanking rankingUnder(const EvaluationRules& rules, const GradedList& list,
                           std::optional<double> scaleTop = {});

/// The grades of a list, with the ends of its ties if they count.
/// @param list from listUnder(); documents without a score are not tied with others
/// @param scaleTop the top of the grade scale, if known beyond this query
JudgedRanking judgedRanking(const RankedList& list, TieRule ties,
                            std::optional<double> scaleTop = {});

/// A measure under some rules.
struct RuledMeasure {
    MeasureSpec definition;
    EvaluationRules rules;  ///< `depth` and the members after it, which listUnder() and rounded()
                            ///< read
    bool operator==(const RuledMeasure&) const = default;
};

/// The value of each of `asked`, in order. Rules that transform the list in the same way share its
/// grades, and equal measures share one value: O(documents) for each different one.
/// @param scaleTop the top of the grade scale, if known beyond this list
/// @param stop ends the evaluation early; discard the result in that case
std::vector<Value> valuesUnder(const GradedList& list, std::span<const RuledMeasure> asked,
                               std::optional<double> scaleTop = {},
                               const std::stop_token& stop = {});

}  // namespace core
