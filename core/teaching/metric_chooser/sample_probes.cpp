// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/metric_chooser/sample_probes.h"

#include "core/classification/samples/threshold_sweep.h"
#include "core/conventions/convention_search/classifier_input.h"

#include <cassert>
#include <optional>
#include <utility>

namespace core {

namespace {

using PairOfSamples = std::pair<std::size_t, std::size_t>;

/// On one side of the threshold, the positive with the most positive score and the negative with
/// the most negative; nothing if swapping them changes nothing.
std::optional<PairOfSamples> pairOnSide(const ScoredLabels& samples, double threshold,
                                        bool accepted)
{
    const double sign = samples.higherIsPositive ? 1 : -1;
    std::optional<std::size_t> positive;
    std::optional<std::size_t> negative;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double score = sign * samples.scores[i];
        if ((score >= sign * threshold) != accepted)
            continue;
        if (samples.isPositive(i) && (!positive || score > sign * samples.scores[*positive]))
            positive = i;
        if (!samples.isPositive(i) && (!negative || score < sign * samples.scores[*negative]))
            negative = i;
    }
    if (!positive || !negative || samples.scores[*positive] == samples.scores[*negative])
        return std::nullopt;
    return PairOfSamples{*positive, *negative};
}

std::optional<PairOfSamples> pairToTurn(const ScoredLabels& samples, double threshold)
{
    const auto accepted = pairOnSide(samples, threshold, true);
    return accepted ? accepted : pairOnSide(samples, threshold, false);
}

double movedThreshold(const ScoredLabels& samples, double threshold)
{
    const ThresholdSweep sweep(samples);
    const std::size_t point = sweep.pointAt(threshold);
    return sweep.threshold(point + 1 < sweep.size() ? point + 1 : point - 1);
}

/// The columns of samples under a probe.
struct ProbedSamples {
    std::vector<double> scores;
    std::vector<double> weights;
    double threshold;

    ProbedSamples(SampleProbe probe, const ScoredLabels& samples, double inForce)
        : scores(samples.scores.begin(), samples.scores.end())
        , weights(samples.weights.begin(), samples.weights.end())
        , threshold(inForce)
    {
        switch (probe) {
        case SampleProbe::PairTurned:
            if (const auto pair = pairToTurn(samples, inForce))
                std::swap(scores[pair->first], scores[pair->second]);
            break;
        case SampleProbe::ScoresHalved:
            for (double& score : scores)
                score /= 2;
            break;
        case SampleProbe::NegativesTenfold:
            weights.resize(samples.size(), 1.0);
            for (std::size_t i = 0; i < samples.size(); ++i)
                weights[i] *= samples.isPositive(i) ? 1 : 10;
            break;
        case SampleProbe::ThresholdMoved:
            threshold = movedThreshold(samples, inForce);
            break;
        }
    }

    ScoredLabels of(const ScoredLabels& samples) const
    {
        return {scores, samples.labels, samples.positive, samples.higherIsPositive, weights};
    }
};

std::vector<Value> valuesOf(const ScoredLabels& samples, double threshold,
                            const ClassifierSettings& settings,
                            std::span<const GuideSubject> subjects)
{
    ClassifierRules rules;
    rules.settings = settings;
    rules.threshold = threshold;
    std::vector<ClassifierValueUnderRules> asked;
    for (const GuideSubject& subject : subjects)
        if (const auto* figure = std::get_if<ClassifierMetric>(&subject))
            asked.push_back({*figure, rules});
    const std::vector<Value> figures = ClassifierInput(samples).numbers(asked);
    const ThresholdSweep sweep(samples);
    const ConfusionMatrix counts = sweep.counts(sweep.pointAt(threshold));
    std::vector<Value> values;
    std::size_t next = 0;
    for (const GuideSubject& subject : subjects) {
        assert(!std::holds_alternative<Measure>(subject));
        if (const auto* rate = std::get_if<ThresholdMetric>(&subject))
            values.push_back(thresholdMetricOf(*rate, counts));
        else
            values.push_back(figures[next++]);
    }
    return values;
}

bool hasBothClasses(const ScoredLabels& samples)
{
    bool has[2] = {false, false};
    for (std::size_t i = 0; i < samples.size(); ++i)
        has[samples.isPositive(i) ? 1 : 0] = true;
    return has[0] && has[1];
}

}  // namespace

std::vector<SampleProbe> sampleProbes(const ScoredLabels& samples, double threshold)
{
    if (samples.size() > mostProbedSamples || !hasBothClasses(samples))
        return {};
    std::vector<SampleProbe> probes;
    if (pairToTurn(samples, threshold))
        probes.push_back(SampleProbe::PairTurned);
    probes.insert(probes.end(), {SampleProbe::ScoresHalved, SampleProbe::NegativesTenfold,
                                 SampleProbe::ThresholdMoved});
    return probes;
}

std::vector<ProbeEffect> effectsOf(SampleProbe probe, const ScoredLabels& samples, double threshold,
                                   const ClassifierSettings& settings,
                                   std::span<const GuideSubject> subjects)
{
    const ProbedSamples probed(probe, samples, threshold);
    const auto before = valuesOf(samples, threshold, settings, subjects);
    const auto after = valuesOf(probed.of(samples), probed.threshold, settings, subjects);
    std::vector<ProbeEffect> effects;
    for (std::size_t i = 0; i < before.size(); ++i)
        effects.push_back({before[i], after[i]});
    return effects;
}

}  // namespace core
