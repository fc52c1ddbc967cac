// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/classification/multiclass/class_samples.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/sample_table.h"
#include "core/classification/samples/samples.h"
#include "core/foundation/compression/expansion_limit.h"
#include "core/foundation/file/encoding.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/tabular/delimited_table.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cli {

/// How many bad rows of a table are told one by one.
inline constexpr std::size_t shownBadRows = 10;

/// Where samples come from, and how their table is read.
struct ClassifyInput {
    std::string file;
    std::string otherFile;              ///< scores of the same ids, or their labels; empty: none
    std::optional<std::string> id;      ///< the column by which both are joined
    std::optional<std::string> label;   ///< a heading, or a column's number from 1
    std::vector<std::string> scores;    ///< empty: those that are recognised
    std::optional<std::string> weight;  ///< a column as above; "none": without, whatever it has
    std::optional<std::string> group;
    std::optional<std::string> slices;  ///< a column as above, or "group"; none: no slices
    std::optional<std::string> positive;
    std::vector<std::string> unknownLabels;  ///< whose rows are left out
    std::optional<core::Delimiter> delimiter;
    bool noHeader = false;
    bool decimalComma = false;
    core::OtherEncodings encodings;
    bool lowerIsPositive = false;
    bool skipsBadRows = false;
    std::optional<std::string> predicted;  ///< the column of predicted classes
    bool takesClasses = false;             ///< also samples of more than two classes; else two
    bool keepsIds = false;                 ///< else nothing names a sample
    core::ExpansionLimit expansion;

    std::vector<std::string> files() const
    {
        return otherFile.empty() ? std::vector{file} : std::vector{file, otherFile};
    }
};

/// Samples, and how they are to be looked at.
struct SamplesToClassify {
    std::string name;  ///< what the samples are called; empty: a table does not say
    core::Samples samples;
    std::uint8_t positive = 1;
    bool higherIsPositive = true;
    std::optional<double> threshold = std::nullopt;  ///< none: a table does not say
    core::ClassifierSettings settings;
    std::vector<std::uint32_t> slices = {};  ///< per sample, an index into `sliceNames`
    std::vector<std::string> sliceNames = {};
};

/// How a table is read: `--label`, `--score`, `--weight` and the like.
void addTableOptions(OptionSet command, ClassifyInput& input);

/// `--slices`.
void addSlices(OptionSet command, ClassifyInput& input);

/// The samples of a table or a session; those of several classes where they are taken and none is
/// set against the rest; or how the program ends, which is then said on standard error.
std::variant<SamplesToClassify, ExitStatus, core::ClassSamples>
readSamples(const OptionSet& command, const ClassifyInput& input);

/// What a table of these options looks like; or how the program ends, which is then said on
/// standard error.
/// @param text of which the beginning is looked at
/// @param hasHeader whether the first row names the columns, where that is known
std::variant<core::TablePreview, ExitStatus>
previewOf(std::string_view text, const ClassifyInput& input, std::optional<bool> hasHeader = {});
/// How its rows are read as samples of two classes; or as above.
/// @param text looked through for the column of --positive where no --score is given
std::variant<core::TableReading, ExitStatus>
readingOf(std::string_view text, const core::TablePreview& preview, const ClassifyInput& input);

/// Why a table cannot be read, and what helps.
ExitStatus refuseTable(const core::TableProblems& problems, const ClassifyInput& input);
/// Why the positive class cannot be told.
std::string whichIsPositive(const std::string& file, const std::array<std::string, 2>& classes);
/// The bad rows that were left out, where there are any.
void tellLeftOut(const core::TableProblems& leftOut, const ClassifyInput& input);
/// Which labels count as the class `name`, where they are several.
void tellRest(const std::vector<std::string>& rest, const std::string& name,
              const ClassifyInput& input);

}  // namespace cli
