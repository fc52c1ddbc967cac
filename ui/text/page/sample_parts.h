// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/sample_session.h"
#include "ui/text/page/page_markup.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ui::page {

/// What an interactive page shows of labelled samples: `areas`, `threshold`, `matrix`, `rates`,
/// `roc`, `pr` and `scores`, at the session's threshold. See rankingParts().
std::vector<Part> sampleParts(const core::SampleSession& session);

/// The threshold of a point of the sweep, as the points of the curves name it.
/// @param point in range, or the last one is taken
double thresholdAt(const core::SampleSession& session, std::size_t point);

/// Every rate at every threshold, AUC and average precision; for comparing.
std::string valuesOf(const core::SampleSession& session);

}  // namespace ui::page
