#pragma once

#include "core/classifier/counts.h"
#include "core/classifier/samples.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

/// Every distinct threshold of a set of scored samples, from the one that accepts the fewest to
/// the one that accepts all, with what is accepted: samples of one score come in together. ROC,
/// precision-recall, every rate at every threshold and AUC are views of it.
///
/// Point 0 accepts nothing: it has no threshold of its own (+inf; -inf where low scores are
/// positive). Point i > 0 accepts the samples whose score is threshold(i) or speaks more for the
/// positive class. Memory: 16 bytes per distinct score, 32 with weights.
class ThresholdSweep {
public:
    /// Sorts the scores once. O(n log n) or better; n below 2^32.
    explicit ThresholdSweep(const ScoredLabels& samples);

    /// Points, with point 0: the distinct scores plus one.
    std::size_t size() const { return m_thresholds.size(); }
    double threshold(std::size_t point) const { return m_thresholds[point]; }
    Counts counts(std::size_t point) const;
    /// The point in force at a threshold: what it accepts. O(log n).
    /// @param threshold not NaN
    std::size_t pointAt(double threshold) const;
    bool higherIsPositive() const { return m_higherIsPositive; }
    bool isWeighted() const { return !m_weightedTp.empty(); }

    double positives() const;  ///< number, or sum of weights
    double negatives() const;
    std::size_t samples() const { return std::size_t{m_tp.back()} + m_fp.back(); }
    /// Numbers of accepted positives and negatives, weights aside.
    std::uint32_t acceptedPositives(std::size_t point) const { return m_tp[point]; }
    std::uint32_t acceptedNegatives(std::size_t point) const { return m_fp[point]; }

private:
    std::vector<double> m_thresholds;
    std::vector<std::uint32_t> m_tp;
    std::vector<std::uint32_t> m_fp;
    std::vector<double> m_weightedTp;  // empty without weights
    std::vector<double> m_weightedFp;
    bool m_higherIsPositive = true;
};

/// What becomes of a sample: it is predicted positive when its score is `threshold` or speaks more
/// for the positive class.
Outcome outcomeOf(const ScoredLabels& samples, std::size_t sample, double threshold);

}  // namespace core
