// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/models/slices.h"

#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/samples/samples_by_group.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/foundation/total.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace core {

namespace {

double meanPredicted(const CalibrationCurve& curve)
{
    Total<double> sum;
    Total<double> weights;
    for (const CalibrationBin& bin : curve.bins) {
        sum += bin.meanPredicted * bin.weight;
        weights += bin.weight;
    }
    return sum.value() / weights.value();
}

Slice sliceOf(const ScoredLabels& samples, double threshold, const ClassifierSettings& settings)
{
    const ThresholdSweep sweep(samples);
    Slice slice{samples.size(), sweep.counts(sweep.pointAt(threshold)), auc(sweep)};
    const auto curve = calibrationCurve(sweep, settings);
    slice.ece = curve ? Value(curve->ece) : Value(curve.error());
    slice.meanPredicted = curve ? Value(meanPredicted(*curve)) : Value(curve.error());
    return slice;
}

Value shareOfPositives(const Slice& slice)
{
    if (slice.samples == 0)
        return Undefined::NoSamples;
    return slice.counts.positives() / slice.counts.total();
}

template <ThresholdMetric rate>
Value rateOfSlice(const Slice& slice)
{
    return thresholdMetricOf(rate, slice.counts);
}

constexpr std::array measures{
    SliceMeasure{"auc", [](const Slice& slice) { return slice.auc; }},
    SliceMeasure{"share_of_positives", shareOfPositives},
    SliceMeasure{"mean_predicted", [](const Slice& slice) { return slice.meanPredicted; }},
    SliceMeasure{"ece", [](const Slice& slice) { return slice.ece; }},
    SliceMeasure{"accuracy", rateOfSlice<ThresholdMetric::Accuracy>},
    SliceMeasure{"precision", rateOfSlice<ThresholdMetric::Precision>},
    SliceMeasure{"recall", rateOfSlice<ThresholdMetric::Recall>},
    SliceMeasure{"specificity", rateOfSlice<ThresholdMetric::Specificity>},
    SliceMeasure{"fpr", rateOfSlice<ThresholdMetric::Fpr>},
    SliceMeasure{"predicted_positive", rateOfSlice<ThresholdMetric::PredictedPositive>},
};

}  // namespace

Slices slicesOf(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                std::size_t groupCount, double threshold, const ClassifierSettings& settings,
                const std::stop_token& stop)
{
    const SamplesByGroup sorted(samples, groups, groupCount);
    Slices slices{sliceOf(samples, threshold, settings), {}};
    for (std::size_t group = 0; group < groupCount && !stop.stop_requested(); ++group)
        slices.ofGroup.push_back(sliceOf(sorted.ofGroup(group), threshold, settings));
    return slices;
}

std::span<const SliceMeasure> sliceMeasures()
{
    return measures;
}

Value sliceGap(std::span<const Slice> slices, const SliceMeasure& measure)
{
    assert(!slices.empty());
    std::vector<double> values;
    std::optional<Undefined> reason;
    for (const Slice& slice : slices) {
        if (const Value value = measure.of(slice))
            values.push_back(*value);
        else
            reason = reason.value_or(value.reason());
    }
    if (values.size() < 2 && reason)
        return *reason;
    const auto [smallest, largest] = std::minmax_element(values.begin(), values.end());
    return *largest - *smallest;
}

}  // namespace core
