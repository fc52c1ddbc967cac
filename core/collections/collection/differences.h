// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection_evaluation.h"
#include "core/metrics/statistics/paired_t.h"
#include "core/metrics/statistics/sign_test.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// One query's values in two runs.
struct QueryDifference {
    std::size_t query = 0;  ///< its index in the evaluation's queries
    double a = 0;
    double b = 0;
    double weight = 1;  ///< in means; above 0

    double difference() const { return b - a; }
    bool operator==(const QueryDifference&) const = default;
};

/// Queries excluded from a comparison of two runs; each counts once, for the first reason that
/// applies.
struct LeftOut {
    std::size_t notJudged = 0;
    std::size_t notInBoth = 0;     ///< missing from a run, and the rules exclude such queries
    std::size_t withoutValue = 0;  ///< in both, but the rules exclude it from a mean
    std::size_t weightless = 0;    ///< judged, with weight 0

    std::size_t count() const { return notJudged + notInBoth + withoutValue + weightless; }
    bool operator==(const LeftOut&) const = default;
};

/// Two runs under one definition, by query.
struct Differences {
    std::vector<QueryDifference> queries;  ///< by B − A, ascending; ties by index
    LeftOut leftOut;
    WinTieLoss counts;  ///< won: B > A
    bool isWeighted = false;

    // Over the queries, with their weights; there must be at least one.
    double meanA() const;
    double meanB() const;
    double meanDifference() const;
    /// The t interval of the mean difference, for weights that of weightedT(); nothing if it is
    /// undefined. @param alpha above 0 and below 1
    std::optional<Interval> interval(double alpha) const;

    bool operator==(const Differences&) const = default;
};

/// Compares the values of each query in two runs. O(n log n).
/// @param a,b indices of runs
/// @param definition an index into the evaluation's definitions
/// @param queries the indices of the queries to compare
Differences differencesOf(const CollectionEvaluation& evaluation, std::size_t a, std::size_t b,
                          std::size_t definition, std::span<const std::size_t> queries);

}  // namespace core
