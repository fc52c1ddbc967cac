#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace core {

/// What a grade is worth in CG, DCG, IDCG and nDCG.
enum class Gain : std::uint8_t {
    Linear,       ///< the grade itself (Järvelin & Kekäläinen 2002; trec_eval, scikit-learn)
    Exponential,  ///< 2^grade - 1 (Burges et al. 2005; LightGBM, XGBoost)
    Binary,       ///< 1 from the relevance threshold on (RecBole)
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
};

/// Which documents the ideal ranking is made of, best grade first.
enum class IdealPool : std::uint8_t {
    AllJudged,      ///< retrieved or not (trec_eval, ranx)
    RetrievedOnly,  ///< the list itself, reordered (scikit-learn, LightGBM, most calculators)
    RelevantOnly,   ///< judged documents that reach the relevance threshold; nDCG may exceed 1
    AsManyJudged,   ///< the best of all judged, as many as were retrieved (Elasticsearch)
};

/// What AP divides its sum by.
enum class ApDenominator : std::uint8_t {
    AllRelevant,  ///< R, also when cut at k (trec_eval, ranx)
    Capped,       ///< min(k, R) (Kaggle, RecBole)
    HitsFound,    ///< relevant documents within the cutoff (torchmetrics)
};

/// What P divides the relevant documents among the first k by.
enum class PrecisionDenominator : std::uint8_t {
    Cutoff,     ///< k, however few were retrieved (trec_eval, ranx)
    Retrieved,  ///< min(k, n) (CatBoost, TF-Ranking, torchmetrics' adaptive_k)
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

/// All parameters of all ranking measures, in one value. A convention is such a value; a measure
/// reads the ones it names in its table row and ignores the rest.
struct Settings {
    double relevantFrom = 1;  ///< a document is relevant from this grade on; 0: every judged one
    Gain gain = Gain::Linear;
    Earners earners = Earners::EveryGrade;
    Discount discount = Discount::Log2;
    double discountBase = 2;  ///< b of JarvelinKekalainen, greater than 1
    IdealPool ideal = IdealPool::AllJudged;
    ApDenominator apDenominator = ApDenominator::AllRelevant;
    PrecisionDenominator precisionDenominator = PrecisionDenominator::Cutoff;
    RrTarget rrTarget = RrTarget::FirstRelevant;
    NoHit noHit = NoHit::Zero;
    RbpGain rbpGain = RbpGain::Binary;
    double persistence = 0.8;        ///< p of RBP, between 0 and 1
    std::optional<double> topGrade;  ///< top of the scale for ERR and graded RBP; else the data's
    double beta = 1;                 ///< of F: recall weighs beta times as much as precision
    PairWeight pairWeight = PairWeight::Uniform;
    JudgedCount judgedCount = JudgedCount::Judged;
    double recallPoint = 0;  ///< of interpolated precision, between 0 and 1
    RecallRounding recallRounding = RecallRounding::Up;

    bool operator==(const Settings&) const = default;
};

}  // namespace core
