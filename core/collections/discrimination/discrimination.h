// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/run_comparison.h"
#include "core/collections/comparison/system_orders.h"
#include "core/collections/discrimination/half_stability.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

struct DiscriminationRules {
    /// The test of pairs; nothing: studentisedBootstrap(), as in Sakai 2006.
    std::optional<PairedTest> test = {};
    double alpha = 0.05;           ///< above 0 and below 1: a pair is separated if p is below it
    double fuzziness = 0.05;       ///< for halfStability()
    RandomRounds rounds{1000, 1};  ///< for the bootstrap, a randomised test, and halves

    bool operator==(const DiscriminationRules&) const = default;
};

/// Two runs under one measure, over the queries that all runs have.
struct PairSeparation {
    double difference = 0;    ///< of the means, B − A
    std::optional<double> p;  ///< two-sided, not adjusted; nothing if the test is undefined

    bool operator==(const PairSeparation&) const = default;
};

/// How well a measure separates the runs.
struct MeasureDiscrimination {
    std::vector<PairSeparation> pairs;  ///< in the order of Discrimination::pairs
    std::size_t separated = 0;          ///< pairs with a p below alpha
    /// The approximate mean difference that makes a pair significant: the largest
    /// StudentisedBootstrap::needed of all pairs (Sakai 2006, figure 5). Nothing with another test.
    std::optional<double> differenceNeeded;
    /// The number of queries with which the paired t test at alpha separates half of the pairs
    /// (rounded up), each with power 0.8, given the observed mean and spread of the differences:
    /// queriesNeeded() of the pair with the median effect size. Nothing beyond 10^9.
    std::optional<std::size_t> queriesNeeded;
    std::optional<HalfStability> stability;  ///< with half of the queries

    /// Discriminative power: the share of separated pairs. Nothing without a pair.
    std::optional<double> power() const;
    bool operator==(const MeasureDiscrimination&) const = default;
};

/// How well measures separate the same runs.
struct Discrimination {
    /// With fewer runs, the share of separated pairs is meaningless.
    static constexpr std::size_t leastRuns = 3;

    struct Pair {
        std::size_t a = 0;  ///< index of a run
        std::size_t b = 0;  ///< a later one

        bool operator==(const Pair&) const = default;
    };
    DiscriminationRules rules;
    std::size_t runs = 0;
    std::size_t queries = 0;  ///< that every run has under every measure
    std::size_t leftOut = 0;  ///< the other queries of any run
    std::vector<Pair> pairs;
    std::vector<MeasureDiscrimination> measures;
    std::vector<std::vector<Value>>
        means;  ///< by measure and run: each run's own mean, over its queries

    /// How well two measures agree on the order of the runs by their own means, see
    /// orderAgreements(). Nothing with fewer than three runs, or if a run has no mean.
    std::optional<OrderAgreement> agreement(std::size_t reference, std::size_t other) const;
    /// The measure's pairs by p, largest first; pairs without p come before them.
    std::vector<std::size_t> byP(std::size_t measure) const;
};

/// Reports progress: pieces done, of all. Called by one thread at a time.
using DiscriminationProgress = std::function<void(std::size_t done, std::size_t all)>;

/// Tests every pair of runs under every measure, over the queries that all runs have under all
/// measures, so that the measures are comparable. The p of a PairedTest equals that of
/// compareRuns() over these queries. The same for any number of threads. With
/// studentisedBootstrap() O(rounds × pairs × measures × queries), and 8 bytes per run, measure and
/// query.
///
/// Source: Sakai, "Evaluating evaluation metrics based on the bootstrap", SIGIR 2006.
/// @param runs evaluations of the same definitions under the same rules; only the first `measures`
/// definitions count
/// @param stop ends it early: discard the result then
Discrimination discriminate(std::span<const RunEvaluation* const> runs, std::size_t measures,
                            const DiscriminationRules& rules = {},
                            const Threads& threads = Threads(), const std::stop_token& stop = {},
                            const DiscriminationProgress& progress = {});
/// The same for values already taken from the evaluations.
/// @param means by measure, then run
Discrimination discriminate(const CommonValues& values, std::vector<std::vector<Value>> means,
                            const DiscriminationRules& rules, const Threads& threads = Threads(),
                            const std::stop_token& stop = {},
                            const DiscriminationProgress& progress = {});

/// The means of the runs, by measure and run.
std::vector<std::vector<Value>> meansByMeasure(std::span<const RunEvaluation* const> runs,
                                               std::size_t measures);

}  // namespace core
