// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection_evaluation.h"
#include "core/metrics/statistics/sign_test.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// One query under two runs.
struct QueryDifference {
    std::size_t query = 0;  ///< its place in the evaluation's queries
    double a = 0;
    double b = 0;

    double difference() const { return b - a; }
    bool operator==(const QueryDifference&) const = default;
};

/// Queries that are in no comparison of two runs, each counted once, for the first reason that
/// holds.
struct LeftOut {
    std::size_t notJudged = 0;
    std::size_t notInBoth = 0;     ///< a run lacks it, and the rules leave such queries out
    std::size_t withoutValue = 0;  ///< in both, and the rules leave it out of a mean

    std::size_t count() const { return notJudged + notInBoth + withoutValue; }
    bool operator==(const LeftOut&) const = default;
};

/// Two runs under one definition, query by query.
struct Differences {
    std::vector<QueryDifference> queries;  ///< by B less A, ascending; equal ones by their place
    LeftOut leftOut;
    WinTieLoss counts;  ///< won: B is above A

    double meanDifference() const;  ///< over the queries, of which there must be one

    bool operator==(const Differences&) const = default;
};

/// What each query counts in the means of two runs. O(n log n).
/// @param a,b indices of runs
/// @param definition an index of the evaluation's
/// @param queries the places of those that are looked at
Differences differencesOf(const CollectionEvaluation& evaluation, std::size_t a, std::size_t b,
                          std::size_t definition, std::span<const std::size_t> queries);

}  // namespace core
