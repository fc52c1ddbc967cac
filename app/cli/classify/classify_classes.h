// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_values.h"
#include "core/documents/tables/table.h"

#include <optional>
#include <string>

namespace cli {

/// What is said of samples of several classes.
struct ClassesReport {
    core::ClassSamples samples;
    core::ClassValues values;
    std::optional<int> digits = {};  ///< decimals of a value; none: 6 in text, all in JSON
};

/// What a table of classified samples of several classes has for rows.
enum class ClassesLayout { Matrix, Shares, Classes, Values };

/// How they are predicted, the matrix, the classes with their averages, then a line per value.
std::string classesText(const ClassesReport& report);
core::Table classesTable(const ClassesReport& report, ClassesLayout layout);
std::string classesJson(const ClassesReport& report);

}  // namespace cli
