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

/// The column that holds the scores of a class.
struct ClassColumn {
    std::size_t column = 0;  ///< 0-based
    std::string name;        ///< the class

    bool operator==(const ClassColumn&) const = default;
};

/// How a table is read as samples of several classes. Columns count from 0.
struct ClassReading {
    Delimiter delimiter = Delimiter::Comma;
    bool hasHeader = true;
    bool decimalComma = false;
    std::optional<std::size_t> labelColumn = {};
    std::vector<ClassColumn> scoreColumns = {};       ///< none, or one for each class
    std::optional<std::size_t> predictedColumn = {};  ///< must be there without scores
    std::optional<std::size_t> idColumn = {};
    std::optional<std::size_t> weightColumn = {};
    bool leavesOutBadRows = false;                ///< else one bad row refuses the table
    std::size_t reportedRows = 100;               ///< how many bad rows are told one by one
    std::vector<std::string> unknownLabels = {};  ///< labels whose rows are left out

    bool operator==(const ClassReading&) const = default;
};

/// Columns that somebody named, by heading or number from 1; the others are recognised.
struct ClassColumnChoice {
    std::optional<std::string> label = {};
    std::optional<std::string> predicted = {};
    std::vector<std::string> scores = {};
    std::optional<std::string> weight = {};       ///< "none": without, whatever the headings say
    std::vector<std::string> unknownLabels = {};  ///< labels whose rows are left out
};

/// The class that a heading speaks of beside a word for scores: "cat" in prob_cat, p_cat, P(cat),
/// score.cat, cat_prob; nothing where there is no such word.
std::optional<std::string> classInHeading(std::string_view heading);

/// How a table with headings is to be read. Its labels, of which the whole text is looked through,
/// say which columns hold scores: those with the labels for headings, or with the labels and one
/// and the same word for scores (classInHeading()). Where several words do, the first that has most
/// of them counts; each class is called as its column. A column of predictions is known by its
/// heading (predicted, prediction, y_pred, pred, predicted_class …) where it holds some of the
/// labels.
///
/// Columns of scores that somebody named and whose headings speak of no label, as many as there
/// are labels, hold their scores in the labels' order: by number, else by the alphabet, which is
/// that of scikit-learn's predict_proba.
///
/// Refused: a label without a column of scores where others have one, more than mostClasses labels,
/// neither scores nor predictions. O(n).
Parsed<ClassReading> proposedClassReading(std::string_view text, const std::string& file,
                                          const TablePreview& preview,
                                          const ClassColumnChoice& choice = {});

/// The columns that somebody chose, each class called as its column, or in the labels' order as
/// above; refused as above. O(n).
/// @param chosen names of classes do not matter
Parsed<ClassReading> namedClassReading(std::string_view text, const std::string& file,
                                       const TablePreview& preview, ClassReading chosen);

/// Whether a table is one of several classes: three labels or more, or two with nothing but words
/// for predictions beside them; with columns of scores for some of the labels, or of predictions.
/// O(n).
/// @return how it is to be read, or what is wrong with it; nothing: it is another table
std::optional<Parsed<ClassReading>> classReadingOf(std::string_view text, const std::string& file,
                                                   const TablePreview& preview,
                                                   const ClassColumnChoice& choice = {});

/// In a table of several classes the column with the scores of one. O(n).
std::optional<std::size_t> classColumnOf(std::string_view text, const TablePreview& preview,
                                         std::string_view name);

/// The table looked at as one with headings, where its first row begins so although classes that
/// are called 0, 1, 2 stand in it; else the same.
Parsed<TablePreview> withClassHeadings(TablePreview preview, std::string_view text,
                                       const std::string& file);

struct ClassTable {
    /// The classes stand in the order of their columns; without scores in the order of their
    /// numbers, or of the alphabet.
    ClassSamples samples;
    TableProblems leftOut;           ///< the bad rows, when they are left out
    std::size_t withoutWeight = 0;   ///< rows left out since they weigh 0
    std::size_t ofUnknownLabel = 0;  ///< rows left out for their labels
};

/// Reads the table. A row is bad as in parseSampleTable(), or when its label or prediction is none
/// of the classes that have a column. All or nothing: either every row was read, or, where bad rows
/// may be left out, every other. O(n).
Result<ClassTable, TableProblems> parseClassTable(std::string_view text, const std::string& file,
                                                  const ClassReading& reading);

}  // namespace core
