// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/shard/score_sums.h"

#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/calibration/normalised_entropy.h"
#include "core/classification/calibration/predicted_to_observed.h"
#include "core/classification/calibration/probability.h"
#include "core/classification/samples/score_key.h"
#include "core/classification/thresholds/precision_area.h"
#include "core/classification/thresholds/ranked_pairs.h"
#include "core/classification/thresholds/starting_threshold.h"

#include <algorithm>
#include <cassert>

namespace core {

namespace {

std::optional<Undefined> missingClass(const DividedScores& scores)
{
    if (scores.rows == 0)
        return Undefined::NoSamples;
    if (scores.positives == 0)
        return Undefined::NoPositives;
    if (scores.positives == scores.rows)
        return Undefined::NoNegatives;
    return {};
}

/// All sums of one pass over the points.
class PassOverPoints {
public:
    PassOverPoints(const DividedScores& scores, const ClassifierSettings& settings,
                   double threshold)
        : m_scores(scores)
        , m_outside(settings.outside)
        , m_thresholdKey(scoreKey(threshold, scores.higherIsPositive))
        , m_pairs(scores.rows - scores.positives)
        , m_precision(PrLines::Steps)
        , m_bins(uniformEdges(settings.bins), settings.closed)
    {
        assert(settings.binning == Binning::Uniform);
    }

    void add(const ScorePoint& point)
    {
        m_tp += point.positives;
        m_fp += point.negatives;
        m_pairs.add(m_tp, m_fp);
        m_precision.add(static_cast<double>(m_tp), static_cast<double>(m_fp));
        if (point.key <= m_thresholdKey)
            m_accepted = {static_cast<double>(m_tp), static_cast<double>(m_fp), 0, 0};
        const double score = scoreOfKey(point.key, m_scores.higherIsPositive);
        const auto stated = statedProbability(score, m_outside);
        if (!stated)
            return;
        const double probability = positiveProbability(*stated, m_scores.higherIsPositive);
        const ScoreGroup group{score, static_cast<double>(point.positives),
                               static_cast<double>(point.negatives),
                               point.positives + point.negatives};
        m_bins.add(group, probability);
        m_predicted += group.weight() * probability;
    }

    bool hasAll() const { return m_tp == m_scores.positives && m_tp + m_fp == m_scores.rows; }

    ScoreValues values() const
    {
        const auto missing = missingClass(m_scores);
        const Value logLoss = m_scores.logLoss.mean();
        const auto positives = static_cast<double>(m_tp);
        const auto negatives = static_cast<double>(m_fp);
        ScoreValues values;
        auto& of = values.ofScores;
        of.emplace_back("auc", missing ? Value(*missing) : shareInOrder(m_pairs.pairs()));
        of.emplace_back("average_precision", missing && missing != Undefined::NoNegatives
                                                 ? Value(*missing)
                                                 : m_precision.value());
        of.emplace_back("log_loss", logLoss);
        of.emplace_back("brier", m_scores.brier.mean());
        of.emplace_back("ece", logLoss ? Value(m_bins.curve(positives + negatives).ece) : logLoss);
        const auto entropy = missing && logLoss ? Result<NormalisedEntropy, Undefined>(*missing)
                                                : normalisedEntropy(logLoss, positives, negatives);
        of.emplace_back("normalised_entropy",
                        entropy ? Value(entropy->value()) : Value(entropy.error()));
        of.emplace_back("relative_information_gain",
                        entropy ? Value(entropy->gain()) : Value(entropy.error()));
        of.emplace_back("predicted_to_observed", predictedToObserved(logLoss, positives));
        values.atThreshold = {m_accepted.tp, m_accepted.fp, positives - m_accepted.tp,
                              negatives - m_accepted.fp};
        return values;
    }

private:
    Value predictedToObserved(const Value& logLoss, double positives) const
    {
        if (!logLoss)
            return logLoss;
        if (positives == 0)
            return Undefined::NoPositives;
        return PredictedToObserved{m_predicted.value(), positives}.ratio();
    }

    const DividedScores& m_scores;
    Outside m_outside;
    std::uint64_t m_thresholdKey;
    std::uint64_t m_tp = 0;
    std::uint64_t m_fp = 0;
    PairCounter<PairCount> m_pairs;
    PrecisionArea m_precision;
    ConfusionMatrix m_accepted;
    CalibrationSums m_bins;
    ExactTotal m_predicted;
};

/// The score at a 0-based index over all samples, best first.
std::optional<double> scoreAt(std::uint64_t place, const DividedScores& scores)
{
    MergedScores merged(scores.runs);
    while (const auto point = merged.next()) {
        const std::uint64_t samples = point->positives + point->negatives;
        if (place < samples)
            return scoreOfKey(point->key, scores.higherIsPositive);
        place -= samples;
    }
    return std::nullopt;
}

}  // namespace

std::optional<double> startingThreshold(const DividedScores& scores)
{
    if (scores.rows == 0)
        return startingThreshold(std::span<const double>());
    const double best = scoreOfKey(scores.bestKey, scores.higherIsPositive);
    const double worst = scoreOfKey(scores.worstKey, scores.higherIsPositive);
    const auto [lowest, highest] = std::minmax(best, worst);
    if (const auto threshold = thresholdBetween(lowest, highest))
        return threshold;
    const std::uint64_t middle = scores.rows / 2;
    return scoreAt(scores.higherIsPositive ? scores.rows - 1 - middle : middle, scores);
}

std::optional<ScoreValues> measured(const DividedScores& scores, const ClassifierSettings& settings,
                                    double threshold)
{
    PassOverPoints pass(scores, settings, threshold);
    MergedScores merged(scores.runs);
    while (const auto point = merged.next())
        pass.add(*point);
    if (!merged.isGood() || !pass.hasAll())
        return std::nullopt;
    return pass.values();
}

}  // namespace core
