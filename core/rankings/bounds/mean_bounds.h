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

/// How far what one query counts in a mean can go.
struct CountedBounds {
    Bounds bounds;
    bool mayBeLeftOut = false;  ///< under some grading it counts nothing
};

/// What a query counts whose value has these bounds: gradings without a value count 0, 1 or nothing
/// as countedAs() says.
CountedBounds countedBounds(const Bounds& ofValue, NoValueRule rule);

/// The bounds of the mean of queries that are graded each on its own. A query that may be left out
/// is, where that makes the mean lower, or higher; so every query of a reachable mean has its own
/// lowest, or highest. `mayBeUndefined` is the first query's that may be left out: what counts by a
/// rule is in the extent. No extent where no query counts. No open world where one is not known.
/// O(n log n).
Bounds meanBounds(std::span<const CountedBounds> queries);

/// Of the mean of typed lists, in both worlds, each a query of its own; none where the bounds of
/// one are not known. As many searches for bounds as there are lists.
/// @param finder under NoValueRule::Skip: the rule is applied here
std::optional<Bounds> meanBounds(std::span<const OpenList> lists, const BoundsFinder& finder,
                                 NoValueRule rule, const std::stop_token& stop = {});

}  // namespace core
