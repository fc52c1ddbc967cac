// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace core {

/// One query under both runs.
struct PairedQuery {
    std::string query;
    double a = 0;
    double b = 0;

    double difference() const { return b - a; }
    bool operator==(const PairedQuery&) const = default;
};

/// Two runs under one definition, query by query.
struct PairedQueries {
    std::vector<PairedQuery> pairs;  ///< in byte order of the ids
    std::vector<std::string> onlyA;  ///< A has the query and B does not
    std::vector<std::string> onlyB;
    std::vector<std::string> withoutValue;  ///< in both, left out by at least one

    bool operator==(const PairedQueries&) const = default;
};

/// Where a query stands in each of two evaluations.
struct CommonQuery {
    std::size_t inA = 0;
    std::size_t inB = 0;
};

/// The queries that both have, in byte order of the ids. O(queries).
std::vector<CommonQuery> commonQueries(const RunEvaluation& a, const RunEvaluation& b);

/// What queries count in two runs, in the same order.
struct PairedValues {
    std::vector<double> a;
    std::vector<double> b;

    /// B less A.
    std::vector<double> differences() const;
};

/// What pairQueries() pairs, without the ids. O(queries).
/// @param common of the two
PairedValues pairedValues(const RunEvaluation& a, const RunEvaluation& b,
                          std::span<const CommonQuery> common, std::size_t definition);

/// Aligns two evaluations by query id, on what each query counts in a mean: the rules that both
/// were evaluated with say what a missing query or one without a value counts. O(queries).
/// @param a,b evaluations of the same definitions under the same rules
/// @param definition the index of the one that is compared
PairedQueries pairQueries(const RunEvaluation& a, const RunEvaluation& b, std::size_t definition);

}  // namespace core
