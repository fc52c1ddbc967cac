// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"
#include "core/documents/tables/table.h"
#include "ui/text/tables/system_table_text.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace ui {

/// A column of the table of all thresholds.
struct ThresholdColumn {
    QString heading;
    QString about;  ///< a sentence; may be empty
    /// @param point of the sweep
    std::function<core::TableCell(const core::ThresholdSweep& sweep, std::size_t point)> cell;
    bool isTally = false;  ///< counts or sums of weights, whose digits are grouped on screen
};

/// Columns for the threshold, its confusion matrix and every rate. For weighted samples, the counts
/// are sums of weights, and two more columns count the samples predicted positive.
/// @param words writes rates
/// @param score writes thresholds, which may be infinite
std::vector<ThresholdColumn> thresholdColumns(bool isWeighted, double beta, const ValueWords& words,
                                              std::function<QString(double)> score);

}  // namespace ui
