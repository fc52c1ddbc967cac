// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/swept_samples.h"
#include "core/classification/thresholds/precision_area.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"

#include <stop_token>
#include <vector>

namespace core {

/// Pointwise 95 % intervals of a curve's heights. The whole curve lies within all of them less
/// often than that.
struct CurveBand {
    std::vector<double> x;  ///< 0 to 1, ascending, equidistant
    std::vector<double> lower;
    std::vector<double> upper;

    bool operator==(const CurveBand&) const = default;
};

/// The band of a ROC curve: for each false positive rate, the 2.5 % and 97.5 % quantiles of the
/// true positive rates of curves of resampled data (vertical averaging), stratified even with
/// weights, see forEachRedraw(). Between the points of a round's curve, the rate is interpolated
/// linearly; if several points have the same false positive rate, the highest counts.
///
/// Undefined with only one class. O(rounds × (n + places)), with 8 bytes per round and place in
/// addition to forEachRedraw(). Sources: Fawcett, "An introduction to ROC analysis", Pattern
/// Recognition Letters 27, 2006, section 8; Macskassy & Provost, "Confidence bands for ROC curves",
/// ROCAI 2004.
/// @param stop ends the rounds early: discard the result then
Result<CurveBand, Undefined> rocBand(const SweptSamples& of, const BootstrapRules& rules = {},
                                     const Threads& threads = Threads(),
                                     const std::stop_token& stop = {});

/// The same for a precision-recall curve: the precision for each recall; at recall 0, that of the
/// first recall above it.
Result<CurveBand, Undefined> prBand(const SweptSamples& of, PrLines lines,
                                    const BootstrapRules& rules = {},
                                    const Threads& threads = Threads(),
                                    const std::stop_token& stop = {});

}  // namespace core
