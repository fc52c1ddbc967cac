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

/// How to read a table as samples. Columns count from 0.
struct TableReading {
    Delimiter delimiter = Delimiter::Comma;
    bool hasHeader = true;
    bool decimalComma = false;
    std::optional<std::size_t> idColumn = {};
    std::optional<std::size_t> labelColumn = {};  ///< required
    std::vector<std::size_t> scoreColumns = {};   ///< one for each model, at least one
    std::optional<std::size_t> weightColumn = {};
    std::optional<std::size_t> groupColumn = {};
    std::vector<std::size_t> subgroupColumns = {};  ///< each is read once more
    /// The label of the positive class, if known. If there are more than two labels, it is compared
    /// with the rest.
    std::optional<std::string> positive = {};
    bool leavesOutBadRows = false;   ///< otherwise one bad row refuses the table
    std::size_t reportedRows = 100;  ///< the maximum number of bad rows reported individually
    /// The column of predicted classes, if the scores are the model's confidence in them: the score
    /// of a row that is predicted negative is then 1 minus the confidence.
    std::optional<std::size_t> confidenceOf = {};
    std::vector<std::string> unknownLabels = {};  ///< labels whose rows are skipped

    bool operator==(const TableReading&) const = default;
};

/// The reading that the preview and scoresOfPositive() suggest. Scores with predicted classes are
/// confidences if areConfidences() says so.
/// @param positive the label of the positive class, if known
TableReading proposedReading(const TablePreview& table,
                             const std::optional<std::string>& positive = {});

/// The column of predicted classes that the only scores of a reading belong to, if these are
/// confidences.
std::optional<std::size_t> confidencesIn(const TablePreview& table, const TableReading& reading);

/// The unused numeric columns without a recognised role, if one may hold another model's scores, or
/// those that proposedReading() omits.
std::vector<std::size_t> unusedNumbers(const TablePreview& table, const TableReading& reading);

/// The rows in which a model has no score.
struct MissingScores {
    std::string column;
    std::size_t rows = 0;
};

/// What is wrong with a table, in line order.
struct TableProblems {
    std::vector<ParseError> first;  ///< up to the requested number
    std::size_t count = 0;          ///< of all problems
    /// The labels in alphabetical order, if the only problem is that there are more than two: one
    /// of them must be chosen as positive.
    std::vector<std::string> classes = {};
    std::vector<MissingScores> withoutScore = {};  ///< the models with such rows
    /// The bad rows that only lack the scores of some models: their cells are empty, NA or the
    /// like.
    std::size_t lackingScores = 0;
    std::size_t lackingLabels = 0;  ///< the bad rows without a label
};

/// The rows that are not among the samples, by reason.
/// @param bad the bad rows, which were skipped
/// @param unknownLabels those whose rows were skipped
LeftOutRows leftOutRows(const TableProblems& bad, std::size_t withoutWeight,
                        std::size_t ofUnknownLabel, const std::vector<std::string>& unknownLabels);

struct SampleTable {
    /// Classes are in alphabetical order, except that the positive one, if given or likely, is
    /// last. If there is a single class, the other gets its common name, or an empty one. A model
    /// is named after its heading, or its column's number; groups are in order of occurrence,
    /// the levels of subgroups in that of orderLevels().
    Samples samples;
    /// The class that was given as positive or is likely to be, which a person should confirm.
    /// Nothing if the person has to be asked.
    std::optional<std::uint8_t> positive;
    /// The labels that count as the other class, in alphabetical order, if there are several: that
    /// class is then named "not" and the positive one's name.
    std::vector<std::string> rest = {};
    TableProblems leftOut;           ///< the bad rows, if they are skipped
    std::size_t withoutWeight = 0;   ///< rows skipped because their weight is 0
    std::size_t ofUnknownLabel = 0;  ///< rows skipped because of their label
};

/// Reads a table of samples, with or without a preview. A row is bad if it differs from the first
/// in its number of cells, if its label is missing or NA or the like, if its score is not a number
/// (infinite is allowed), if its weight is not finite or below 0, or if it exceeds 1 MiB. Blank
/// rows are ignored, and so are those with weight 0 or an unknown label. Any two words can be
/// labels, ignoring spaces around them. A third label refuses the table unless the positive one is
/// given; more than mostClasses labels always do.
///
/// All or nothing: either every row is read or, if bad rows may be skipped, every good one. The
/// result is the same for any number of threads. O(n): about 50 ns per row of two cells, shared by
/// the threads.
/// @return the samples, or the first of these problems: an unreadable text, bad rows, or the labels
Result<SampleTable, TableProblems> parseSampleTable(std::string_view text, const std::string& file,
                                                    const TableReading& reading,
                                                    const Threads& threads = Threads());

/// Samples of models that have no score in some rows.
struct UnequalSamples {
    SampleTable common;            ///< the rows with a score of every model
    std::vector<Samples> ofModel;  ///< per model, the rows with its score
};

/// Reads the rows with a score of every model if the bad ones only lack scores of some models: see
/// TableProblems::lackingScores.
/// @param problems of the table by the same reading
/// @return nothing if there are other problems, or no common row
std::optional<SampleTable> parseCommonRows(std::string_view text, const std::string& file,
                                           const TableReading& reading,
                                           const TableProblems& problems,
                                           const Threads& threads = Threads());

/// The same, and the rows of each model.
std::optional<UnequalSamples> parseUnequalSamples(std::string_view text, const std::string& file,
                                                  const TableReading& reading,
                                                  const TableProblems& problems,
                                                  const Threads& threads = Threads());

/// Samples as a table with the headings id, label, the models' names, weight, group and those of
/// the columns of subgroups, if there are such columns; a nameless model is named score. Numbers
/// read back exactly.
std::string sampleTableText(const Samples& samples, Delimiter delimiter);
/// The same for some rows (0-based), in that order.
std::string sampleTableText(const Samples& samples, std::span<const std::size_t> rows,
                            Delimiter delimiter);

}  // namespace core
