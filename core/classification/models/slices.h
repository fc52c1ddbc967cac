// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/samples.h"
#include "core/foundation/value.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace core {

/// A model's values on a subset of the samples, such as one site or one age group.
struct Slice {
    std::size_t samples = 0;
    ConfusionMatrix counts;  ///< at the threshold, which is the same for all slices
    Value auc = Undefined::NoSamples;
    Value ece = Undefined::NoSamples;            ///< its own expected calibration error
    Value meanPredicted = Undefined::NoSamples;  ///< mean probability of the positive class
};

struct Slices {
    Slice all;                   ///< every sample
    std::vector<Slice> ofGroup;  ///< per group
};

/// Measures each group separately, and all samples together. A missing value has a reason: without
/// positives, AUC is undefined. With few samples, values vary strongly: differences between slices
/// are described here, not tested. O(n log n).
/// @param groups per sample, an index below `groupCount`
/// @param settings bins, binning and outside are used
/// @param stop ends it early: discard the result then
Slices slicesOf(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                std::size_t groupCount, double threshold, const ClassifierSettings& settings,
                const std::stop_token& stop = {});

/// A measure used to compare slices.
struct SliceMeasure {
    std::string_view id;  ///< as in JSON: "mean_predicted"
    Value (*of)(const Slice& slice);
};

/// AUC, share of positives, mean predicted, ECE, and rates at the threshold.
std::span<const SliceMeasure> sliceMeasures();

/// The largest minus the smallest value of the slices that have one. If fewer than two have one,
/// the reason why another is undefined. O(slices).
/// @param slices at least one
Value sliceGap(std::span<const Slice> slices, const SliceMeasure& measure);

}  // namespace core
