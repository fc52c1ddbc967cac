// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// How much each query counts, such as the number of searches for it. Only ratios matter.
struct QueryWeights {
    std::map<std::string, double, std::less<>>
        weights;              ///< 0 or more, finite; at least one above 0
    std::string source = {};  ///< the file's name and the column: "queries.csv:visits"

    bool operator==(const QueryWeights&) const = default;
};

/// Reads the weights of queries from a table with one row per query. The queries are below a
/// heading of queries, or in the first column. The weights are in the named column, or below a
/// heading such as weight, traffic or visits, or in the second of two columns. A row with an empty
/// cell gives its query no weight. O(text).
/// @param column by heading or by number from 1; nothing: found by its heading
/// @return an error for a weight that is negative, infinite or not a number, for a query in two
/// rows, and if every weight is 0
Parsed<QueryWeights> parseQueryWeights(std::string_view text, const std::string& file,
                                       const std::optional<std::string>& column = {});

/// The headings of the columns of a table of queries that can be weights, besides the queries: with
/// numbers of 0 or more, at least one of them above 0. Empty for other texts, such as judgments,
/// which repeat their queries. O(text log queries).
std::vector<std::string> weightColumns(std::string_view text);

/// The queries without a weight, in byte order.
/// @param queries in byte order
std::vector<std::string> withoutWeight(const QueryWeights& weights,
                                       const std::vector<std::string>& queries);

/// How weights and the queries of a run fit.
struct WeightedQueries {
    /// Queries that count, or would if the run had them, but have no weight, in byte order. If
    /// there are any, the evaluation is unchanged.
    std::vector<std::string> without;
    std::size_t zero = 0;      ///< have weight 0 and were removed
    std::size_t unjudged = 0;  ///< have a weight above 0, but no judgments
    double unjudgedShare = 0;  ///< of all weights, 0 to 1
};

/// Gives the queries of an evaluation their weights, removes those with weight 0 as if nobody had
/// judged them, and computes the means again. O(queries log weights).
WeightedQueries weigh(RunEvaluation& evaluation, const QueryWeights& weights);

/// An evaluation of the same judgments with the weights of another; unchanged if that has none.
/// Queries that the other does not have are removed. O(queries).
RunEvaluation weightedLike(RunEvaluation evaluation, const RunEvaluation& model);

}  // namespace core
