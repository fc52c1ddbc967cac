// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/classification/samples/threshold_sweep.h"

namespace core {

/// One model's scores with their sweep. A view: both must outlive it.
struct SweptSamples {
    const ScoredLabels& samples;
    const ThresholdSweep& sweep;
};

}  // namespace core
