// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/conventions/convention_search/classifier_metric.h"
#include "core/conventions/convention_search/classifier_rules.h"

#include <cstdint>
#include <vector>

namespace core {

/// The rules that determine how samples are read for a measure, with all others at their defaults.
/// Measures with equal reading rules share a sweep.
ClassifierRules readingRules(ClassifierMetric figure, ClassifierRules rules);

/// The threshold for scores, with the same number of bits.
double thresholdUnder(const ClassifierRules& rules);

/// Samples as read under rules; owns their scores, labels and weights.
class SampleReading {
public:
    /// O(n).
    /// @param rules from readingRules()
    SampleReading(const ScoredLabels& samples, const ClassifierRules& rules);

    ScoredLabels samples() const;

private:
    void choosePositive(PositiveClass positive);
    void shortenScores(const ClassifierRules& rules);
    void takePredictions(const ClassifierRules& rules);
    void takeConfidence(Outside outside);
    void balance();

    std::vector<double> m_scores;
    std::vector<std::uint8_t> m_labels;
    std::vector<double> m_weights;
    std::uint8_t m_positive;
    bool m_higherIsPositive;
};

}  // namespace core
