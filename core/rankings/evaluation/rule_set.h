// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/number_reading.h"
#include "core/metrics/measures/settings.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/runs/run.h"

#include <cstdint>

namespace core {

/// How deep a list is read for a measure with cutoff k.
enum class CutoffRule : std::uint8_t {
    AtCutoff,   ///< k ranks
    WholeList,  ///< as if there were no cutoff
    OneLess,    ///< k - 1 ranks, an off-by-one error
    OneMore,    ///< k + 1 ranks, an off-by-one error
};

/// The order of documents with equal scores, if it is not the RankOrder's.
enum class TiedOrder : std::uint8_t {
    ByOrder,      ///< set by the RankOrder
    FileReverse,  ///< last in the file first
    WorstFirst,   ///< lowest grade first (CatBoost)
    BestFirst,    ///< highest grade first
};

/// The precision to which scores are reduced before sorting.
enum class ScoreDigits : std::uint8_t {
    AsRead,        ///< no reduction
    Half,          ///< 16 bits
    FourDecimals,  ///< to the nearest
    TwoDecimals,
};

/// The key by which documents are sorted.
enum class SortedBy : std::uint8_t {
    Score,           ///< highest first
    ScoreAscending,  ///< lowest first: distances, ranks instead of scores, a lost minus sign
    Grade,           ///< the judgments themselves, highest first: labels instead of scores
};

/// What an unjudged document counts as.
enum class UnjudgedRule : std::uint8_t {
    Unjudged,  ///< not relevant, or removed from the list (EvaluationRules::judgedOnly)
    TopGrade,  ///< a document with the highest judged grade, also in the ideal
};

/// The divisor of recall.
enum class RecallDenominator : std::uint8_t { AllRelevant, Capped };

/// How the queries' values are combined into one number.
enum class Averaging : std::uint8_t {
    Mean,
    Median,     ///< for an even number, the mean of the middle two
    Geometric,  ///< geometric mean, with values raised to at least 0.00001 (trec_eval's gm_map)
    Pooled,     ///< the sum of what all queries earn over the sum of what they could earn (micro)
};

/// Rounding inside a sum of discounted gains.
enum class SumDigits : std::uint8_t {
    All,
    DiscountsOfTwo,  ///< two decimals of 1/log2(i+1): 0.63, 0.5, 0.43, as in printed tables
    TermsOfTwo,      ///< two decimals of each gain times its discount
};

/// Everything that determines a number besides the documents and the measure: the settings of the
/// formula, and what is done before and after it. Both a library and the current rules are such
/// values; the way from one to the other is a list of differences
/// (core/conventions/convention_search/axis_table.h).
struct RuleSet {
    Settings settings = {};
    RankOrder order = RankOrder::ScoreThenIdDescending;
    ScorePrecision precision = ScorePrecision::Double;
    EvaluationRules evaluation = {};
    bool wholeGrades = false;  ///< grades are truncated: 1.7 becomes 1, as when C reads an integer
    CutoffRule cutoff = CutoffRule::AtCutoff;
    bool cutsFirst = false;  ///< documents below k are unknown, even to the ideal
    TiedOrder tiedOrder = TiedOrder::ByOrder;
    ScoreDigits scoreDigits = ScoreDigits::AsRead;
    SortedBy sortedBy = SortedBy::Score;
    UnjudgedRule unjudged = UnjudgedRule::Unjudged;
    bool appendsJudged = false;  ///< judged documents that were not retrieved get the score 0
    RecallDenominator recallDenominator = RecallDenominator::AllRelevant;
    Averaging averaging = Averaging::Mean;
    bool countsHalf = false;  ///< an undefined query counts 1/2, regardless of `evaluation`
    SumDigits sumDigits = SumDigits::All;

    bool operator==(const RuleSet&) const = default;
};

}  // namespace core
