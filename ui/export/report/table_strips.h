// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/export/report/report_strips.h"

namespace ui {

/// A table in its column: rules above, below and under the headings; narrower type and broken text
/// where it would be too wide, and where that is not enough several tables below each other, which
/// share the columns and repeat the first. Pages break between rows, and within those of many
/// lines.
ReportStrips tableStrips(const core::Table& table, double width);

}  // namespace ui
