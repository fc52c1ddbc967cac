// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/classifier_input.h"

#include "core/classification/calibration/brier.h"
#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/calibration/log_loss.h"
#include "core/classification/calibration/probability.h"
#include "core/classification/multiclass/class_values.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/grouped_auc.h"
#include "core/classification/thresholds/operating_point.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/roc_hull.h"
#include "core/conventions/convention_search/classifier_metric.h"
#include "core/conventions/convention_search/classifier_rules.h"
#include "core/conventions/convention_search/order_under_rules.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>

namespace core {

namespace {

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

double logistic(double score)
{
    return 1 / (1 + std::exp(-score));
}

/// The rules that determine how samples are read for a measure, with all others at their defaults.
/// Measures with equal reading rules share a sweep.
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

/// The threshold for scores, with the same number of bits.
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

struct SampleGroups {
    std::span<const std::uint32_t> groups;
    std::size_t count;
};

/// The measures of samples read in one way.
class FiguresOfReading {
public:
    FiguresOfReading(const ScoredLabels& samples, const SampleGroups& groups)
        : m_samples(samples)
        , m_groups(groups)
        , m_sweep(samples)
    {}

    Value valueOf(ClassifierMetric figure, const ClassifierRules& rules)
    {
        switch (figure) {
        case ClassifierMetric::Auc:
            return auc(rules);
        case ClassifierMetric::AveragePrecision:
            return averagePrecision(rules);
        case ClassifierMetric::LogLoss:
            return summed(logLoss(rules), rules);
        case ClassifierMetric::CalibrationError:
            return calibrationError(rules);
        case ClassifierMetric::Brier:
            return summed(brierScore(m_samples, rules.settings.outside), rules);
        default:
            return rate(figure, rules);
        }
    }

private:
    Value auc(const ClassifierRules& rules) const
    {
        constexpr std::array tieCounts{0.5, 1.0, 0.0};
        if (rules.groups == GroupAveraging::Pooled)
            return core::auc(m_sweep, tieCounts[static_cast<std::size_t>(rules.tied)]);
        const auto weights = static_cast<GroupWeights>(static_cast<std::size_t>(rules.groups) - 1);
        return groupedAuc(m_samples, m_groups.groups, m_groups.count).mean(weights);
    }

    Value averagePrecision(const ClassifierRules& rules) const
    {
        switch (rules.area) {
        case PrArea::Trapezoids:
            return prTrapezoidArea(m_sweep);
        case PrArea::Interpolated:
            return prInterpolatedArea(m_sweep);
        case PrArea::Steps:
            break;
        }
        return core::averagePrecision(m_sweep);
    }

    /// Cached, because many sets of rules differ only in how it is used.
    Value logLoss(const ClassifierRules& rules)
    {
        const auto known = m_logLosses.find(rules.settings.clip);
        const Value inNats =
            known != m_logLosses.end() ? known->second : core::logLoss(m_samples, rules.settings);
        m_logLosses.emplace(rules.settings.clip, inNats);
        constexpr std::array bases{1.0, std::numbers::ln2, std::numbers::ln10};
        if (!inNats)
            return inNats;
        return *inNats / bases[static_cast<std::size_t>(rules.logBase)];
    }

    Value summed(const Value& mean, const ClassifierRules& rules) const
    {
        if (!mean || !rules.isSum)
            return mean;
        return *mean * (m_sweep.positives() + m_sweep.negatives());
    }

    Value calibrationError(const ClassifierRules& rules) const
    {
        const auto curve = calibrationCurve(m_sweep, rules.settings);
        if (!curve)
            return curve.error();
        switch (rules.gaps) {
        case GapNorm::RootMeanSquare:
            return curve->rootMeanSquaredGap();
        case GapNorm::Largest:
            return curve->mce;
        case GapNorm::Mean:
            break;
        }
        return curve->ece;
    }

    std::size_t pointOf(const ClassifierRules& rules)
    {
        if (!rules.isBestThreshold) {
            const double threshold = thresholdUnder(rules);
            const std::size_t point = m_sweep.pointAt(threshold);
            const bool isAt = point > 0 && m_sweep.threshold(point) == threshold;
            return rules.isAbove && isAt ? point - 1 : point;
        }
        if (!m_best)
            m_best = bestF(m_sweep, RocHull(m_sweep)).point;
        return *m_best;
    }

    Value rate(ClassifierMetric figure, const ClassifierRules& rules)
    {
        ConfusionMatrix counts = m_sweep.counts(pointOf(rules));
        if (rules.positive == PositiveClass::OtherClass)
            counts = {counts.tn, counts.fn, counts.fp, counts.tp};
        if (rules.rates != RateAveraging::PositiveClass)
            return averaged(figure, counts, rules.rates);
        const Value value = thresholdMetricOf(*thresholdMetricOf(figure), counts);
        if (value || rules.noRate == NoRate::Undefined)
            return value;
        return rules.noRate == NoRate::One ? 1.0 : 0.0;
    }

    static Value averaged(ClassifierMetric figure, const ConfusionMatrix& counts,
                          RateAveraging average)
    {
        ClassMatrix matrix(2);
        matrix.add(1, 1, counts.tp);
        matrix.add(0, 1, counts.fp);
        matrix.add(1, 0, counts.fn);
        matrix.add(0, 0, counts.tn);
        if (average == RateAveraging::MacroOfMeans)
            return f1OfMeans(matrix);
        const AveragedRates rates =
            averagedRates(matrix, average == RateAveraging::Macro   ? ClassAverage::Macro
                                  : average == RateAveraging::Micro ? ClassAverage::Micro
                                                                    : ClassAverage::Weighted);
        if (figure == ClassifierMetric::Precision)
            return rates.precision;
        return figure == ClassifierMetric::Recall ? rates.recall : rates.f1;
    }

    ScoredLabels m_samples;
    SampleGroups m_groups;
    ThresholdSweep m_sweep;
    std::map<double, Value> m_logLosses;  ///< in nats, by clip
    std::optional<std::size_t> m_best;
};

/// The indices of the measures requested for one reading.
struct AskedOfReading {
    ClassifierRules rules;
    std::vector<std::size_t> places;
};

std::vector<AskedOfReading> byReading(std::span<const ClassifierValueUnderRules> asked)
{
    std::vector<AskedOfReading> readings;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const ClassifierRules rules = readingRules(asked[i].figure, asked[i].rules);
        auto reading = std::ranges::find(readings, rules, &AskedOfReading::rules);
        if (reading == readings.end())
            reading = readings.insert(reading, {rules, {}});
        reading->places.push_back(i);
    }
    return readings;
}

}  // namespace

ClassifierInput::ClassifierInput(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                                 std::size_t groupCount)
    : m_scores(samples.scores.begin(), samples.scores.end())
    , m_labels(samples.labels.begin(), samples.labels.end())
    , m_weights(samples.weights.begin(), samples.weights.end())
    , m_groups(groups.begin(), groups.end())
    , m_groupCount(groupCount)
    , m_positive(samples.positive)
    , m_higherIsPositive(samples.higherIsPositive)
{
    m_facts.hasWeights = !m_weights.empty();
    m_facts.hasGroups = groupCount > 0;
    m_facts.hasOutside = std::ranges::any_of(
        m_scores, [](double score) { return !statedProbability(score, Outside::Undefined); });
    m_facts.isOneClass =
        std::ranges::adjacent_find(m_labels, std::not_equal_to<>()) == m_labels.end();
}

ScoredLabels ClassifierInput::samples() const
{
    return {m_scores, m_labels, m_positive, m_higherIsPositive, m_weights};
}

std::vector<Value>
ClassifierInput::numbers(std::span<const ClassifierValueUnderRules> asked, const Threads& threads,
                         const std::stop_token& stop,
                         const std::function<void(std::size_t, std::size_t)>& progress) const
{
    const std::vector<AskedOfReading> readings = byReading(asked);
    std::vector<Value> values(asked.size(), Undefined::NoSamples);
    std::atomic<std::size_t> done = 0;
    threads.run(readings.size(), [&](std::size_t place) {
        if (stop.stop_requested())
            return;
        const AskedOfReading& of = readings[place];
        const SampleReading reading(samples(), of.rules);
        FiguresOfReading figures(reading.samples(), {m_groups, m_groupCount});
        for (const std::size_t i : of.places)
            values[i] = figures.valueOf(asked[i].figure, asked[i].rules);
        if (progress)
            progress(++done, readings.size());
    });
    return values;
}

}  // namespace core
