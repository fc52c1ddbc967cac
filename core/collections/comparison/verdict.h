// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/rated_measures.h"
#include "core/collections/comparison/run_comparison.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/bounds/likely_difference.h"
#include "core/rankings/bounds/run_bounds.h"
#include "core/rankings/evaluation/evaluation_rules.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace core {

/// How to reach a verdict on two runs.
struct VerdictRules {
    ComparisonRules comparison;
    PairedTest test = PairedTest::T;
    /// The largest difference that does not matter, above 0; nothing: every difference does.
    std::optional<double> margin = {};
    /// The queries were chosen by their values or differences, so a test of them would be circular.
    bool areChosenByOutcome = false;
};

/// The judged queries for which a run retrieves nothing: missing from it, or with an empty list.
struct Unanswered {
    std::size_t onlyInA = 0;  ///< that B does not answer
    std::size_t onlyInB = 0;  ///< that A does not answer
    std::size_t inNeither = 0;
};

/// Everything that a verdict on B against A under one measure rests on.
struct VerdictFacts {
    VerdictRules rules;
    EvaluationRules evaluation;
    /// Under the evaluation's rules. Its p of the rules' test is neither adjusted nor missing,
    /// unless the test is undefined.
    RunComparison compared;
    bool isRating = true;      ///< isRatingOfRuns()
    bool areAllEqual = false;  ///< every query has equal values in both runs
    /// The smallest true difference that the paired t test would detect with power gatePower, at
    /// the rules' alpha and the spread of the differences found.
    std::optional<double> detectable = {};
    /// The only query without which the mean difference would have the opposite sign.
    std::string decisive = {};
    double withoutDecisive = 0;  ///< the mean difference then
    Unanswered unanswered = {};
    /// The comparison if the queries that only one run answers count 0 for the other; nothing if
    /// they do anyway, or there are none.
    std::optional<RunComparison> unansweredAsZero = {};

    /// If the queries have weights: the comparison without them.
    std::optional<RunComparison> unweighted = {};

    // What the judgments leave open; see addJudging().
    std::optional<std::size_t> cutoff = {};  ///< of the judged shares: the measure's
    std::optional<double> judgedA = {};      ///< mean Judged@k over the queries answered, 0 to 1
    std::optional<double> judgedB = {};
    std::size_t completeQueries = 0;  ///< those whose documents are all judged in both runs
    /// The comparison under the other rule for unjudged documents: removed before scoring (a
    /// condensed list), or not relevant if the evaluation removes them.
    std::optional<RunComparison> otherwiseJudged = {};
    /// If unjudged documents had grades like the judged ones of their rank; nothing if the
    /// evaluation removes them.
    std::optional<LikelyDifference> likely = {};
    /// The worst case: any grades of the unjudged documents.
    std::optional<DifferenceBounds> bounds = {};

    /// If known: p adjusted for several comparisons, as shown elsewhere.
    std::optional<double> adjustedP = {};
    std::size_t family = 1;  ///< the number of comparisons that it covers

    std::optional<double> p() const { return compared.test(rules.test).p; }
    /// Whether a run has unjudged documents within the cutoff.
    bool areSomeUnjudged() const;
    /// Whether grades of the unjudged documents could give the mean difference the opposite sign,
    /// or make it 0; true if that is unknown and some are unjudged.
    bool couldBeReversed() const;
    /// Whether exactly one of these says that the runs differ: the interval, which is a t interval,
    /// and the test. Impossible for the paired t test.
    bool doIntervalAndTestDisagree() const;
    /// Whether the adjusted p is at least alpha although the raw p is below.
    bool isSignificantOnlyUnadjusted() const;
};

/// What the facts allow one to say of B against A.
enum class Conclusion : std::uint8_t {
    Better,           ///< B is significantly better
    Worse,            ///< B is significantly worse
    Equal,            ///< every query has equal values: about these queries, not about others
    Negligible,       ///< the interval lies within the margin
    NotShown,         ///< the test does not separate the runs, which does not make them equal
    TooFewQueries,    ///< worth fewer than fewestQueries(), or no spread to test
    Unanswered,       ///< depends on what queries count that only one run answers
    Unjudged,         ///< depends on how unjudged documents are treated
    Contradictory,    ///< the interval and the test disagree
    NotRated,         ///< the measure does not rate runs
    ChosenByOutcome,  ///< the queries were chosen by what would be tested
};

/// The fewest queries with which a test without assumptions about the distribution can be
/// significant: the two-sided sign or randomisation test has p of at least 2^(1 - n). 6 for 0.05.
/// With fewer, significance would rest on the normality of the differences alone.
/// @param alpha above 0 and below 1
std::size_t fewestQueries(double alpha);

/// Draws the conclusion; the first of these that applies:
///
/// 1. NotRated, ChosenByOutcome.
/// 2. Unanswered, Unjudged: the other treatment would change whether and in which direction the
///    test separates the runs. Counting unjudged documents as not relevant favours runs that
///    contributed to the judged pool, and removing them favours the others (Sakai, "Comparing
///    metrics across TREC and NTCIR: the robustness to system bias", CIKM 2008), so a conclusion
///    has to hold under both. The worst case is no criterion, because it is open for nearly every
///    collection that is not judged completely.
/// 3. TooFewQueries, Equal, Contradictory.
/// 4. Negligible: the 1 - alpha interval lies within the margin. This is Schuirmann's two one-sided
///    tests (Journal of Pharmacokinetics and Biopharmaceutics 15, 1987) at alpha / 2 each.
/// 5. Better, Worse or NotShown, by the test and the sign of the mean difference.
Conclusion conclusionOf(const VerdictFacts& facts);

}  // namespace core
