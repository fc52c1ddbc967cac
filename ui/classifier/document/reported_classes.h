// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_intervals.h"

#include <optional>

namespace ui {

class ClassifierDocument;

/// The values of several classes, with intervals unless there are too many scores.
struct ReportedClasses {
    core::ClassValues values;
    std::optional<core::ClassIntervals> intervals;
};

/// Whether there are few enough scores: more would take minutes.
bool areResampled(const core::ClassSamples& samples);

/// Computes them, which may take seconds; none: there are only two classes.
std::optional<ReportedClasses> reportedClasses(const ClassifierDocument& document);

}  // namespace ui
