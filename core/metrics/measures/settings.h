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
    Table,        ///< as a table says (LightGBM's label_gain, trec_eval's ndcg.1=3,2=9)
};

/// Which grades have a linear or exponential gain in CG, DCG, IDCG and nDCG.
enum class Earners : std::uint8_t {
    EveryGrade,    ///< every grade above 0 (trec_eval, whatever its threshold is)
    RelevantOnly,  ///< those that reach the relevance threshold, in the ideal too (ranx)
    AsGiven,       ///< all, negative ones as they are, in the ideal too, which may so be below 0
                   ///< (scikit-learn's dcg_score, torchmetrics, CatBoost)
};

/// What a gain at rank i is divided by.
enum class Discount : std::uint8_t {
    Log2,                ///< log2(i + 1): rank 1 is not discounted, rank 2 is
    JarvelinKekalainen,  ///< log_b(i) from rank b on, 1 before: the paper's own form
    Reciprocal,          ///< i
    None,                ///< 1
    Ln,                  ///< ln(i + 1): nDCG as with Log2, DCG not (gdeval)
    Late,                ///< log2(i + 2): a slip, of ranks that count from 1 as if from 0
};

/// Which documents the ideal ranking is made of, best grade first.
enum class IdealPool : std::uint8_t {
    AllJudged,      ///< retrieved or not (trec_eval, ranx)
    RetrievedOnly,  ///< the list itself, reordered (scikit-learn, LightGBM, most calculators)
    RelevantOnly,   ///< judged documents that reach the relevance threshold; nDCG may exceed 1
    AsManyJudged,   ///< the best of all judged, as many as were retrieved (Elasticsearch)
    AllQueries,     ///< all that is judged for any query of the collection: one ideal for all
};

/// How far down nDCG reads its ideal ranking.
enum class IdealCutoff : std::uint8_t {
    AtCutoff,   ///< to k, as the list
    None,       ///< to its end, so that nDCG@k of a perfect list may be below 1
    Retrieved,  ///< as many as were retrieved, whatever k is
    Relevant,   ///< R, the number of relevant documents
};

/// What AP divides its sum by.
enum class ApDenominator : std::uint8_t {
    AllRelevant,  ///< R, also when cut at k (trec_eval, ranx)
    Capped,       ///< min(k, R) (Kaggle, RecBole)
    HitsFound,    ///< relevant documents within the cutoff (torchmetrics)
    Cutoff,       ///< k; without a cutoff the number retrieved
    HitsInList,   ///< relevant documents of the whole list, also when cut at k
};

/// What P divides the relevant documents among the first k by.
enum class PrecisionDenominator : std::uint8_t {
    Cutoff,     ///< k, however few were retrieved (trec_eval, ranx)
    Retrieved,  ///< min(k, n) (CatBoost, TF-Ranking, torchmetrics' adaptive_k)
    Capped,     ///< min(k, R), so that P is capped recall (trec_eval's relative_P)
};

/// Which document RR waits for.
enum class RrTarget : std::uint8_t {
    FirstRelevant,  ///< the first that reaches the threshold
    HighestGrade,   ///< the first that carries the highest judged grade (Liu 2009)
};

/// RR of a query whose target was not retrieved.
enum class NoHit : std::uint8_t {
    Zero,      ///< 0
    LeaveOut,  ///< undefined, so that a mean leaves the query out
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
    Judged,  ///< judged documents among the first min(k, n), over as many (ir_measures)
    Holes,   ///< documents not judged among the first k, over k (Hole@k of BEIR, unj of trec_eval)
};

/// How many of R relevant documents a share of them is, in interpolated precision.
enum class RecallRounding : std::uint8_t {
    Up,       ///< the whole part of share × R + 0.9 (trec_eval 9.0.8, ranx)
    Nearest,  ///< the nearest whole number (trec_eval 10.0)
};

/// The points of recall, 0, 0.1, … 1, that the 11-point average and precision-recall curves have.
inline constexpr std::size_t recallPoints = 11;

/// Gains by grade as somebody lists them: a grade is worth what the table says of the highest grade
/// in it that does not exceed it, and nothing below the lowest. Grades are 0 or more, a grade of 0
/// earns nothing, and gains do not fall with the grade, so that a better one never earns less.
///
/// Text form `1:1,2:3,3:7`, also read with = for the colon, as trec_eval writes it. trec_eval gives
/// a grade that its list leaves out the grade itself as gain.
class GainTable {
public:
    static constexpr std::size_t most = 16;
    static constexpr double largest = 1e9;  ///< of grades and gains

    /// What 2^grade - 1 says of the grades 1 to 4, the beginning of LightGBM's label_gain.
    constexpr GainTable() = default;

    double gainOf(double grade) const;
    /// Reads the text form; false, with the table unchanged, when it is none.
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

/// All parameters of all ranking measures, in one value. A convention is such a value; a measure
/// reads the ones it names in its table row and ignores the rest.
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
    std::optional<double> topGrade;  ///< of ERR, graded RBP and scaled gains; else the data's
    double beta = 1;                 ///< of F: recall weighs beta times as much as precision
    PairWeight pairWeight = PairWeight::Uniform;
    JudgedCount judgedCount = JudgedCount::Judged;
    double recallPoint = 0;  ///< of interpolated precision, between 0 and 1
    RecallRounding recallRounding = RecallRounding::Up;

    bool operator==(const Settings&) const = default;
};

}  // namespace core
