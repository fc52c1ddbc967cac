// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/bounds/open_list.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// The places that get a grade, where all others get 0.
struct RaisedPlaces {
    double grade;
    std::vector<std::size_t> places;
};

/// RR and success are worth what the best hit is worth, so that one more relevant document in two
/// lists never helps unless it is the best hit of one of them: the extremes of the difference are
/// among the gradings that raise no document, one, or one and that which is worth least in a list
/// (where a list without a hit has no value). Those of them that may be extreme, O(documents + n).
/// @param definition of RR or success
/// @param lists one, or two with the same open documents and judgments: the second less the first
/// @param top of the scale
std::vector<RaisedPlaces> firstHitExtremes(const MeasureSpec& definition,
                                           std::span<const OpenList* const> lists, double top);

}  // namespace core
