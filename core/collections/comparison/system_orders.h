// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// The runs ordered by a measure, best first; runs with equal means share a place.
using SystemOrder = std::vector<std::vector<std::size_t>>;

/// Orders runs by their means; a run without a mean is omitted. O(n log n) for n runs.
SystemOrder systemOrder(std::span<const Value> means);

/// How well two measures agree on the order of the runs by mean.
struct OrderAgreement {
    std::size_t reference = 0;  ///< index of a measure
    std::size_t other = 0;
    std::optional<double> tauB;   ///< kendallTauB()
    std::optional<double> tauAp;  ///< tauAp() of the other's order against the reference's

    bool isSame() const { return tauB == 1.0; }
};

/// For every two measures under which every run has a mean, with `other` after `reference`; empty
/// with fewer than three runs. O(measures² × runs²).
/// @param means by measure, then by run
std::vector<OrderAgreement> orderAgreements(std::span<const std::vector<Value>> means);

}  // namespace core
