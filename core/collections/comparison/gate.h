// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/run_comparison.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// The usual power and default alpha (Cohen 1988, section 2.4).
inline constexpr double gatePower = 0.8;
inline constexpr double gateAlpha = 0.05;

/// How an unproven drop counts.
enum class UnprovenRule : std::uint8_t {
    Fail,  ///< like a broken rule
    Pass,
    Skip,  ///< like Pass, but reported as not tested
};

/// A requirement on a run under one definition.
struct GateRule {
    MeasureSpec measure;
    /// How far the mean may be below the baseline's, 0 or more.
    std::optional<double> maxDrop = {};
    /// A larger drop counts only if the test's p is below this; otherwise every larger drop counts.
    std::optional<double> p = {};
    PairedTest test = PairedTest::T;
    std::optional<double> least = {};  ///< the minimum for the mean
    /// The run must be shown not to drop by maxDrop or more: the lower end of the 1 - alpha()
    /// conservativeInterval() of the mean difference must be above -maxDrop. Source: Piaggio et
    /// al., "Reporting of noninferiority and equivalence randomized trials", JAMA 308, 2012.
    bool isNonInferior = false;
    /// How an unproven drop of this rule counts; nothing: as for all rules.
    std::optional<UnprovenRule> unproven = {};

    /// Whether the verdict on a drop may depend on a test.
    bool isTested() const { return p || isNonInferior; }
    double alpha() const { return p.value_or(gateAlpha); }
    bool operator==(const GateRule&) const = default;
};

enum class GateVerdict : std::uint8_t {
    Held,
    Unproven,  ///< a drop that is neither shown nor excluded
    Broken,
};

/// A query and what it counts.
struct GateQuery {
    std::string query;
    bool isMissing = false;  ///< the run has no results for it
    double value = 0;
    std::optional<double> baseline = {};  ///< only for a drop
    double weight = 1;                    ///< a drop counts so many times

    bool operator==(const GateQuery&) const = default;
};

/// The number of queries that a check lists.
inline constexpr std::size_t gateWorst = 5;

/// The result of a rule for a run.
struct GateCheck {
    GateRule rule;
    GateVerdict verdict = GateVerdict::Held;
    Value mean = 0.0;            ///< the run's; for a drop, over the queries of both runs
    Value baseline = 0.0;        ///< the same; only for a drop
    std::size_t queries = 0;     ///< that count
    std::optional<double> p;     ///< two-sided, not adjusted; nothing if the test is undefined
    std::optional<double> holm;  ///< p adjusted across a family, if it was
    /// Only for a drop: the 1 - alpha() t interval of the mean difference from the baseline; for
    /// non-inferiority, the conservativeInterval().
    std::optional<Interval> interval;
    /// The t interval excludes a drop as large as allowed, and the interval does not.
    bool isExcludedByT = false;
    /// The number of queries with which the paired t test detects the allowed drop (if none is
    /// allowed, the observed drop) at the rule's p (default 0.05) with power gatePower, given the
    /// observed spread of differences. Nothing without a spread or a drop.
    std::optional<std::size_t> queriesNeeded;
    double sought = 0;  ///< that drop; 0: none
    /// The queries that drop most, or that are furthest below the minimum, worst first; at most
    /// gateWorst.
    std::vector<GateQuery> worst;
};

/// The checks of a group of queries.
struct GatedQueries {
    std::string group;  ///< empty for all queries
    std::vector<GateCheck> checks;
};

/// Checks a run. A rule fails if the numbers that it needs do not exist, such as the mean of no
/// query, or if a drop is too large and cannot be tested, as with a single query. A rule with both
/// a drop and a minimum gives two checks. The drop compares the means over the queries that both
/// runs have, with a tolerance of 1e-12 for rounding.
///
/// A rule of non-inferiority holds if its interval excludes the drop. If it does not, it is broken
/// if the observed drop is larger than allowed and p is below alpha(); otherwise it is unproven. If
/// two or more queries all differ equally, the interval is that difference.
///
/// In simulations of 10,000 rounds with 10 to 120 queries and a true drop of exactly the allowed
/// one, where at most 2.5 % should pass, 1.4 to 2.5 % did with symmetric differences (normal, half
/// of them 0, heavy tails), and 0.8 to 3.1 % with weights (lognormal, Zipf, 1 to 1/20). Where 15 %
/// of the queries lose much and the others gain equally, 0.1 to 1.9 % passed of 30 queries or more;
/// with lognormal weights and those of 1 to 1/20, 6.9 % of 30 queries and 0.1 to 2.2 % of 60 and
/// 120. Of 10 queries, 20 % passed, because none of these may be among the losing ones. For the
/// same reason, up to 15 % of 60 and 11 % of 120 passed where a few queries have most of the weight
/// (Zipf) and lose more often than the others.
/// @param run,baseline evaluations under the rules' definitions, in order; the baseline may be null
/// if no rule has a drop
std::vector<GateCheck> checkGate(std::span<const GateRule> rules, const RunEvaluation& run,
                                 const RunEvaluation* baseline, const ComparisonRules& comparison,
                                 const Threads& threads = Threads());

/// Adjusts the p of every drop whose rule isTested() by holm(), over all rules and groups, and
/// reaches the verdicts again. Intervals of non-inferiority need no adjustment: all of them have to
/// exclude the drop, so a run that drops in any of them passes with a probability of at most alpha
/// / 2. Source: Berger, "Multiparameter hypothesis testing and acceptance sampling", Technometrics
/// 24, 1982.
void adjustByHolm(std::span<GatedQueries> family);

/// What a check counts: Broken if it is, or if it is unproven and its rule, or else `unproven`,
/// says that this fails.
GateVerdict countedAs(const GateCheck& check, UnprovenRule unproven);

/// Whether the run may be released: the worst of countedAs(), Broken being worse than Unproven.
GateVerdict outcomeOf(std::span<const GatedQueries> gated, UnprovenRule unproven);

/// The queries that the baseline answers and the run does not, in byte order.
std::vector<std::string> unansweredQueries(const RunEvaluation& run, const RunEvaluation& baseline);

/// The run with a value of 0 for each of unansweredQueries(), because releasing the run would leave
/// these queries unanswered.
RunEvaluation withUnanswered(RunEvaluation run, const RunEvaluation& baseline);

}  // namespace core
