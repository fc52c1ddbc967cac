// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/counterexamples/contrast.h"
#include "core/teaching/counterexamples/contrast_space.h"

#include <span>
#include <stop_token>
#include <vector>

namespace core {

struct ContrastCandidate {
    ContrastCode code;
    std::vector<LessonValue> values;
};

struct FoundContrast {
    ContrastLevel level;
    ContrastCandidate a;
    ContrastCandidate b;
};

struct FoundContrasts {
    std::vector<FoundContrast> pairs;  ///< best first
    ContrastReach reach = ContrastReach::Whole;
    std::size_t measured = 0;
};

/// Finds the pairs in the space that fulfil every wish, see findContrasts().
/// @param sides one per value
FoundContrasts searchContrasts(const ContrastSpace& space, std::span<const ContrastSide> sides,
                               const ContrastLimits& limits, const std::stop_token& stop);

}  // namespace core
