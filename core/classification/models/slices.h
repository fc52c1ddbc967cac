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

/// What a model is worth on some of the samples: those of one site, one age group.
struct Slice {
    std::size_t samples = 0;
    ConfusionMatrix counts;  ///< at the threshold, which is one for all slices
    Value auc = Undefined::NoSamples;
    Value ece = Undefined::NoSamples;            ///< its own expected calibration error
    Value meanPredicted = Undefined::NoSamples;  ///< mean probability of the positive class
};

struct Slices {
    Slice all;                   ///< every sample
    std::vector<Slice> ofGroup;  ///< per group
};

/// Every group measured apart, and all samples together. A value that a slice has not says why:
/// without positives there is no AUC. With few samples values scatter: differences between slices
/// are described here, not tested. O(n log n).
/// @param groups per sample, an index below `groupCount`
/// @param settings bins, binning and outside are read
/// @param stop ends early: what is returned then is to be thrown away
Slices slicesOf(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                std::size_t groupCount, double threshold, const ClassifierSettings& settings,
                const std::stop_token& stop = {});

/// Something that slices are compared by.
struct SliceMeasure {
    std::string_view id;  ///< as JSON names it: "mean_predicted"
    Value (*of)(const Slice& slice);
};

/// AUC, share of positives, mean predicted, ECE, and rates at the threshold.
std::span<const SliceMeasure> sliceMeasures();

/// The largest minus the smallest value, of the slices that have one. Where fewer than two have
/// one, why another has none. O(slices).
/// @param slices at least one
Value sliceGap(std::span<const Slice> slices, const SliceMeasure& measure);

}  // namespace core
