// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/samples/samples.h"
#include "core/samples/threshold_sweep.h"

namespace core {

/// One model's scores with the sweep made from them. A view: both must outlive it.
struct SweptSamples {
    const ScoredLabels& samples;
    const ThresholdSweep& sweep;
};

}  // namespace core
