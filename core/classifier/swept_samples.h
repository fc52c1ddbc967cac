#pragma once

#include "core/classifier/samples.h"
#include "core/classifier/threshold_sweep.h"

namespace core {

/// One model's scores with the sweep made from them. A view: both must outlive it.
struct SweptSamples {
    const ScoredLabels& samples;
    const ThresholdSweep& sweep;
};

}  // namespace core
