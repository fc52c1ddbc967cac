// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/export/report/report_strips.h"

namespace ui {

/// A table in its column, with rules above, below and under the headings. A table that is too wide
/// gets smaller type and wrapped text, then is split into several below each other that share out
/// the columns and repeat the first one. Pages break between rows, and within rows of many lines.
ReportStrips tableStrips(const core::Table& table, double width);

}  // namespace ui
