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

/// What a run has to keep to under one definition.
struct GateRule {
    MeasureSpec measure;
    /// So far its mean may lie below the baseline's, 0 or more.
    std::optional<double> maxDrop = {};
    /// A larger drop counts only where the test's p is below this; without it every one does.
    std::optional<double> p = {};
    PairedTest test = PairedTest::T;
    std::optional<double> least = {};  ///< its mean is to reach this

    bool operator==(const GateRule&) const = default;
};

enum class GateVerdict : std::uint8_t {
    Held,
    Unproven,  ///< the drop is larger than allowed, and p is not below the rule's
    Broken,
};

/// What a rule says of a run.
struct GateCheck {
    GateRule rule;
    GateVerdict verdict = GateVerdict::Held;
    Value mean = 0.0;         ///< the run's; of a drop over the queries that both have
    Value baseline = 0.0;     ///< likewise; only of a drop
    std::size_t queries = 0;  ///< that count
    std::optional<double> p;  ///< two-sided, not adjusted; none where the test has no value
    /// With how many queries the paired t test finds a drop as large as allowed, or as seen where
    /// none is allowed, at the rule's p (0.05 without one) with the power gatePower: by the spread
    /// of the differences seen. None without a spread or a drop.
    std::optional<std::size_t> queriesNeeded;
    double sought = 0;  ///< that drop; 0: there is none
};

/// The usual power, and alpha where a rule names none (Cohen 1988, section 2.4).
inline constexpr double gatePower = 0.8;
inline constexpr double gateAlpha = 0.05;

/// Checks a run. A rule without the numbers that it asks for is broken: a mean over no query. So is
/// one with a drop that is too large and no test of it, as of a single query. A rule with both a
/// drop and a least value gives two checks. The drop is that of the means over the queries that
/// both runs have, less rounding: 1e-12 more than allowed is allowed.
/// @param run,baseline evaluations under the rules' definitions, one after another; the baseline
/// may be null where no rule has a drop
std::vector<GateCheck> checkGate(std::span<const GateRule> rules, const RunEvaluation& run,
                                 const RunEvaluation* baseline, const ComparisonRules& comparison,
                                 const Threads& threads = Threads());

/// The run with a value of 0 for each query that the baseline answers and the run does not: whoever
/// releases it would answer these no more.
RunEvaluation withUnanswered(RunEvaluation run, const RunEvaluation& baseline);

}  // namespace core
