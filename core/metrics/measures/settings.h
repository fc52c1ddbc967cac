// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// What a grade is worth in CG, DCG, IDCG and nDCG.
enum class Gain : std::uint8_t {
    Linear,       ///< the grade itself (Järvelin & Kekäläinen 2002; trec_eval, scikit-learn)
    Exponential,  ///< 2^grade - 1 (Burges et al. 2005; LightGBM, XGBoost)
    Binary,       ///< 1 from the relevance threshold on (RecBole)
    Scaled,       ///< grade over the top of the scale
    Table,        ///< from a table (LightGBM's label_gain, trec_eval's ndcg.1=3,2=9)
};

/// Which grades have a linear or exponential gain in CG, DCG, IDCG and nDCG.
enum class Earners : std::uint8_t {
    EveryGrade,    ///< every grade above 0 (trec_eval, for any threshold)
    RelevantOnly,  ///< those that reach the relevance threshold, in the ideal too (ranx)
    AsGiven,       ///< all, including negative ones, in the ideal too, which may become negative
                   ///< (scikit-learn's dcg_score, torchmetrics, CatBoost)
};

/// What a gain at rank i is divided by.
enum class Discount : std::uint8_t {
    Log2,                ///< log2(i + 1): rank 1 is not discounted, rank 2 is
    JarvelinKekalainen,  ///< log_b(i) from rank b on, 1 before: the paper's own form
    Reciprocal,          ///< i
    None,                ///< 1
    Ln,                  ///< ln(i + 1): same nDCG as Log2, different DCG (gdeval)
    Late,                ///< log2(i + 2): an off-by-one error, for ranks counted from 0
};

/// Which documents form the ideal ranking, best grade first.
enum class IdealPool : std::uint8_t {
    AllJudged,      ///< retrieved or not (trec_eval, ranx)
    RetrievedOnly,  ///< the list itself, reordered (scikit-learn, LightGBM, most calculators)
    RelevantOnly,   ///< judged documents that reach the relevance threshold; nDCG may exceed 1
    AsManyJudged,   ///< the best of all judged, as many as were retrieved (Elasticsearch)
    AllQueries,     ///< everything judged for any query of the collection: one ideal for all
};

/// How far down nDCG reads its ideal ranking.
enum class IdealCutoff : std::uint8_t {
    AtCutoff,   ///< to k, like the list
    None,       ///< to its end, so nDCG@k of a perfect list may be below 1
    Retrieved,  ///< to the number retrieved, regardless of k
    Relevant,   ///< to R, the number of relevant documents
};

/// The divisor of AP's sum.
enum class ApDenominator : std::uint8_t {
    AllRelevant,  ///< R, even if cut at k (trec_eval, ranx)
    Capped,       ///< min(k, R) (Kaggle, RecBole)
    HitsFound,    ///< relevant documents within the cutoff (torchmetrics)
    Cutoff,       ///< k; without a cutoff the number retrieved
    HitsInList,   ///< relevant documents in the whole list, even if cut at k
};

/// The divisor of the number of relevant documents among the first k in P.
enum class PrecisionDenominator : std::uint8_t {
    Cutoff,     ///< k, even if fewer were retrieved (trec_eval, ranx)
    Retrieved,  ///< min(k, n) (CatBoost, TF-Ranking, torchmetrics' adaptive_k)
    Capped,     ///< min(k, R), which makes P capped recall (trec_eval's relative_P)
};

/// Which document RR looks for.
enum class RrTarget : std::uint8_t {
    FirstRelevant,  ///< the first that reaches the threshold
    HighestGrade,   ///< the first with the highest judged grade (Liu 2009)
};

/// RR of a query whose target was not retrieved.
enum class NoHit : std::uint8_t {
    Zero,      ///< 0
    LeaveOut,  ///< undefined, so a mean skips the query
};

/// What a document earns in RBP.
enum class RbpGain : std::uint8_t {
    Binary,  ///< 1 from the threshold on
    Graded,  ///< grade over the top of the scale
    Raw,     ///< the grade itself; RBP may exceed 1 (ranx)
};

/// How much the pair of ranks u < v weighs in RC.
enum class PairWeight : std::uint8_t {
    Uniform,   ///< 1
    TopRanks,  ///< 1/u + 1/v: mistakes at the top weigh more
    GradeGap,  ///< the difference of the two grades: bad mistakes weigh more
};

/// What the share of judged documents counts.
enum class JudgedCount : std::uint8_t {
    Judged,  ///< judged documents among the first min(k, n), over min(k, n)
    Holes,   ///< unjudged documents among the first k, over k (Hole@k of BEIR, unj of trec_eval)
    All,     ///< as Judged, but a negative grade counts as judged, too (ir_measures)
};

/// How a share of R is rounded to a number of documents in interpolated precision.
enum class RecallRounding : std::uint8_t {
    Up,       ///< share × R + 0.9, rounded down (trec_eval 9.0.8, ranx)
    Nearest,  ///< the nearest whole number (trec_eval 10.0)
};

/// How far down compatibility compares the list with its ideal.
enum class OverlapDepth : std::uint8_t {
    Thousand,  ///< to rank 1000 (compatibility.py)
    Lists,     ///< to the end of the longer of the two (ir_measures)
};

/// Recall points 0, 0.1, … 1 of the 11-point average and precision-recall curves.
inline constexpr std::size_t recallPoints = 11;

/// A custom table of gains by grade. A grade earns the gain of the highest listed grade that does
/// not exceed it, and nothing below the lowest. Grades are at least 0, a grade of 0 earns nothing,
/// and gains never decrease as the grade rises.
///
/// Text form `1:1,2:3,3:7`, also parsed with = instead of the colon, as in trec_eval. There, a
/// grade that is not listed has itself as gain.
class GainTable {
public:
    static constexpr std::size_t most = 16;
    static constexpr double largest = 1e9;  ///< of grades and gains

    /// 2^grade - 1 for the grades 1 to 4, as at the start of LightGBM's label_gain.
    constexpr GainTable() = default;

    double gainOf(double grade) const;
    /// Parses the text form. False if it is not valid; the table is then unchanged.
    bool read(std::string_view text);
    std::string text() const;

    bool operator==(const GainTable&) const = default;

private:
    struct Row {
        double grade = 0;
        double gain = 0;
        bool operator==(const Row&) const = default;
    };

    bool add(std::string_view assignment);

    std::array<Row, most> m_rows{Row{1, 1}, Row{2, 3}, Row{3, 7}, Row{4, 15}};  ///< by grade
    std::size_t m_size = 4;
};

/// The rules of all ranking measures in one value. A measure reads only the parameters listed in
/// its table row.
struct Settings {
    double relevantFrom = 1;  ///< a document is relevant from this grade on; 0: every judged one
    Gain gain = Gain::Linear;
    GainTable gainTable;
    Earners earners = Earners::EveryGrade;
    Discount discount = Discount::Log2;
    double discountBase = 2;  ///< b of JarvelinKekalainen, greater than 1
    IdealPool ideal = IdealPool::AllJudged;
    IdealCutoff idealCutoff = IdealCutoff::AtCutoff;
    ApDenominator apDenominator = ApDenominator::AllRelevant;
    PrecisionDenominator precisionDenominator = PrecisionDenominator::Cutoff;
    RrTarget rrTarget = RrTarget::FirstRelevant;
    NoHit noHit = NoHit::Zero;
    RbpGain rbpGain = RbpGain::Binary;
    double persistence = 0.8;        ///< p of RBP, between 0 and 1
    double desiredGain = 1;          ///< T of INST, INSQ and BPM, at least 0.5
    std::optional<double> topGrade;  ///< of ERR, graded RBP and scaled gains; empty: the data's
    double beta = 1;                 ///< of F: recall weighs beta times as much as precision
    PairWeight pairWeight = PairWeight::Uniform;
    JudgedCount judgedCount = JudgedCount::Judged;
    double recallPoint = 0;  ///< of interpolated precision, between 0 and 1
    RecallRounding recallRounding = RecallRounding::Up;
    double overlapPersistence = 0.95;  ///< p of compatibility, between 0 and 1
    OverlapDepth overlapDepth = OverlapDepth::Thousand;

    bool operator==(const Settings&) const = default;
};

}  // namespace core
