// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_intervals.h"
#include "core/documents/tables/table.h"
#include "ui/text/tables/system_table_text.h"

#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace ui {

/// "Macro F1, mean of F1s": the usual name of a value over all classes.
QString classValueName(std::string_view id);
/// How the value is computed, in a sentence.
QString classValueAbout(std::string_view id);

/// How samples are predicted, and a sentence for each warning that applies: ties, predictions
/// without the highest score, classes that averages skip or count as 0.
QString classRuleSentences(const core::ClassSamples& samples, const core::ClassValues& values);

/// "n = 178: 59 of A, 71 of B and 48 of C."; of many classes only the number.
QString classCountsSentence(const core::ClassValues& values, std::span<const std::string> classes);

/// What a table of several classes contains, in a sentence.
enum class ClassTableKind { Matrix, Shares, MatrixWithShares, Classes, Values, Pairs };
QString classTableAbout(ClassTableKind kind);

/// The k × k matrix: rows are true classes, columns predicted ones, sums at the ends. Shares are of
/// the row.
enum class MatrixCells { Counts, Shares, Both };
core::Table classMatrixTable(const core::ClassMatrix& matrix, std::span<const std::string> classes,
                             MatrixCells cells, const ValueWords& words);

/// A row for each class, then the averages. Includes AUC and AP if there are scores.
/// @param intervals follow the values in brackets; null: none
core::Table classTable(const core::ClassValues& values, std::span<const std::string> classes,
                       bool hasScores, const ValueWords& words,
                       const core::ClassIntervals* intervals = nullptr);
/// The number of averages, the last rows of classTable().
constexpr int classAverageRows = 3;

/// A row for each value over all classes.
/// @param intervals have a column of their own; null: none
core::Table classValuesTable(const core::ClassValues& values, const ValueWords& words,
                             const core::ClassIntervals* intervals = nullptr);

/// A row for each pair of classes: their one-vs-one AUCs.
/// @param intervals as for classTable()
core::Table classPairTable(const core::ClassValues& values, std::span<const std::string> classes,
                           const ValueWords& words,
                           const core::ClassIntervals* intervals = nullptr);

/// "95% intervals: stratified bootstrap (1000 rounds, seed 1)."
QString classIntervalsSentence(const core::BootstrapRules& rules);
/// What intervals of calibration errors are worth; empty if there are no such values.
QString classErrorIntervalsSentence(const core::ClassValues& values);

}  // namespace ui
