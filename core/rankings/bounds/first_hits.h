// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/bounds/open_list.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// The places that get `grade`; all others get 0.
struct RaisedPlaces {
    double grade;
    std::vector<std::size_t> places;
};

/// The gradings that may give the extremes of RR or success. Both depend only on the best hit, so
/// another relevant document matters only if it is the best hit of a list. The extremes of a
/// difference are therefore among the gradings that raise no document, one document, or one
/// document and the one worth least in a list (if a list without a hit is undefined). O(documents +
/// n).
/// @param definition of RR or success
/// @param lists one, or two with the same open documents and judgments: the second minus the first
/// @param top the top of the grade scale
std::vector<RaisedPlaces> firstHitExtremes(const MeasureSpec& definition,
                                           std::span<const OpenList* const> lists, double top);

}  // namespace core
