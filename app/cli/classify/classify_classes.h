// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_intervals.h"
#include "core/documents/tables/table.h"

#include <optional>
#include <string>

namespace cli {

/// A report on multiclass samples.
struct ClassesReport {
    core::ClassSamples samples;
    core::ClassValues values;
    std::optional<int> digits = {};  ///< decimals; default: 6 in text, all in JSON
    std::optional<core::ClassIntervals> intervals = {};
    core::BootstrapRules bootstrap = {};  ///< of the intervals
};

/// The rows of a table about multiclass samples.
enum class ClassesLayout { Matrix, Shares, Classes, Pairs, Values };

/// Writes how classes are predicted, the matrix, the classes and averages, each two classes, then
/// a line per value.
std::string classesText(const ClassesReport& report);
core::Table classesTable(const ClassesReport& report, ClassesLayout layout);
std::string classesJson(const ClassesReport& report);

}  // namespace cli
