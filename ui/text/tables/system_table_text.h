// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/system_table.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace ui {

/// How a table writes its values, including undefined ones.
using ValueWords = std::function<QString(const core::Value&)>;

/// A cell with a value, and its number if it is defined.
core::TableCell valueCell(const core::Value& value, const ValueWords& words);
/// A cell with a number of samples or a sum of weights.
core::TableCell tallyCell(double count);

/// "0.017", "<0.001": a p value with three decimals.
QString pValueText(double p);

/// A table for a paper, as shown, copied and printed. It has a row for each run and a column for
/// each measure with its interval; ranks come before a measure, p values after it, the number of
/// queries where that differs between runs, and the judged share where documents are unjudged. The
/// best value in a column is marked. Significance letters are superscripts after the value. No
/// caption.
/// @param systems the heading of the first column
/// @param headings of the measures
core::Table systemTable(const core::SystemTable& facts, const QString& systems,
                        const QStringList& headings, const ValueWords& words);

}  // namespace ui
