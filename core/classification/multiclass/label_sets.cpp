// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/label_sets.h"

#include "core/classification/multiclass/weighted_mean.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/foundation/total.h"

#include <algorithm>

namespace core {

namespace {

/// The mean over samples of what `of` says about one.
template <class Of>
Value meanOfSamples(const LabelSets& samples, Of of)
{
    WeightedMean mean;
    for (std::size_t i = 0; i < samples.size(); ++i)
        mean.add(of(i), samples.weight(i));
    return mean.value();
}

std::size_t truths(const LabelSets& samples, std::size_t sample)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        samples.labels, [sample](const LabelSets::Label& label) { return label.truth[sample]; }));
}

/// How many labels have at least that score, all or only true ones.
std::size_t ranked(const LabelSets& samples, std::size_t sample, double score, bool onlyTrue)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(samples.labels, [&](const LabelSets::Label& label) {
            return label.scores[sample] >= score && (label.truth[sample] || !onlyTrue);
        }));
}

ConfusionMatrix countsOf(const LabelSets& samples, const LabelSets::Label& label, double threshold)
{
    ConfusionMatrix counts;
    for (std::size_t i = 0; i < label.truth.size(); ++i) {
        const bool isPredicted = label.scores[i] >= threshold;
        double& count = label.truth[i] ? (isPredicted ? counts.tp : counts.fn)
                                       : (isPredicted ? counts.fp : counts.tn);
        count += samples.weight(i);
    }
    return counts;
}

ConfusionMatrix countsOf(const LabelSets& samples, std::size_t sample, double threshold)
{
    ConfusionMatrix counts;
    for (const LabelSets::Label& label : samples.labels) {
        const bool isPredicted = label.scores[sample] >= threshold;
        ++(label.truth[sample] ? (isPredicted ? counts.tp : counts.fn)
                               : (isPredicted ? counts.fp : counts.tn));
    }
    return counts;
}

double rateOrZero(ThresholdMetric rate, const ConfusionMatrix& counts)
{
    return thresholdMetricOf(rate, counts).valueOr(0);
}

ThresholdSweep pooled(const LabelSets& samples)
{
    std::vector<double> scores;
    std::vector<std::uint8_t> truth;
    std::vector<double> weights;
    for (const LabelSets::Label& label : samples.labels) {
        scores.insert(scores.end(), label.scores.begin(), label.scores.end());
        truth.insert(truth.end(), label.truth.begin(), label.truth.end());
        weights.insert(weights.end(), samples.weights.begin(), samples.weights.end());
    }
    return ThresholdSweep({scores, truth, 1, true, weights});
}

void addRates(const LabelSets& samples, double threshold, std::vector<NamedClassValue>& values)
{
    ConfusionMatrix all;
    std::vector<ConfusionMatrix> ofLabel;
    for (const LabelSets::Label& label : samples.labels) {
        const ConfusionMatrix& of = ofLabel.emplace_back(countsOf(samples, label, threshold));
        all.tp += of.tp;
        all.fp += of.fp;
        all.fn += of.fn;
        all.tn += of.tn;
    }
    struct Rate {
        const char* id;
        ThresholdMetric rate;
    };
    constexpr Rate rates[]{{"precision", ThresholdMetric::Precision},
                           {"recall", ThresholdMetric::Recall},
                           {"f1", ThresholdMetric::F}};
    for (const Rate& each : rates)
        values.push_back({std::string("micro_") + each.id, rateOrZero(each.rate, all)});
    for (const Rate& each : rates) {
        WeightedMean mean;
        for (const ConfusionMatrix& of : ofLabel)
            mean.add(rateOrZero(each.rate, of), 1);
        values.push_back({std::string("macro_") + each.id, mean.value()});
    }
    for (const Rate& each : rates)
        values.push_back(
            {std::string("samples_") + each.id, meanOfSamples(samples, [&](std::size_t sample) {
                 return rateOrZero(each.rate, countsOf(samples, sample, threshold));
             })});
    values.push_back({"hamming_loss", all.total() > 0 ? Value((all.fp + all.fn) / all.total())
                                                      : Value(Undefined::NoSamples)});
    values.push_back({"subset_accuracy", meanOfSamples(samples, [&](std::size_t sample) {
                          const ConfusionMatrix of = countsOf(samples, sample, threshold);
                          return of.fp + of.fn == 0 ? 1.0 : 0.0;
                      })});
}

}  // namespace

Value labelRankingPrecision(const LabelSets& samples)
{
    return meanOfSamples(samples, [&](std::size_t sample) {
        const std::size_t all = truths(samples, sample);
        if (all == 0 || all == samples.labels.size())
            return 1.0;
        Total<double> sum;
        for (const LabelSets::Label& label : samples.labels)
            if (label.truth[sample])
                sum += static_cast<double>(ranked(samples, sample, label.scores[sample], true)) /
                       static_cast<double>(ranked(samples, sample, label.scores[sample], false));
        return sum.value() / static_cast<double>(all);
    });
}

Value coverageError(const LabelSets& samples)
{
    return meanOfSamples(samples, [&](std::size_t sample) {
        std::size_t most = 0;
        for (const LabelSets::Label& label : samples.labels)
            if (label.truth[sample])
                most = std::max(most, ranked(samples, sample, label.scores[sample], false));
        return static_cast<double>(most);
    });
}

Value rankingLoss(const LabelSets& samples)
{
    return meanOfSamples(samples, [&](std::size_t sample) {
        const std::size_t all = truths(samples, sample);
        const std::size_t others = samples.labels.size() - all;
        if (all == 0 || others == 0)
            return 0.0;
        std::size_t wrong = 0;
        for (const LabelSets::Label& label : samples.labels)
            if (label.truth[sample])
                wrong += ranked(samples, sample, label.scores[sample], false) -
                         ranked(samples, sample, label.scores[sample], true);
        return static_cast<double>(wrong) / static_cast<double>(all * others);
    });
}

std::vector<ValuesOfClass> valuesOfLabels(const LabelSets& samples, double threshold)
{
    std::vector<ValuesOfClass> values;
    for (const LabelSets::Label& label : samples.labels) {
        const ConfusionMatrix counts = countsOf(samples, label, threshold);
        const ThresholdSweep sweep({label.scores, label.truth, 1, true, samples.weights});
        values.push_back({counts.positives(), counts.predictedPositive(),
                          thresholdMetricOf(ThresholdMetric::Precision, counts),
                          thresholdMetricOf(ThresholdMetric::Recall, counts),
                          thresholdMetricOf(ThresholdMetric::F, counts), auc(sweep),
                          averagePrecision(sweep)});
    }
    return values;
}

std::vector<NamedClassValue> labelSetValues(const LabelSets& samples, double threshold)
{
    std::vector<NamedClassValue> values{
        {"label_ranking_average_precision", labelRankingPrecision(samples)},
        {"coverage_error", coverageError(samples)},
        {"ranking_loss", rankingLoss(samples)}};
    addRates(samples, threshold, values);
    WeightedMean aucs;
    WeightedMean precisions;
    for (const ValuesOfClass& of : valuesOfLabels(samples, threshold)) {
        aucs.add(of.auc);
        precisions.add(of.averagePrecision);
    }
    const ThresholdSweep all = pooled(samples);
    values.push_back({"macro_auc", aucs.value()});
    values.push_back({"micro_auc", auc(all)});
    values.push_back({"macro_average_precision", precisions.value()});
    values.push_back({"micro_average_precision", averagePrecision(all)});
    return values;
}

}  // namespace core
