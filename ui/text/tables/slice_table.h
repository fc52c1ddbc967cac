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

/// What heads the column of the models' names.
QString modelHeading();
/// "AUC", "Share of positives", "Mean p": what heads a column of slices.
QString sliceMeasureHeading(std::string_view id);

/// What a table of slices shows.
enum class SliceCells {
    Values,
    Differences,  ///< the slice's value minus that of all samples
};

/// A slice's value, or its distance to that of all samples; why there is none where there is none.
core::Value sliceValue(const core::Slices& slices, const core::Slice& slice,
                       const core::SliceMeasure& measure, SliceCells cells);

/// A row for each slice, then all samples, then the largest minus the smallest value of the slices;
/// of several models one after the other. Why a value is none stands in a last column, where any
/// is.
/// @param ofModels at least one
/// @param models as many names; a column of their own where there are several
/// @param names of the groups
core::Table sliceTable(std::span<const core::Slices> ofModels, std::span<const std::string> models,
                       std::span<const std::string> names, SliceCells cells,
                       const ValueWords& words);

/// The names of the last two rows.
QString allSamplesText();
QString sliceGapText();

}  // namespace ui
