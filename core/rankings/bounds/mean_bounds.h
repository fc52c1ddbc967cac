// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/bounds/bounds.h"
#include "core/rankings/bounds/bounds_finder.h"
#include "core/rankings/bounds/open_list.h"
#include "core/rankings/evaluation/evaluation_rules.h"

#include <optional>
#include <span>
#include <stop_token>

namespace core {

/// The range of what one query counts in a mean.
struct CountedBounds {
    Bounds bounds;
    bool mayBeLeftOut = false;  ///< some grading makes the query skipped
    double weight = 1;          ///< in the mean; above 0
};

/// The bounds of what a query counts, from those of its value. Gradings with an undefined value
/// count 0, 1 or nothing, as in countedAs().
CountedBounds countedBounds(const Bounds& ofValue, NoValueRule rule);

/// The bounds of the mean of queries graded independently. A query that may be skipped is skipped
/// if that lowers (or raises) the mean, so all others are at their own lowest (or highest) values.
/// `mayBeUndefined` is that of the first query that may be skipped; values counted by a rule are
/// part of the extent. The extent is empty if no query counts, and the open-world extent if one of
/// the queries' is unknown. O(n log n).
Bounds meanBounds(std::span<const CountedBounds> queries);

/// The bounds of the mean of typed lists, in both worlds; each list is its own query. Empty if the
/// bounds of one are unknown. One bounds search per list.
/// @param finder uses NoValueRule::Skip; `rule` is applied here
std::optional<Bounds> meanBounds(std::span<const OpenList> lists, const BoundsFinder& finder,
                                 NoValueRule rule, const std::stop_token& stop = {});

}  // namespace core
