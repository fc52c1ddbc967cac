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
    /// How pairs are tested; none: studentisedBootstrap(), as Sakai does.
    std::optional<PairedTest> test = {};
    double alpha = 0.05;      ///< above 0 and below 1: p of a pair that is told apart is below it
    double fuzziness = 0.05;  ///< of halfStability()
    RandomRounds rounds{1000, 1};  ///< of the bootstrap, of a drawn test, and of halves

    bool operator==(const DiscriminationRules&) const = default;
};

/// Two runs under one measure, over the queries that all runs have.
struct PairSeparation {
    double difference = 0;    ///< of the means, B less A
    std::optional<double> p;  ///< two-sided, not adjusted; none where the test has no value

    bool operator==(const PairSeparation&) const = default;
};

/// How well a measure tells the runs apart.
struct MeasureDiscrimination {
    std::vector<PairSeparation> pairs;  ///< as Discrimination::pairs
    std::size_t separated = 0;          ///< pairs with a p below alpha
    /// About so large a mean difference makes a pair significant: the largest over pairs of
    /// StudentisedBootstrap::needed (Sakai 2006, figure 5). None with another test.
    std::optional<double> differenceNeeded;
    /// With so many queries the paired t test at alpha tells half of the pairs, rounded up, apart,
    /// each with the power 0.8, by the mean and spread of the differences seen: queriesNeeded() of
    /// the pair in the middle by effect size. None beyond 10^9.
    std::optional<std::size_t> queriesNeeded;
    std::optional<HalfStability> stability;  ///< under half of the queries

    /// Discriminative power: the share of pairs told apart. None without a pair.
    std::optional<double> power() const;
    bool operator==(const MeasureDiscrimination&) const = default;
};

/// How well measures tell the same runs apart.
struct Discrimination {
    /// The share of pairs that are told apart says nothing of fewer.
    static constexpr std::size_t leastRuns = 3;

    struct Pair {
        std::size_t a = 0;  ///< index of a run
        std::size_t b = 0;  ///< a later one

        bool operator==(const Pair&) const = default;
    };
    DiscriminationRules rules;
    std::size_t runs = 0;
    std::size_t queries = 0;  ///< that every run has under every measure
    std::size_t leftOut = 0;  ///< of all that any run has
    std::vector<Pair> pairs;
    std::vector<MeasureDiscrimination> measures;
    std::vector<std::vector<Value>>
        means;  ///< by measure and run: each run's own, over its queries

    /// How the measure orders the runs by their own means, as orderAgreements() says; none with
    /// fewer than three runs, or where one has no mean.
    std::optional<OrderAgreement> agreement(std::size_t reference, std::size_t other) const;
    /// The measure's pairs by p, the largest first; those without p before them.
    std::vector<std::size_t> byP(std::size_t measure) const;
};

/// How far the work is: pieces done, of all. Called by one thread at a time.
using DiscriminationProgress = std::function<void(std::size_t done, std::size_t all)>;

/// Tests every pair of runs under every measure over the queries that all runs have under all
/// measures, so that measures differ in nothing else. p of a PairedTest is that of compareRuns()
/// over these queries. The same for any number of threads. With studentisedBootstrap()
/// O(rounds × pairs × measures × queries), 8 bytes a run, measure and query.
///
/// Source: Sakai, "Evaluating evaluation metrics based on the bootstrap", SIGIR 2006.
/// @param runs evaluations of the same definitions, of which the first `measures` count, under the
/// same rules
/// @param stop ends it early: what is returned then is to be thrown away
Discrimination discriminate(std::span<const RunEvaluation* const> runs, std::size_t measures,
                            const DiscriminationRules& rules = {},
                            const Threads& threads = Threads(), const std::stop_token& stop = {},
                            const DiscriminationProgress& progress = {});
/// The same of what was taken from the evaluations.
/// @param means by measure, then run
Discrimination discriminate(const CommonValues& values, std::vector<std::vector<Value>> means,
                            const DiscriminationRules& rules, const Threads& threads = Threads(),
                            const std::stop_token& stop = {},
                            const DiscriminationProgress& progress = {});

/// The means of the runs, by measure and run.
std::vector<std::vector<Value>> meansByMeasure(std::span<const RunEvaluation* const> runs,
                                               std::size_t measures);

}  // namespace core
