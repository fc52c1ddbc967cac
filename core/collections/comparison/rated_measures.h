// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/metrics/measures/measure_spec.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// Whether a higher value of the measure means a better run. Not for measures that count judgments
/// or retrieved documents: Judged, num_ret, num_rel, the number of non-relevant documents, and
/// IDCG. They are never tested.
bool isRatingOfRuns(const MeasureSpec& measure);

/// The indices of the measures that do not rate runs, for ComparisonRules::untested. O(measures).
std::vector<std::size_t> unratedOf(std::span<const MeasureSpec> measures);

/// The measures to show of a collection that is opened: the requested ones that it can have. If
/// there are none: the first four of its values per query that rate runs, or nDCG@10 of runs.
std::vector<MeasureSpec> measuresOpened(const Collection& collection,
                                        std::span<const MeasureSpec> requested);

}  // namespace core
