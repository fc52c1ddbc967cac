// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/run_comparison.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// A requirement on a run under one definition.
struct GateRule {
    MeasureSpec measure;
    /// How far the mean may be below the baseline's, 0 or more.
    std::optional<double> maxDrop = {};
    /// A larger drop counts only if the test's p is below this; otherwise every larger drop counts.
    std::optional<double> p = {};
    PairedTest test = PairedTest::T;
    std::optional<double> least = {};  ///< the minimum for the mean

    bool operator==(const GateRule&) const = default;
};

enum class GateVerdict : std::uint8_t {
    Held,
    Unproven,  ///< the drop is larger than allowed, but p is not below the rule's
    Broken,
};

/// The result of a rule for a run.
struct GateCheck {
    GateRule rule;
    GateVerdict verdict = GateVerdict::Held;
    Value mean = 0.0;         ///< the run's; for a drop, over the queries of both runs
    Value baseline = 0.0;     ///< the same; only for a drop
    std::size_t queries = 0;  ///< that count
    std::optional<double> p;  ///< two-sided, not adjusted; nothing if the test is undefined
    /// The number of queries with which the paired t test detects the allowed drop (if none is
    /// allowed, the observed drop) at the rule's p (default 0.05) with power gatePower, given the
    /// observed spread of differences. Nothing without a spread or a drop.
    std::optional<std::size_t> queriesNeeded;
    double sought = 0;  ///< that drop; 0: none
};

/// The usual power and default alpha (Cohen 1988, section 2.4).
inline constexpr double gatePower = 0.8;
inline constexpr double gateAlpha = 0.05;

/// Checks a run. A rule fails if the numbers that it needs do not exist, such as the mean of no
/// query, or if a drop is too large and cannot be tested, as with a single query. A rule with both
/// a drop and a minimum gives two checks. The drop compares the means over the queries that both
/// runs have, with a tolerance of 1e-12 for rounding.
/// @param run,baseline evaluations under the rules' definitions, in order; the baseline may be null
/// if no rule has a drop
std::vector<GateCheck> checkGate(std::span<const GateRule> rules, const RunEvaluation& run,
                                 const RunEvaluation* baseline, const ComparisonRules& comparison,
                                 const Threads& threads = Threads());

/// The run with a value of 0 for each query that only the baseline answers, because releasing the
/// run would leave these queries unanswered.
RunEvaluation withUnanswered(RunEvaluation run, const RunEvaluation& baseline);

}  // namespace core
