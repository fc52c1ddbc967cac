// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <vector>

namespace rankscope {
inline namespace v0 {

/// The grade of a document that nobody judged: not a number, and not 0, which is a judgment.
inline constexpr double unjudged = std::numeric_limits<double>::quiet_NaN();

/// One query as a metric sees it. Grades are finite numbers, more is better, 0 is judged and
/// useless, `unjudged` is no judgment; a negative one earns nothing and does not count as judged.
struct Ranking {
    std::vector<double> ranked = {};        ///< of the retrieved documents, rank 1 first
    std::vector<double> notRetrieved = {};  ///< of judged documents outside the ranking, any order
    /// The highest grade of the scale; without it the highest grade that stands here.
    std::optional<double> scaleTop = {};
};

}  // namespace v0
}  // namespace rankscope
