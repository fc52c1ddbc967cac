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

/// Every distinct threshold for a set of scored samples, with the counts of predicted positives:
/// from the threshold that predicts the fewest positives to the one that predicts all. Samples with
/// equal scores are added together. ROC, precision-recall, all rates at all thresholds and AUC are
/// views of it.
///
/// At point 0, nothing is predicted positive: its threshold is +inf (-inf if low scores are
/// positive). At point i > 0, the samples whose score is threshold(i) or favours the positive class
/// more are predicted positive. 0 and -0 are one score. Memory: 16 bytes per distinct score, 32
/// with weights, and at most twice that.
class ThresholdSweep {
public:
    /// A sweep without samples: only point 0.
    ThresholdSweep();
    /// Sorts the scores once. O(n) for large n, with 16 more bytes per sample while it runs (32
    /// with weights); n below 2^32. The same for any number of threads.
    explicit ThresholdSweep(const ScoredLabels& samples, const Threads& threads = Threads());

    /// The number of points, including point 0: the distinct scores plus one.
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
    /// The point whose predictions apply at a threshold. O(log n).
    /// @param threshold not NaN
    std::size_t pointAt(double threshold) const;
    bool higherIsPositive() const { return m_higherIsPositive; }
    bool isWeighted() const { return !m_weightedTp.empty(); }

    double positives() const { return truePositives(size() - 1); }  ///< number or sum of weights
    double negatives() const { return falsePositives(size() - 1); }
    /// True positives: their number or sum of weights.
    double truePositives(std::size_t point) const
    {
        return isWeighted() ? m_weightedTp[point] : m_tp[point];
    }
    /// False positives: their number or sum of weights.
    double falsePositives(std::size_t point) const
    {
        return isWeighted() ? m_weightedFp[point] : m_fp[point];
    }
    /// Why recall or false positive rate is undefined at every point.
    std::optional<Undefined> missingClass() const;
    std::size_t samples() const { return std::size_t{m_tp.back()} + m_fp.back(); }
    /// The numbers of true and false positives, ignoring weights.
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

/// The outcome of a sample: it is predicted positive if its score is `threshold` or favours the
/// positive class more.
Outcome outcomeOf(const ScoredLabels& samples, std::size_t sample, double threshold);

/// The fewest decimals, at least `least`, with which a threshold as text predicts every sample as
/// the threshold does; `least` if there are none.
int thresholdDecimals(double threshold, const ThresholdSweep& sweep, int least);

}  // namespace core
