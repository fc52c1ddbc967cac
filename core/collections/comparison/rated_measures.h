// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

}  // namespace core
