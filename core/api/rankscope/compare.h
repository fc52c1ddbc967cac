// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rankscope/definition.h>
#include <rankscope/evaluate.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace rankscope {
inline namespace v0 {

/// The rules for comparing runs.
struct CompareRules {
    double alpha = 0.05;         ///< above 0 and below 1; intervals have confidence 1 - alpha
    double epsilon = 0;          ///< differences up to this size are ties
    std::size_t rounds = 10000;  ///< for the randomisation test and the bootstrap; at least 1
    std::uint32_t seed = 1;      ///< for these rounds: the same seed gives the same p
    std::size_t threads = 1;     ///< the most to use; does not affect the results
    /// Once a stop is requested, from any thread, compare() soon throws Error.
    std::stop_token stop = {};
};

/// The p values of one test; none where they are undefined for these differences.
struct TestedP {
    std::string_view test;            ///< "t", "wilcoxon", "sign", "randomisation", "bootstrap"
    std::optional<double> p = {};     ///< two-sided
    std::optional<double> holm = {};  ///< adjusted (Holm) over all definitions
};

/// B minus A under one definition, over the queries that count in both.
struct Comparison {
    Definition definition;                  ///< used for both
    std::size_t queries = 0;                ///< if 0, the other numbers mean nothing
    double meanA = 0;                       ///< of A over these queries
    double meanB = 0;                       ///< of B over these queries
    double difference = 0;                  ///< meanB - meanA
    std::size_t won = 0;                    ///< queries in which B is better by more than epsilon
    std::size_t tied = 0;                   ///< within epsilon
    std::size_t lost = 0;                   ///< queries in which A is better by more than epsilon
    std::optional<double> low = {};         ///< lower end of the t interval of the mean difference
    std::optional<double> high = {};        ///< upper end of that interval
    std::optional<double> effectSize = {};  ///< Cohen's d of the differences
    std::vector<TestedP> tests = {};        ///< one per paired test

    /// The test with this name; null if there is none.
    const TestedP* test(std::string_view name) const;
};

/// Compares two evaluations made with the same definitions and rules. Returns one comparison per
/// definition. O(queries × rounds). Sources: see `rankscope-cli compare --help`.
/// @throws Error if the definitions differ or a rule is out of range
std::vector<Comparison> compare(const Evaluation& a, const Evaluation& b,
                                const CompareRules& rules = {});

}  // namespace v0
}  // namespace rankscope
