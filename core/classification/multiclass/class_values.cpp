// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_values.h"

#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/foundation/total.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// A mean of values; an undefined one may count as 0 or be excluded.
class MeanOfClasses {
public:
    void add(double value, double weight)
    {
        m_sum += value * weight;
        m_weights += weight;
    }
    Value value() const
    {
        if (m_weights.value() == 0)
            return Undefined::NoSamples;
        return m_sum.value() / m_weights.value();
    }

private:
    Total<double> m_sum;
    Total<double> m_weights;
};

bool counts(const ConfusionMatrix& of)
{
    return of.tp + of.fp + of.fn > 0;
}

/// The number of classes that rank above the sample's own: with a higher score, or an equal one and
/// an earlier index.
std::size_t above(const ClassSamples& samples, std::size_t sample)
{
    const std::uint32_t label = samples.labels[sample];
    const double own = samples.scores[label][sample];
    std::size_t count = 0;
    for (std::size_t each = 0; each < samples.scores.size(); ++each) {
        const double score = samples.scores[each][sample];
        count += score > own || (score == own && each < label) ? 1 : 0;
    }
    return count;
}

double sumOfScores(const ClassSamples& samples, std::size_t sample)
{
    double sum = 0;
    for (const auto& scores : samples.scores)
        sum += scores[sample];
    return sum;
}

std::size_t notSummingToOne(const ClassSamples& samples)
{
    constexpr double rounding = 0.01;
    std::size_t count = 0;
    for (std::size_t i = 0; !samples.scores.empty() && i < samples.size(); ++i)
        count += std::abs(sumOfScores(samples, i) - 1) > rounding ? 1 : 0;
    return count;
}

ValuesOfClass valuesOfClass(const ClassMatrix& matrix, std::size_t each)
{
    const ConfusionMatrix of = matrix.counts(each);
    return {matrix.samples(each),
            matrix.predicted(each),
            thresholdMetricOf(ThresholdMetric::Precision, of),
            thresholdMetricOf(ThresholdMetric::Recall, of),
            thresholdMetricOf(ThresholdMetric::F, of),
            Undefined::NoSamples};
}

void addAverages(ClassValues& values)
{
    const auto add = [&values](const char* id, const Value& value) {
        values.values.push_back({id, value});
    };
    const AveragedRates macro = averagedRates(values.matrix, ClassAverage::Macro);
    add("macro_precision", macro.precision);
    add("macro_recall", macro.recall);
    add("macro_f1", macro.f1);
    add("macro_f1_of_means", f1OfMeans(values.matrix));
    const AveragedRates micro = averagedRates(values.matrix, ClassAverage::Micro);
    add("micro_precision", micro.precision);
    add("micro_recall", micro.recall);
    add("micro_f1", micro.f1);
    const AveragedRates weighted = averagedRates(values.matrix, ClassAverage::Weighted);
    add("weighted_precision", weighted.precision);
    add("weighted_recall", weighted.recall);
    add("weighted_f1", weighted.f1);
}

/// Adds the values that need scores.
void addOfScores(const ClassSamples& samples, const ClassifierSettings& settings,
                 const std::stop_token& stop, ClassValues& values)
{
    constexpr std::size_t mostTop = 5;
    for (std::size_t k = 2; k <= mostTop && k < samples.classes.size(); ++k)
        values.values.push_back(
            {"top_" + std::to_string(k) + "_accuracy", topAccuracy(samples, k)});
    values.values.push_back({"log_loss", classLogLoss(samples, settings.clip)});
    MeanOfClasses macro;
    MeanOfClasses weighted;
    for (std::size_t each = 0; each < samples.classes.size() && !stop.stop_requested(); ++each) {
        ValuesOfClass& of = values.ofClass[each];
        of.auc = aucAgainstRest(samples, each);
        if (of.auc) {
            macro.add(*of.auc, 1);
            weighted.add(*of.auc, of.samples);
        } else {
            ++values.aucsLeftOut;
        }
    }
    values.values.push_back({"macro_auc", macro.value()});
    values.values.push_back({"weighted_auc", weighted.value()});
}

}  // namespace

AveragedRates averagedRates(const ClassMatrix& matrix, ClassAverage average)
{
    if (average == ClassAverage::Micro) {
        const Value right = accuracy(matrix);
        return {right, right, right};
    }
    MeanOfClasses precision;
    MeanOfClasses recall;
    MeanOfClasses f1;
    for (std::size_t each = 0; each < matrix.size(); ++each) {
        const ConfusionMatrix of = matrix.counts(each);
        if (!counts(of))
            continue;
        const double weight = average == ClassAverage::Macro ? 1 : matrix.samples(each);
        precision.add(thresholdMetricOf(ThresholdMetric::Precision, of).valueOr(0), weight);
        recall.add(thresholdMetricOf(ThresholdMetric::Recall, of).valueOr(0), weight);
        f1.add(thresholdMetricOf(ThresholdMetric::F, of).valueOr(0), weight);
    }
    return {precision.value(), recall.value(), f1.value()};
}

Value f1OfMeans(const ClassMatrix& matrix)
{
    const AveragedRates macro = averagedRates(matrix, ClassAverage::Macro);
    if (!macro.precision)
        return macro.precision;
    const double sum = *macro.precision + *macro.recall;
    return sum > 0 ? 2 * *macro.precision * *macro.recall / sum : 0.0;
}

Value topAccuracy(const ClassSamples& samples, std::size_t k)
{
    MeanOfClasses mean;
    for (std::size_t i = 0; i < samples.size(); ++i)
        mean.add(above(samples, i) < k ? 1 : 0, samples.weight(i));
    return mean.value();
}

Value classLogLoss(const ClassSamples& samples, double clip)
{
    for (const auto& scores : samples.scores)
        if (std::ranges::any_of(scores, [](double score) { return !(score >= 0 && score <= 1); }))
            return Undefined::NotAProbability;
    MeanOfClasses mean;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double own = samples.scores[samples.labels[i]][i];
        mean.add(-std::log(std::clamp(own, clip, 1 - clip)), samples.weight(i));
    }
    return mean.value();
}

Value aucAgainstRest(const ClassSamples& samples, std::size_t against)
{
    std::vector<std::uint8_t> labels;
    labels.reserve(samples.size());
    for (const std::uint32_t label : samples.labels)
        labels.push_back(label == against ? 1 : 0);
    return auc(ThresholdSweep({samples.scores[against], labels, 1, true, samples.weights}));
}

ClassValues classValues(const ClassSamples& samples, const ClassifierSettings& settings,
                        const std::stop_token& stop)
{
    ClassValues values;
    values.matrix = ClassMatrix(samples);
    for (std::size_t each = 0; each < samples.classes.size(); ++each) {
        const ValuesOfClass& of = values.ofClass.emplace_back(valuesOfClass(values.matrix, each));
        values.absent += of.counts() ? 0 : 1;
        values.countedAsZero += !of.counts() ? 0 : (of.precision ? 0u : 1u) + (of.recall ? 0u : 1u);
    }
    values.values = {{"accuracy", accuracy(values.matrix)},
                     {"balanced_accuracy", balancedAccuracy(values.matrix)},
                     {"kappa", cohenKappa(values.matrix)},
                     {"mcc", matthews(values.matrix)}};
    addAverages(values);
    if (samples.scores.empty())
        return values;
    addOfScores(samples, settings, stop, values);
    values.tied = tiedSamples(samples);
    values.otherwise = predictedOtherwise(samples);
    values.notSummingToOne = notSummingToOne(samples);
    return values;
}

}  // namespace core
