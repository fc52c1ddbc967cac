// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/samples.h"
#include "core/classification/samples/score_key.h"
#include "core/foundation/threads.h"
#include "core/foundation/uninitialised.h"
#include "core/foundation/value.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace core {

/// Every distinct threshold of a set of scored samples, from the one that accepts the fewest to
/// the one that accepts all, with what is accepted: samples of one score come in together. ROC,
/// precision-recall, every rate at every threshold and AUC are views of it.
///
/// Point 0 accepts nothing: it has no threshold of its own (+inf; -inf where low scores are
/// positive). Point i > 0 accepts the samples whose score is threshold(i) or speaks more for the
/// positive class. 0 and -0 are one score. Memory: 16 bytes per distinct score, 32 with weights,
/// and at most twice that.
class ThresholdSweep {
public:
    /// Of no samples: only point 0.
    ThresholdSweep();
    /// Sorts the scores once. O(n) for large n, over 16 more bytes a sample while it runs (32 with
    /// weights); n below 2^32. The same for any number of threads.
    explicit ThresholdSweep(const ScoredLabels& samples, const Threads& threads = Threads());

    /// Points, with point 0: the distinct scores plus one.
    std::size_t size() const { return m_keys.size(); }
    double threshold(std::size_t point) const
    {
        assert(point < size());
        return scoreOfKey(m_keys[point], m_higherIsPositive);
    }
    ConfusionMatrix counts(std::size_t point) const
    {
        const double tp = truePositives(point);
        const double fp = falsePositives(point);
        return {tp, fp, positives() - tp, negatives() - fp};
    }
    /// The point in force at a threshold: what it accepts. O(log n).
    /// @param threshold not NaN
    std::size_t pointAt(double threshold) const;
    bool higherIsPositive() const { return m_higherIsPositive; }
    bool isWeighted() const { return !m_weightedTp.empty(); }

    double positives() const { return truePositives(size() - 1); }  ///< number, or sum of weights
    double negatives() const { return falsePositives(size() - 1); }
    /// Accepted positives: their number, or the sum of their weights.
    double truePositives(std::size_t point) const
    {
        return isWeighted() ? m_weightedTp[point] : m_tp[point];
    }
    /// Accepted negatives: their number, or the sum of their weights.
    double falsePositives(std::size_t point) const
    {
        return isWeighted() ? m_weightedFp[point] : m_fp[point];
    }
    /// Why there is no recall, or no false positive rate, at any point.
    std::optional<Undefined> missingClass() const;
    std::size_t samples() const { return std::size_t{m_tp.back()} + m_fp.back(); }
    /// Numbers of accepted positives and negatives, weights aside.
    std::uint32_t acceptedPositives(std::size_t point) const { return m_tp[point]; }
    std::uint32_t acceptedNegatives(std::size_t point) const { return m_fp[point]; }

private:
    UninitialisedVector<std::uint64_t> m_keys;
    UninitialisedVector<std::uint32_t> m_tp;
    UninitialisedVector<std::uint32_t> m_fp;
    UninitialisedVector<double> m_weightedTp;  // empty without weights
    UninitialisedVector<double> m_weightedFp;
    bool m_higherIsPositive = true;

    void takeIn(const ScoredLabels& samples, const Threads& threads);
    void takeInWeighted(const ScoredLabels& samples, const Threads& threads);
    void resize(std::size_t points);
};

/// What becomes of a sample: it is predicted positive when its score is `threshold` or speaks more
/// for the positive class.
Outcome outcomeOf(const ScoredLabels& samples, std::size_t sample, double threshold);

}  // namespace core
