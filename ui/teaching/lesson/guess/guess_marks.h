// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure.h"
#include "ui/charts/chart/histogram.h"
#include "ui/charts/chart/series.h"

#include <optional>
#include <string_view>
#include <vector>

namespace ui {

class LessonDocument;

/// What was guessed in the step in front of values of a list's measure at cutoffs, where the right
/// ones may be seen: marks for a chart of that measure against the cutoff.
/// @param series of the list in the chart
std::vector<ChartBackdrop::Guess> guessMarks(const LessonDocument& document, std::string_view list,
                                             core::Measure measure, int series = 0);

/// The same of the precision of samples at a threshold: marks for their precision-recall curve.
std::vector<ChartBackdrop::Guess> guessedPrecisions(const LessonDocument& document,
                                                    std::string_view samples);

/// The threshold that was guessed of samples in the step in front.
std::optional<GuessedScore> guessedThreshold(const LessonDocument& document,
                                             std::string_view samples);

}  // namespace ui
