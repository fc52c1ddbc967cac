// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_values.h"

#include "core/classification/multiclass/weighted_mean.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/threshold_metric.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

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

bool areProbabilities(const ClassSamples& samples)
{
    return std::ranges::all_of(samples.scores, [](const std::vector<double>& scores) {
        return std::ranges::all_of(scores, [](double score) { return score >= 0 && score <= 1; });
    });
}

/// The AUC of a class's scores, on the samples of that class and of another.
Value aucOfTwo(const ClassSamples& samples, const std::vector<std::size_t>& own,
               const std::vector<std::size_t>& other, std::size_t of)
{
    std::vector<double> scores;
    std::vector<double> weights;
    for (const auto* rows : {&own, &other})
        for (const std::size_t row : *rows) {
            scores.push_back(samples.scores[of][row]);
            if (!samples.weights.empty())
                weights.push_back(samples.weights[row]);
        }
    std::vector<std::uint8_t> labels(scores.size(), 0);
    std::fill_n(labels.begin(), own.size(), std::uint8_t{1});
    return auc(ThresholdSweep({scores, labels, 1, true, weights}));
}

ValuesOfClass valuesOfClass(const ClassMatrix& matrix, std::size_t each)
{
    const ConfusionMatrix of = matrix.counts(each);
    return {matrix.samples(each),
            matrix.predicted(each),
            thresholdMetricOf(ThresholdMetric::Precision, of),
            thresholdMetricOf(ThresholdMetric::Recall, of),
            thresholdMetricOf(ThresholdMetric::F, of),
            Undefined::NoSamples,
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

/// Means of values with equal and with other weights; undefined ones are left out.
class TwoMeans {
public:
    void add(const Value& value, double weight)
    {
        if (!value) {
            m_why = value.reason();
            return;
        }
        m_equal.add(*value, 1);
        m_weighted.add(*value, weight);
    }
    Value equal() const { return orWhy(m_equal.value()); }
    Value weighted() const { return orWhy(m_weighted.value()); }

private:
    Value orWhy(const Value& mean) const { return mean ? mean : Value(m_why); }

    WeightedMean m_equal;
    WeightedMean m_weighted;
    Undefined m_why = Undefined::NoSamples;
};

struct MeansOfScores {
    TwoMeans aucs;
    TwoMeans precisions;
    TwoMeans calibration;
    TwoMeans pairs;

    void add(const ValuesOfClass& of)
    {
        aucs.add(of.auc, of.samples);
        precisions.add(of.averagePrecision, of.samples);
    }
};

void addMeans(const ClassSamples& samples, const ClassifierSettings& settings,
              const MeansOfScores& means, ClassValues& values)
{
    const ThresholdSweep all = microSweep(samples);
    const auto confidence = confidenceCalibration(samples, settings);
    const std::array<NamedClassValue, 10> added{
        {{"macro_auc", means.aucs.equal()},
         {"micro_auc", auc(all)},
         {"weighted_auc", means.aucs.weighted()},
         {"hand_till_m", means.pairs.equal()},
         {"weighted_pair_auc", means.pairs.weighted()},
         {"macro_average_precision", means.precisions.equal()},
         {"micro_average_precision", averagePrecision(all)},
         {"weighted_average_precision", means.precisions.weighted()},
         {"class_ece", means.calibration.equal()},
         {"confidence_ece", confidence ? Value(confidence->ece) : Value(confidence.error())}}};
    values.values.insert(values.values.end(), added.begin(), added.end());
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
    values.values.push_back({"brier", classBrier(samples)});
    MeansOfScores means;
    for (std::size_t each = 0; each < samples.classes.size() && !stop.stop_requested(); ++each) {
        ValuesOfClass& of = values.ofClass[each];
        const ThresholdSweep sweep = sweepAgainstRest(samples, each);
        of.auc = auc(sweep);
        of.averagePrecision = averagePrecision(sweep);
        means.add(of);
        const auto bins = calibrationCurve(sweep, settings);
        means.calibration.add(bins ? Value(bins->ece) : Value(bins.error()), 1);
        values.aucsLeftOut += of.auc ? 0 : 1;
    }
    values.ofPair = pairAucs(samples, stop);
    for (const ValuesOfPair& pair : values.ofPair)
        means.pairs.add(pair.auc(),
                        values.matrix.samples(pair.first) + values.matrix.samples(pair.second));
    addMeans(samples, settings, means, values);
}

}  // namespace

AveragedRates averagedRates(const ClassMatrix& matrix, ClassAverage average)
{
    if (average == ClassAverage::Micro) {
        const Value right = accuracy(matrix);
        return {right, right, right};
    }
    WeightedMean precision;
    WeightedMean recall;
    WeightedMean f1;
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
    WeightedMean mean;
    for (std::size_t i = 0; i < samples.size(); ++i)
        mean.add(above(samples, i) < k ? 1 : 0, samples.weight(i));
    return mean.value();
}

Value classLogLoss(const ClassSamples& samples, double clip)
{
    if (!areProbabilities(samples))
        return Undefined::NotAProbability;
    WeightedMean mean;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double own = samples.scores[samples.labels[i]][i];
        const double loss = 0 - std::log(std::clamp(own, clip, 1 - clip));
        if (!std::isfinite(loss))
            return Undefined::InfiniteLogarithm;
        mean.add(loss, samples.weight(i));
    }
    return mean.value();
}

Value classBrier(const ClassSamples& samples)
{
    if (!areProbabilities(samples))
        return Undefined::NotAProbability;
    WeightedMean mean;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        double sum = 0;
        for (std::size_t each = 0; each < samples.scores.size(); ++each) {
            const double error = samples.scores[each][i] - (samples.labels[i] == each ? 1 : 0);
            sum += error * error;
        }
        mean.add(sum, samples.weight(i));
    }
    return mean.value();
}

ThresholdSweep sweepAgainstRest(const ClassSamples& samples, std::size_t against)
{
    std::vector<std::uint8_t> labels;
    labels.reserve(samples.size());
    for (const std::uint32_t label : samples.labels)
        labels.push_back(label == against ? 1 : 0);
    return ThresholdSweep({samples.scores[against], labels, 1, true, samples.weights});
}

ThresholdSweep microSweep(const ClassSamples& samples)
{
    std::vector<double> scores;
    std::vector<std::uint8_t> labels;
    std::vector<double> weights;
    scores.reserve(samples.size() * samples.scores.size());
    labels.reserve(scores.capacity());
    for (std::size_t each = 0; each < samples.scores.size(); ++each) {
        scores.insert(scores.end(), samples.scores[each].begin(), samples.scores[each].end());
        for (const std::uint32_t label : samples.labels)
            labels.push_back(label == each ? 1 : 0);
        weights.insert(weights.end(), samples.weights.begin(), samples.weights.end());
    }
    return ThresholdSweep({scores, labels, 1, true, weights});
}

Value ValuesOfPair::auc() const
{
    if (!byFirst || !bySecond)
        return byFirst ? bySecond : byFirst;
    return (*byFirst + *bySecond) / 2;
}

std::vector<ValuesOfPair> pairAucs(const ClassSamples& samples, const std::stop_token& stop)
{
    std::vector<std::vector<std::size_t>> rows(samples.classes.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        rows[samples.labels[i]].push_back(i);
    std::vector<ValuesOfPair> pairs;
    for (std::size_t first = 0; first < rows.size(); ++first)
        for (std::size_t second = first + 1; second < rows.size(); ++second) {
            if (stop.stop_requested() || rows[first].empty() || rows[second].empty())
                continue;
            pairs.push_back({first, second, aucOfTwo(samples, rows[first], rows[second], first),
                             aucOfTwo(samples, rows[second], rows[first], second)});
        }
    return pairs;
}

Result<CalibrationCurve, Undefined> confidenceCalibration(const ClassSamples& samples,
                                                          const ClassifierSettings& settings)
{
    std::vector<double> scores;
    std::vector<std::uint8_t> labels;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const std::uint32_t highest = highestClass(samples, i);
        scores.push_back(samples.scores[highest][i]);
        labels.push_back(samples.labels[i] == highest ? 1 : 0);
    }
    return calibrationCurve(ThresholdSweep({scores, labels, 1, true, samples.weights}), settings);
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
                     {"linear_kappa", weightedKappa(values.matrix, KappaWeights::Linear)},
                     {"quadratic_kappa", weightedKappa(values.matrix, KappaWeights::Quadratic)},
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
