// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/sample_reading.h"

#include "core/classification/calibration/probability.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/conventions/convention_search/order_under_rules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace core {

namespace {

double logistic(double score)
{
    return 1 / (1 + std::exp(-score));
}

}  // namespace

ClassifierRules readingRules(ClassifierMetric figure, ClassifierRules rules)
{
    ClassifierRules kept;
    kept.settings.outside = rules.settings.outside;
    kept.positive = rules.positive;
    // The other class's rates use the same predictions.
    if (thresholdMetricOf(figure) && rules.positive == PositiveClass::OtherClass)
        kept.positive = PositiveClass::AsChosen;
    kept.isLogistic = rules.isLogistic;
    kept.precision = rules.precision;
    kept.scoreDigits = rules.scoreDigits;
    kept.takesPredictions = rules.takesPredictions;
    if (rules.takesPredictions) {
        kept.threshold = rules.threshold;
        kept.isAbove = rules.isAbove;
    }
    kept.weights = rules.weights;
    if (figure == ClassifierMetric::CalibrationError)
        kept.confidence = rules.confidence;
    return kept;
}

double thresholdUnder(const ClassifierRules& rules)
{
    const bool areBits =
        rules.scoreDigits == ScoreDigits::AsRead || rules.scoreDigits == ScoreDigits::Half;
    return areBits ? keptScore(rules.threshold, rules.precision, rules.scoreDigits)
                   : rules.threshold;
}

SampleReading::SampleReading(const ScoredLabels& samples, const ClassifierRules& rules)
    : m_scores(samples.scores.begin(), samples.scores.end())
    , m_labels(samples.labels.begin(), samples.labels.end())
    , m_weights(samples.weights.begin(), samples.weights.end())
    , m_positive(samples.positive)
    , m_higherIsPositive(samples.higherIsPositive)
{
    shortenScores(rules);
    if (rules.takesPredictions)
        takePredictions(rules);
    choosePositive(rules.positive);
    if (rules.confidence == ConfidenceOf::PredictedClass)
        takeConfidence(rules.settings.outside);
    if (rules.weights != SampleWeighting::Given)
        m_weights.clear();
    if (rules.weights == SampleWeighting::Balanced)
        balance();
}

ScoredLabels SampleReading::samples() const
{
    return {m_scores, m_labels, m_positive, m_higherIsPositive, m_weights};
}

void SampleReading::choosePositive(PositiveClass positive)
{
    if (positive == PositiveClass::OtherClass || positive == PositiveClass::LabelsSwapped)
        m_positive = m_positive == 0 ? 1 : 0;
    if (positive == PositiveClass::OtherClass || positive == PositiveClass::ScoresNegated)
        m_higherIsPositive = !m_higherIsPositive;
}

void SampleReading::shortenScores(const ClassifierRules& rules)
{
    for (double& score : m_scores) {
        score = keptScore(score, rules.precision, rules.scoreDigits);
        if (rules.isLogistic)
            score = logistic(score);
    }
}

void SampleReading::takePredictions(const ClassifierRules& rules)
{
    const double threshold = thresholdUnder(rules);
    const double positive = m_higherIsPositive ? 1 : 0;
    for (double& score : m_scores) {
        const bool isBeyond = m_higherIsPositive ? score > threshold : score < threshold;
        const bool isAccepted = isBeyond || (score == threshold && !rules.isAbove);
        score = isAccepted ? positive : 1 - positive;
    }
}

void SampleReading::takeConfidence(Outside outside)
{
    for (std::size_t i = 0; i < m_scores.size(); ++i) {
        const auto stated = statedProbability(m_scores[i], outside);
        if (!stated)
            return;  // stays an invalid probability, so the value is undefined
        const double p = positiveProbability(*stated, m_higherIsPositive);
        const bool isPositive = m_labels[i] == m_positive;
        m_labels[i] = (p >= 0.5) == isPositive ? 1 : 0;
        m_scores[i] = std::max(p, 1 - p);
    }
    m_positive = 1;
    m_higherIsPositive = true;
}

void SampleReading::balance()
{
    std::array<double, 2> counts{};
    for (const std::uint8_t label : m_labels)
        ++counts[label];
    const double each = static_cast<double>(m_labels.size()) / 2;
    for (const std::uint8_t label : m_labels)
        m_weights.push_back(each / counts[label]);
}

}  // namespace core
