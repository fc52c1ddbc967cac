// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/fraction.h"
#include "core/foundation/value.h"

#include <algorithm>
#include <optional>

namespace core {

/// The lowest and the highest of some values.
struct Extent {
    double min = 0;
    double max = 0;

    double width() const { return max - min; }
    /// Wide enough for a value.
    Extent with(double value) const { return {std::min(min, value), std::max(max, value)}; }
    bool operator==(const Extent&) const = default;
};

/// How far a value, or the difference of two, can go over every way to grade the documents that
/// were retrieved and not judged. The world is closed: what nobody judged and nobody retrieved is
/// not relevant.
struct Bounds {
    std::optional<Extent> extent;  ///< none where no grading leaves a value
    /// Why some gradings leave no value; the extent is that of the others. None where there are no
    /// such gradings.
    std::optional<Undefined> mayBeUndefined;
    bool isExact = true;  ///< else the extent encloses the true one, which may be narrower
    std::optional<Extent> openWorld = {};  ///< see openWorld(); none where it is not known

    bool operator==(const Bounds&) const = default;
};

/// Bounds whose ends are known as fractions, too, where the measure is rational and they fit.
struct ExactBounds {
    Bounds bounds;
    std::optional<Fraction> min = {};
    std::optional<Fraction> max = {};
};

}  // namespace core
