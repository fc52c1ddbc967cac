// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/conventions/convention_search/classifier_metric.h"
#include "core/conventions/convention_search/classifier_rules.h"

#include <cstdint>
#include <vector>

namespace core {

/// Of the rules for a figure those by which samples are read, the rest at their defaults: figures
/// that agree in them share a sweep.
ClassifierRules readingRules(ClassifierMetric figure, ClassifierRules rules);

/// The threshold that scores are held against: of as many bits as they are.
double thresholdUnder(const ClassifierRules& rules);

/// Samples as rules read them: scores, labels and weights of their own.
class SampleReading {
public:
    /// O(n).
    /// @param rules as readingRules() leaves them
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
