// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/agreement/list_overlap.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

/// The rank-biased overlap of two lists that end with the longer one: what the lists share at
/// least, without the part that their agreement makes of all depths below them.
inline double overlapOfCutLists(std::span<const core::TwoRanks> documents, double p)
{
    std::size_t longer = 0;
    double shared = 0;
    for (const core::TwoRanks& ranks : documents) {
        longer = std::max({longer, ranks.inA.value_or(0), ranks.inB.value_or(0)});
        shared += ranks.inA && ranks.inB ? 1 : 0;
    }
    double below = -std::log1p(-p);
    for (std::size_t depth = 1; depth <= longer; ++depth)
        below -= std::pow(p, static_cast<double>(depth)) / static_cast<double>(depth);
    return core::rankBiasedOverlap(documents, p).min - (1 - p) / p * shared * below;
}
