// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_values.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/metrics/statistics/paired_t.h"

#include <stop_token>
#include <vector>

namespace core {

using ClassInterval = Result<Interval, Undefined>;

/// The 95 % intervals of ValuesOfClass.
struct IntervalsOfClass {
    ClassInterval precision = Undefined::NoSamples;
    ClassInterval recall = Undefined::NoSamples;
    ClassInterval f1 = Undefined::NoSamples;
    ClassInterval auc = Undefined::NoSamples;
    ClassInterval averagePrecision = Undefined::NoSamples;
};

/// The 95 % intervals of ClassValues, in its order.
struct ClassIntervals {
    std::vector<ClassInterval> values;
    std::vector<IntervalsOfClass> ofClass;
    std::vector<ClassInterval> ofPair;
};

/// Bootstrap intervals of all values. In each round every class is resampled separately
/// (stratified), so that its number of samples is constant; weights stay with their samples. The
/// ends are the 2.5 % and 97.5 % quantiles of the rounds, linearly interpolated; rounds in which a
/// value is undefined are left out. The same on every machine and for any number of threads.
///
/// Undefined where the value is. The expected calibration error of a resample is too large on
/// average, as in calibrationErrorInterval(), so that its interval tends to be too high; undefined
/// if it does not contain the value. O(rounds × samples × classes). Source: Efron & Tibshirani, "An
/// introduction to the bootstrap", 1993, chapter 13.
/// @param values classValues() of the samples
/// @param stop ends the rounds early: discard the result then
ClassIntervals classIntervals(const ClassSamples& samples, const ClassValues& values,
                              const ClassifierSettings& settings, const BootstrapRules& rules = {},
                              const Threads& threads = Threads(), const std::stop_token& stop = {});

}  // namespace core
