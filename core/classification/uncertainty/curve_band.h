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

/// How sure a curve is, place by place: 95 % intervals of its heights. Pointwise: the whole curve
/// lies within all of them less often.
struct CurveBand {
    std::vector<double> x;  ///< 0 to 1, ascending, of equal distance
    std::vector<double> lower;
    std::vector<double> upper;

    bool operator==(const CurveBand&) const = default;
};

/// The band of a ROC curve: for each false positive rate the 2.5 % and 97.5 % quantiles of the true
/// positive rates of curves of redrawn samples (vertical averaging), see forEachRedraw():
/// stratified, also with weights. Between the points of a round's curve the rate lies on the
/// straight line, and where several points have one false positive rate it is the highest.
///
/// Undefined with one class only. O(rounds × (n + places)), over forEachRedraw() 8 bytes a round
/// and place. Sources: Fawcett, "An introduction to ROC analysis", Pattern Recognition Letters 27,
/// 2006, section 8; Macskassy & Provost, "Confidence bands for ROC curves", ROCAI 2004.
/// @param stop ends the rounds early: what is returned then is to be thrown away
Result<CurveBand, Undefined> rocBand(const SweptSamples& of, const BootstrapRules& rules = {},
                                     const Threads& threads = Threads(),
                                     const std::stop_token& stop = {});

/// The same of a precision-recall curve: the precision for each recall; at recall 0 that of the
/// first recall above it.
Result<CurveBand, Undefined> prBand(const SweptSamples& of, PrLines lines,
                                    const BootstrapRules& rules = {},
                                    const Threads& threads = Threads(),
                                    const std::stop_token& stop = {});

}  // namespace core
