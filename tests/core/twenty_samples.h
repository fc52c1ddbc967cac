// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <cstdint>
#include <vector>

/// 8 of 20 samples are positive; two pairs of scores are tied. Small enough that the ends of
/// bootstrap intervals are steps, which numpy finds alike with other random numbers.
struct TwentySamples {
    std::vector<double> scores{.95, .9,  .85, .8, .8,  .75, .7,  .65, .6,  .55,
                               .5,  .45, .45, .4, .35, .3,  .25, .2,  .15, .1};
    std::vector<std::uint8_t> labels{1, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0};

    core::ScoredLabels view() const { return {scores, labels}; }
};
