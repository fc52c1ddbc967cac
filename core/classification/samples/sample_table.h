// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/result.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/threads.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// How a table is read as samples. Columns count from 0.
struct TableReading {
    Delimiter delimiter = Delimiter::Comma;
    bool hasHeader = true;
    bool decimalComma = false;
    std::optional<std::size_t> idColumn = {};
    std::optional<std::size_t> labelColumn = {};  ///< must be there
    std::vector<std::size_t> scoreColumns = {};   ///< one for each model, at least one
    std::optional<std::size_t> weightColumn = {};
    std::optional<std::size_t> groupColumn = {};
    /// The label of the positive class, when it is known. Where there are more than two labels it
    /// is set against the rest.
    std::optional<std::string> positive = {};
    bool leavesOutBadRows = false;   ///< else one bad row refuses the table
    std::size_t reportedRows = 100;  ///< how many bad rows are told one by one
    /// The column of predicted classes where the scores are how sure the model is of them: for a
    /// row that is predicted negative 1 minus the score is read.
    std::optional<std::size_t> confidenceOf = {};
    std::vector<std::string> unknownLabels = {};  ///< labels whose rows are left out

    bool operator==(const TableReading&) const = default;
};

/// What the preview's guesses come to, with scoresOfPositive(). Scores beside predicted classes are
/// confidences where areConfidences() says so.
/// @param positive the label of the positive class, when it is known
TableReading proposedReading(const TablePreview& table,
                             const std::optional<std::string>& positive = {});

/// The column of predicted classes to which the only scores of a reading belong, where they are how
/// sure a model is of them.
std::optional<std::size_t> confidencesIn(const TablePreview& table, const TableReading& reading);

/// The columns of numbers that the reading does not use and that nobody recognised, where one may
/// be another model's scores, or that proposedReading() leaves out.
std::vector<std::size_t> unusedNumbers(const TablePreview& table, const TableReading& reading);

/// What is wrong with a table, in the order of its lines.
struct TableProblems {
    std::vector<ParseError> first;  ///< as many as were asked for
    std::size_t count = 0;          ///< of all of them
    /// The labels in alphabetical order, where all that is wrong is that they are more than two:
    /// one of them is to be given as positive.
    std::vector<std::string> classes = {};
};

struct SampleTable {
    /// The classes stand in alphabetical order, but the positive one, where it is given or likely,
    /// last. Of a single class the other has its usual name, or an empty one. A model is called as
    /// its heading, or as its column's number; groups stand in the order in which they are met.
    Samples samples;
    /// The class that was given as positive, or sounds so: to be shown and confirmed. Nothing when
    /// it has to be asked for.
    std::optional<std::uint8_t> positive;
    /// In alphabetical order the labels that count as the other class, where they are several: it
    /// is called "not" and the positive one's name then.
    std::vector<std::string> rest = {};
    TableProblems leftOut;           ///< the bad rows, when they are left out
    std::size_t withoutWeight = 0;   ///< rows left out since they weigh 0
    std::size_t ofUnknownLabel = 0;  ///< rows left out for their labels
};

/// Reads a table of samples; the text need not have been looked at before. A row is bad when it has
/// another number of cells than the first, no label or NA and the like for one, a score that is no
/// number (infinite ones are), a weight that is not finite or below 0, or more than 1 MiB. Blank
/// rows do not count, nor do those that weigh 0 or whose label is unknown. Any two words are
/// labels, blanks around them aside; a third one refuses the table unless it is said which is
/// positive, and more than mostClasses do in any case.
///
/// All or nothing: either every row was read, or, where bad rows may be left out, every other.
/// The result is the same for any number of threads. O(n): about 50 ns a row of two cells, shared
/// by the threads.
/// @return the samples; or, first of all, why the text cannot be read, its bad rows, or its labels
Result<SampleTable, TableProblems> parseSampleTable(std::string_view text, const std::string& file,
                                                    const TableReading& reading,
                                                    const Threads& threads = Threads());

/// Samples as a table with the headings id, label, the models' names, weight and group, as far as
/// there is such a column; a nameless model is called score. Numbers read back as they are.
std::string sampleTableText(const Samples& samples, Delimiter delimiter);
/// The same of some rows (0-based), in that order.
std::string sampleTableText(const Samples& samples, std::span<const std::size_t> rows,
                            Delimiter delimiter);

}  // namespace core
