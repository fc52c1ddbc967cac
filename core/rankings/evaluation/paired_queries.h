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
    double weight = 1;

    double difference() const { return b - a; }
    bool operator==(const PairedQuery&) const = default;
};

/// Two runs compared under one definition, query by query.
struct PairedQueries {
    std::vector<PairedQuery> pairs;  ///< in byte order of the ids
    std::vector<std::string> onlyA;  ///< queries in A but not in B
    std::vector<std::string> onlyB;
    std::vector<std::string> withoutValue;  ///< in both, but at least one of them skips it

    bool operator==(const PairedQueries&) const = default;
};

/// The indices of a query in two evaluations.
struct CommonQuery {
    std::size_t inA = 0;
    std::size_t inB = 0;
};

/// The queries in both evaluations, in byte order of the ids. O(queries).
std::vector<CommonQuery> commonQueries(const RunEvaluation& a, const RunEvaluation& b);

/// What each query counts in two runs, in the same order.
struct PairedValues {
    std::vector<double> a;
    std::vector<double> b;
    std::vector<double> weights;  ///< empty if all are equal

    /// B minus A.
    std::vector<double> differences() const;
};

/// The same pairs as pairQueries(), without the ids. O(queries).
/// @param common commonQueries() of both
PairedValues pairedValues(const RunEvaluation& a, const RunEvaluation& b,
                          std::span<const CommonQuery> common, std::size_t definition);

/// Pairs what each query counts in the means of two evaluations, by query id. The rules of the
/// evaluations determine what a missing or undefined query counts. O(queries).
/// @param a,b evaluations of the same definitions under the same rules
/// @param definition the index of the definition to compare
PairedQueries pairQueries(const RunEvaluation& a, const RunEvaluation& b, std::size_t definition);

}  // namespace core
