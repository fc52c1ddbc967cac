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

/// Marks for a chart of a list's measure against the cutoff: the current step's guesses of its
/// values, where the right ones are visible.
/// @param series of the list in the chart
std::vector<ChartBackdrop::Guess> guessMarks(const LessonDocument& document, std::string_view list,
                                             core::Measure measure, int series = 0);

/// Marks for a precision-recall curve: the guesses of the samples' precision at a threshold.
std::vector<ChartBackdrop::Guess> guessedPrecisions(const LessonDocument& document,
                                                    std::string_view samples);

/// The current step's guess of the samples' threshold.
std::optional<GuessedScore> guessedThreshold(const LessonDocument& document,
                                             std::string_view samples);

}  // namespace ui
