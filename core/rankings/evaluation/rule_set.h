// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/number_reading.h"
#include "core/metrics/measures/settings.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/runs/run.h"

#include <cstdint>

namespace core {

/// How deep a list is read, besides the depth that a measure's cutoff says.
enum class CutoffRule : std::uint8_t {
    AtCutoff,   ///< k ranks
    WholeList,  ///< as if no cutoff had been given
    OneLess,    ///< k - 1 ranks, a slip
    OneMore,    ///< k + 1 ranks, a slip
};

/// How documents of one score stand, beyond what a RankOrder says.
enum class TiedOrder : std::uint8_t {
    ByOrder,      ///< as the RankOrder says
    FileReverse,  ///< the last one of the file first
    WorstFirst,   ///< the lowest grade first (CatBoost)
    BestFirst,    ///< the highest grade first
};

/// What is left of a score before documents are sorted by it.
enum class ScoreDigits : std::uint8_t {
    AsRead,        ///< all that its precision keeps
    Half,          ///< 16 bits
    FourDecimals,  ///< to the nearest
    TwoDecimals,
};

/// What documents are sorted by.
enum class SortedBy : std::uint8_t {
    Score,           ///< highest first
    ScoreAscending,  ///< lowest first: distances, ranks for scores, a lost sign
    Grade,           ///< the judgments themselves, highest first: labels for scores
};

/// What a document that nobody judged counts as.
enum class UnjudgedRule : std::uint8_t {
    Unjudged,  ///< it is not relevant, or leaves the list (EvaluationRules::judgedOnly)
    TopGrade,  ///< one of the highest grade of the judgments, also in the ideal
};

/// What recall is divided by.
enum class RecallDenominator : std::uint8_t { AllRelevant, Capped };

/// How a number is made of the values of the queries.
enum class Averaging : std::uint8_t {
    Mean,
    Median,     ///< the mean of the two in the middle where their number is even
    Geometric,  ///< with 0.00001 for lower values (gm_map of trec_eval)
    Pooled,     ///< what all queries earn over all they could (micro)
};

/// What of the digits inside a sum of gains by rank is kept.
enum class SumDigits : std::uint8_t {
    All,
    DiscountsOfTwo,  ///< decimals of 1/log2(i+1): 0.63, 0.5, 0.43, as tables in print have them
    TermsOfTwo,      ///< decimals of a gain times its discount
};

/// All that decides how a number comes about besides the documents and the name of the measure: the
/// settings, what is done before the formula and what after it. A library is such a value, the
/// rules in force are one, and the step from one to another is a list of what differs
/// (core/conventions/convention_search/axis_table.h).
struct RuleSet {
    Settings settings = {};
    RankOrder order = RankOrder::ScoreThenIdDescending;
    ScorePrecision precision = ScorePrecision::Double;
    EvaluationRules evaluation = {};
    bool wholeGrades = false;  ///< a grade's fraction is cut off: 1.7 is 1, as C reads an integer
    CutoffRule cutoff = CutoffRule::AtCutoff;
    bool cutsFirst = false;  ///< nothing is known of documents below k, not even to the ideal
    TiedOrder tiedOrder = TiedOrder::ByOrder;
    ScoreDigits scoreDigits = ScoreDigits::AsRead;
    SortedBy sortedBy = SortedBy::Score;
    UnjudgedRule unjudged = UnjudgedRule::Unjudged;
    bool appendsJudged = false;  ///< judged documents that were not retrieved get the score 0
    RecallDenominator recallDenominator = RecallDenominator::AllRelevant;
    Averaging averaging = Averaging::Mean;
    bool countsHalf = false;  ///< a query without a value counts 1/2, whatever `evaluation` says
    SumDigits sumDigits = SumDigits::All;

    bool operator==(const RuleSet&) const = default;
};

}  // namespace core
