// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/decision_tests.h"

#include "core/classification/samples/threshold_sweep.h"
#include "core/metrics/statistics/mcnemar.h"

#include <cmath>

namespace core {

namespace {

/// The decisions as predictions of the other class.
PairedDecisions reversedDecisions(const PairedDecisions& of)
{
    return {of.neither, of.onlySecond, of.onlyFirst, of.both};
}

bool isPredictedPositive(const ScoredLabels& samples, std::size_t sample, double threshold)
{
    const Outcome outcome = outcomeOf(samples, sample, threshold);
    return outcome == Outcome::TruePositive || outcome == Outcome::FalsePositive;
}

}  // namespace

Value samePrecisionP(const PairedDecisions& positives, const PairedDecisions& negatives)
{
    const double firstHits = positives.both + positives.onlyFirst;
    const double secondHits = positives.both + positives.onlySecond;
    const double first = firstHits + negatives.both + negatives.onlyFirst;
    const double second = secondHits + negatives.both + negatives.onlySecond;
    if (first == 0 || second == 0)
        return Undefined::NonePredictedPositive;
    const double difference = secondHits / second - firstHits / first;
    if (difference == 0)
        return 1.0;
    const double pooled = (firstHits + secondHits) / (first + second);
    const double shared =
        (positives.both * (1 - pooled) * (1 - pooled) + negatives.both * pooled * pooled) /
        (first + second);
    const double variance = (pooled * (1 - pooled) - 2 * shared) * (1 / first + 1 / second);
    return std::erfc(std::abs(difference) / std::sqrt(2 * variance));
}

PairedOutcomes pairedOutcomes(const ScoredLabels& first, double firstThreshold,
                              const ScoredLabels& second, double secondThreshold)
{
    PairedOutcomes outcomes;
    for (std::size_t i = 0; i < first.size(); ++i) {
        PairedDecisions& of = first.isPositive(i) ? outcomes.positives : outcomes.negatives;
        const bool byFirst = isPredictedPositive(first, i, firstThreshold);
        const bool bySecond = isPredictedPositive(second, i, secondThreshold);
        ++(byFirst ? bySecond ? of.both : of.onlyFirst : bySecond ? of.onlySecond : of.neither);
    }
    return outcomes;
}

std::vector<DecisionTest> decisionTests(const PairedOutcomes& outcomes, bool isWeighted)
{
    const PairedDecisions& positives = outcomes.positives;
    const PairedDecisions& negatives = outcomes.negatives;
    const auto countsOf = [&](double PairedDecisions::*only) {
        const double tp = positives.both + positives.*only;
        const double fp = negatives.both + negatives.*only;
        return ConfusionMatrix{tp, fp, positives.total() - tp, negatives.total() - fp};
    };
    const ConfusionMatrix ofFirst = countsOf(&PairedDecisions::onlyFirst);
    const ConfusionMatrix ofSecond = countsOf(&PairedDecisions::onlySecond);
    std::vector<DecisionTest> tests;
    const auto add = [&](ThresholdMetric rate, Value pValue, std::optional<Value> exact) {
        const Value before = thresholdMetricOf(rate, ofFirst);
        const Value after = thresholdMetricOf(rate, ofSecond);
        std::optional<Undefined> reason;
        if (isWeighted)
            reason = Undefined::Weighted;
        else if (!before || !after)
            reason = before ? after.reason() : before.reason();
        if (reason)
            tests.push_back(
                {rate, *reason, *reason, exact ? std::optional<Value>(*reason) : exact});
        else
            tests.push_back({rate, *after - *before, pValue, exact});
    };
    const auto addMcNemar = [&](ThresholdMetric rate, double onlyFirst, double onlySecond) {
        const McNemarP p =
            mcNemar(static_cast<std::size_t>(onlyFirst), static_cast<std::size_t>(onlySecond));
        add(rate, p.mid, Value(p.exact));
    };
    addMcNemar(ThresholdMetric::Accuracy, positives.onlyFirst + negatives.onlySecond,
               positives.onlySecond + negatives.onlyFirst);
    addMcNemar(ThresholdMetric::Recall, positives.onlyFirst, positives.onlySecond);
    addMcNemar(ThresholdMetric::Specificity, negatives.onlySecond, negatives.onlyFirst);
    add(ThresholdMetric::Precision, samePrecisionP(positives, negatives), std::nullopt);
    add(ThresholdMetric::Npv,
        samePrecisionP(reversedDecisions(negatives), reversedDecisions(positives)), std::nullopt);
    return tests;
}

}  // namespace core
