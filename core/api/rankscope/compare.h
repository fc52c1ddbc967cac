// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rankscope/definition.h>
#include <rankscope/evaluate.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace rankscope {
inline namespace v0 {

/// How runs are compared.
struct CompareRules {
    double alpha = 0.05;         ///< above 0 and below 1: intervals are of 1 - alpha
    double epsilon = 0;          ///< so small a difference is a tie
    std::size_t rounds = 10000;  ///< of the randomisation test and the bootstrap, at least 1
    std::uint32_t seed = 1;      ///< of these rounds: the same seed gives the same p
    std::size_t threads = 1;     ///< at most so many; the numbers are the same for any number
};

/// What a test says; none where the differences leave it without a value.
struct TestedP {
    std::string_view test;            ///< "t", "wilcoxon", "sign", "randomisation", "bootstrap"
    std::optional<double> p = {};     ///< two-sided
    std::optional<double> holm = {};  ///< adjusted over all definitions
};

/// B less A under one definition, over the queries that count in both.
struct Comparison {
    Definition definition;                  ///< which both are measured by
    std::size_t queries = 0;                ///< with none the rest says nothing
    double meanA = 0;                       ///< over these queries
    double meanB = 0;                       ///< over these queries
    double difference = 0;                  ///< meanB - meanA
    std::size_t won = 0;                    ///< queries in which B is better by more than epsilon
    std::size_t tied = 0;                   ///< within epsilon
    std::size_t lost = 0;                   ///< queries in which A is
    std::optional<double> low = {};         ///< the t interval of the mean difference
    std::optional<double> high = {};        ///< of the same
    std::optional<double> effectSize = {};  ///< Cohen's d of the differences
    std::vector<TestedP> tests = {};        ///< of every paired test

    /// The test of that name; null when there is none.
    const TestedP* test(std::string_view name) const;
};

/// Compares two evaluations by the same definitions and rules, a comparison for each definition.
/// O(queries × rounds). Sources stand in `rankscope-cli compare --help`.
/// @throws Error where the definitions differ or a rule is out of its range
std::vector<Comparison> compare(const Evaluation& a, const Evaluation& b,
                                const CompareRules& rules = {});

}  // namespace v0
}  // namespace rankscope
