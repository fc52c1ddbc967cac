// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_samples.h"
#include "core/classification/samples/sample_table.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/result.h"
#include "core/foundation/tabular/delimited_table.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The column with the scores of a class.
struct ClassColumn {
    std::size_t column = 0;  ///< 0-based
    std::string name;        ///< the class

    bool operator==(const ClassColumn&) const = default;
};

/// How to read a table as samples of several classes. Columns count from 0.
struct ClassReading {
    Delimiter delimiter = Delimiter::Comma;
    bool hasHeader = true;
    bool decimalComma = false;
    std::optional<std::size_t> labelColumn = {};
    std::vector<ClassColumn> scoreColumns = {};       ///< empty, or one for each class
    std::optional<std::size_t> predictedColumn = {};  ///< required without scores
    std::optional<std::size_t> idColumn = {};
    std::optional<std::size_t> weightColumn = {};
    bool leavesOutBadRows = false;                ///< otherwise one bad row refuses the table
    std::size_t reportedRows = 100;               ///< the maximum number of bad rows reported
                                                  ///< individually
    std::vector<std::string> unknownLabels = {};  ///< labels whose rows are skipped

    bool operator==(const ClassReading&) const = default;
};

/// Columns named by a person, by heading or by number from 1; the others are detected.
struct ClassColumnChoice {
    std::optional<std::string> label = {};
    std::optional<std::string> predicted = {};
    std::vector<std::string> scores = {};
    std::optional<std::string> weight = {};       ///< "none": no weights, regardless of headings
    std::vector<std::string> unknownLabels = {};  ///< labels whose rows are skipped
};

/// The class in a heading that also contains a word for scores: "cat" in prob_cat, p_cat, P(cat),
/// score.cat, cat_prob; nothing without such a word.
std::optional<std::string> classInHeading(std::string_view heading);

/// Proposes how to read a table with headings. All labels in the text are collected; they determine
/// the columns of scores, whose headings are the labels, or the labels with one common word for
/// scores (classInHeading()). If there are several such words, the first one that covers the most
/// labels counts; each class is named after its column. A column of predictions is recognised by
/// its heading (predicted, prediction, y_pred, pred, predicted_class …) if it contains some of the
/// labels.
///
/// Named columns of scores whose headings contain no label, as many as there are labels, hold the
/// labels' scores in order: numeric if the labels are numbers, otherwise alphabetical, as in
/// scikit-learn's predict_proba.
///
/// Refused: a label without a column of scores if others have one, more than mostClasses labels,
/// neither scores nor predictions. O(n).
Parsed<ClassReading> proposedClassReading(std::string_view text, const std::string& file,
                                          const TablePreview& preview,
                                          const ClassColumnChoice& choice = {});

/// The reading with the chosen columns; each class is named after its column, or by the labels'
/// order as above; refused as above. O(n).
/// @param chosen names of classes are ignored
Parsed<ClassReading> namedClassReading(std::string_view text, const std::string& file,
                                       const TablePreview& preview, ClassReading chosen);

/// Whether a table has several classes: three or more labels, or two with only words as
/// predictions; with columns of scores for some of the labels, or of predictions. O(n).
/// @return how to read it, or what is wrong with it; nothing: it is a different table
std::optional<Parsed<ClassReading>> classReadingOf(std::string_view text, const std::string& file,
                                                   const TablePreview& preview,
                                                   const ClassColumnChoice& choice = {});

/// The column with the scores of one class in a table of several classes. O(n).
std::optional<std::size_t> classColumnOf(std::string_view text, const TablePreview& preview,
                                         std::string_view name);

/// The preview with headings, if the first row starts like a heading even though it contains
/// classes named 0, 1, 2; otherwise unchanged.
Parsed<TablePreview> withClassHeadings(TablePreview preview, std::string_view text,
                                       const std::string& file);

struct ClassTable {
    /// Classes are in the order of their columns; without scores, in numeric or alphabetical order.
    ClassSamples samples;
    TableProblems leftOut;           ///< the bad rows, if they are skipped
    std::size_t withoutWeight = 0;   ///< rows skipped because their weight is 0
    std::size_t ofUnknownLabel = 0;  ///< rows skipped because of their label
};

/// Reads the table. A row is bad as in parseSampleTable(), or if its label or prediction is not a
/// class with a column. All or nothing: either every row is read or, if bad rows may be skipped,
/// every good one. O(n).
Result<ClassTable, TableProblems> parseClassTable(std::string_view text, const std::string& file,
                                                  const ClassReading& reading);

}  // namespace core
