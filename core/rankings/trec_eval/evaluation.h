// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/trec_eval/scored_trec_run.h"
#include "core/rankings/trec_eval/scorer.h"
#include "core/rankings/trec_eval/z_scores.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// The query name that trec_eval uses for the summary of all queries.
inline constexpr std::string_view allQueries = "all";

/// One line of trec_eval's output: a whole number (with -Z, a number), a number, or text. The texts
/// belong to the judgments, the run and the scorer.
struct TrecLine {
    std::string_view name;
    std::string_view query;
    std::variant<long long, double, std::string_view> value;
    bool operator==(const TrecLine&) const = default;
};

struct TrecEvaluation {
    std::size_t measured = 0;       ///< queries
    std::vector<TrecLine> summary;  ///< empty if no query counts, or after a stop
    /// The judged query missing from the run at which version 10 stops without -c.
    std::optional<std::string_view> stop;
    /// Queries without retrieved documents if interpolated precision was requested: NaN, because
    /// trec_eval divides 0 by 0.
    std::vector<std::string> interpolatedNothing;
};

/// Receives the lines of a query.
using TakeQuery = std::function<void(std::span<const TrecLine>)>;

/// What trec_eval prints for a run. With -c, version 9 counts missing queries only in the sums of
/// num_q and num_rel and in the divisor of means; version 10 evaluates each as a query with one
/// unjudged document. Without -c, version 10 stops at the first missing query.
/// @param scorer the scorer that scored the run
/// @param takeQuery called with the lines of each query, in byte order of the ids; without it,
/// these lines are not created
/// @param zScores converts values before they are summed (-Z), except for missing queries; null: no
/// conversion O(queries × measures).
TrecEvaluation evaluateLikeTrec(const Qrels& qrels, const ScoredTrecRun& run,
                                const TrecScorer& scorer, const TakeQuery& takeQuery = {},
                                const ZScores* zScores = nullptr);

}  // namespace core
