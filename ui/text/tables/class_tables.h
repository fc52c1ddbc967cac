// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_values.h"
#include "core/documents/tables/table.h"
#include "ui/text/tables/system_table_text.h"

#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace ui {

/// "Macro F1, mean of F1s": what people call a value of all classes.
QString classValueName(std::string_view id);
/// How it is calculated, in a sentence.
QString classValueAbout(std::string_view id);

/// How samples are predicted, and what of them and of the averages is odd: ties, predictions beside
/// the highest score, classes that are left out or count 0; as far as there is any.
QString classRuleSentences(const core::ClassSamples& samples, const core::ClassValues& values);

/// The k × k matrix: rows are true classes, columns predicted ones, sums at the ends. Shares are
/// those of the row.
enum class MatrixCells { ConfusionMatrix, Shares, Both };
core::Table classMatrixTable(const core::ClassMatrix& matrix, std::span<const std::string> classes,
                             MatrixCells cells, const ValueWords& words);

/// A row for each class, then the averages; the AUC where there are scores.
core::Table classTable(const core::ClassValues& values, std::span<const std::string> classes,
                       bool hasScores, const ValueWords& words);
/// How many rows of classTable() are averages: the last ones.
constexpr int classAverageRows = 3;

/// A row for each value of all classes together.
core::Table classValuesTable(const core::ClassValues& values, const ValueWords& words);

}  // namespace ui
