// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/classify/classify_input.h"
#include "core/classification/multiclass/label_sets.h"
#include "core/documents/tables/table.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cli {

/// A report on samples with several labels each.
struct LabelSetsReport {
    core::LabelSets samples;
    double threshold = 0.5;
    std::optional<int> digits = {};  ///< decimals; default: 6 in text, all in JSON
};

/// Reads a table with a column of truth for each label, and a column of scores for each in the same
/// order. Otherwise reports the problem on standard error and returns the exit status.
/// @param truths the columns, by heading or number; the columns of scores are those of the input
std::variant<core::LabelSets, ExitStatus> readLabelSets(const OptionSet& command,
                                                        const ClassifyInput& input,
                                                        const std::vector<std::string>& truths);

/// Writes how labels are predicted, the labels, then a line per value.
std::string labelSetsText(const LabelSetsReport& report);
std::string labelSetsJson(const LabelSetsReport& report);
/// A row per value.
core::Table labelSetsTable(const LabelSetsReport& report);

}  // namespace cli
