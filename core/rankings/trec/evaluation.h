// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/trec/scored_trec_run.h"
#include "core/rankings/trec/scorer.h"
#include "core/rankings/trec/z_scores.h"

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// The query that trec_eval calls the summary of all.
inline constexpr std::string_view allQueries = "all";

/// One line of trec_eval's output: a whole number, a number, or text. The texts are those of the
/// judgments, the run and the scorer.
struct TrecLine {
    std::string_view name;
    std::string_view query;
    std::variant<long long, double, std::string_view> value;
    bool operator==(const TrecLine&) const = default;
};

struct TrecEvaluation {
    std::size_t measured = 0;       ///< queries
    std::vector<TrecLine> summary;  ///< empty when no query counts
    /// Queries without a document in the ranking whose interpolated precision was asked for: NaN,
    /// as trec_eval divides 0 by 0.
    std::vector<std::string> interpolatedNothing;
};

/// Is given the lines of a query.
using TakeQuery = std::function<void(std::span<const TrecLine>)>;

/// What trec_eval prints of a run. With -c version 9 knows a query that the run lacks only by the
/// sums of num_q and num_rel and the divisor of the means; version 10 measures it as a query whose
/// one document nobody judged.
/// @param scorer which scored the run
/// @param takeQuery called with the lines of each query, in byte order of the ids; not made for
/// none
/// @param zScores in which the values are expressed before they are summed up (-Z); null: as they
/// are. A query that the run lacks has none.
/// O(queries × measures).
TrecEvaluation evaluateLikeTrec(const Qrels& qrels, const ScoredTrecRun& run,
                                const TrecScorer& scorer, const TakeQuery& takeQuery = {},
                                const ZScores* zScores = nullptr);

}  // namespace core
