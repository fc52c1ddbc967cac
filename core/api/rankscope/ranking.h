// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <vector>

namespace rankscope {
inline namespace v0 {

/// The grade of an unjudged document: NaN. Not 0, because 0 is a judgment.
inline constexpr double unjudged = std::numeric_limits<double>::quiet_NaN();

/// The grades of one query, as a measure needs them. Grades are finite numbers, and more is better;
/// 0 means judged and not relevant, `unjudged` means no judgment. A negative grade earns nothing
/// and does not count as judged.
struct Ranking {
    std::vector<double> ranked = {};        ///< grades of the retrieved documents, rank 1 first
    std::vector<double> notRetrieved = {};  ///< grades of the other judged documents, in any order
    /// The highest grade of the scale; by default the highest grade in this ranking.
    std::optional<double> scaleTop = {};
};

}  // namespace v0
}  // namespace rankscope
