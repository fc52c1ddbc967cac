// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/fraction.h"
#include "core/foundation/value.h"

#include <algorithm>
#include <optional>

namespace core {

/// The range of some values.
struct Extent {
    double min = 0;
    double max = 0;

    double width() const { return max - min; }
    /// The extent widened to include `value`.
    Extent with(double value) const { return {std::min(min, value), std::max(max, value)}; }
    bool operator==(const Extent&) const = default;
};

/// The range of a value, or of the difference of two, over all possible grades of the retrieved but
/// unjudged documents. This is a closed world: documents that are neither judged nor retrieved are
/// not relevant.
struct Bounds {
    std::optional<Extent> extent;  ///< empty if the value is undefined for every grading
    /// Why the value is undefined for some gradings; the extent covers the others. Empty if there
    /// are no such gradings.
    std::optional<Undefined> mayBeUndefined;
    bool isExact = true;                   ///< false: the true extent may be narrower
    std::optional<Extent> openWorld = {};  ///< see openWorld(); empty if unknown

    bool operator==(const Bounds&) const = default;
};

/// Bounds with ends as fractions, if the measure is rational and they fit.
struct ExactBounds {
    Bounds bounds;
    std::optional<Fraction> min = {};
    std::optional<Fraction> max = {};
};

}  // namespace core
