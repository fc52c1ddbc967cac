// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/slices.h"
#include "core/documents/tables/table.h"
#include "ui/text/tables/system_table_text.h"

#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace ui {

/// The heading of the column of model names.
QString modelHeading();
/// "AUC", "Share of positives", "Mean p": the heading of a column of slices.
QString sliceMeasureHeading(std::string_view id);

/// A value of a column that divides samples: "F"; of an empty cell "missing".
QString levelText(const std::string& name);

/// What a table of slices shows.
enum class SliceCells {
    Values,
    Differences,  ///< the slice's value minus that of all samples
};

/// A slice's value, or its difference from that of all samples; or why it is undefined.
core::Value sliceValue(const core::Slices& slices, const core::Slice& slice,
                       const core::SliceMeasure& measure, SliceCells cells);

/// A row for each slice, then all samples, then the largest minus the smallest slice value; this is
/// repeated for each model. A last column, if needed, says why values are undefined.
/// @param ofModels at least one
/// @param models their names; shown in a column if there are several
/// @param names of the groups
core::Table sliceTable(std::span<const core::Slices> ofModels, std::span<const std::string> models,
                       std::span<const std::string> names, SliceCells cells,
                       const ValueWords& words);

/// The names of the last two rows.
QString allSamplesText();
QString sliceGapText();

}  // namespace ui
