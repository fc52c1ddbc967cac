// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/system_table.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace ui {

/// How a table writes its values; one that is none, too.
using ValueWords = std::function<QString(const core::Value&)>;

/// A cell with a value, and the number behind it if there is one.
core::TableCell valueCell(const core::Value& value, const ValueWords& words);
/// A cell with a number of samples, or a sum of weights.
core::TableCell tallyCell(double count);

/// "0.017", "<0.001": a p value with three decimals.
QString pValueText(double p);

/// A paper's table as it is shown, copied and printed: a row for each system, a column for each
/// measure with its interval, one before a measure with ranks, one behind a measure that is tested
/// and one with how many queries its mean is of where that tells systems apart. The best of a
/// column is marked. Significance letters are raised behind their value. Without a caption.
/// @param systems the heading of the first column
/// @param headings of the measures
core::Table systemTable(const core::SystemTable& facts, const QString& systems,
                        const QStringList& headings, const ValueWords& words);

}  // namespace ui
