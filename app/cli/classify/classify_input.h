// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/classification/multiclass/class_samples.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/sample_table.h"
#include "core/classification/samples/samples.h"
#include "core/classification/thresholds/threshold_aim.h"
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

/// How many bad rows of a table are listed one by one.
inline constexpr std::size_t shownBadRows = 10;

/// The source of samples and the import options of their table.
struct ClassifyInput {
    std::string file;
    std::string otherFile;              ///< scores or labels for the same ids; may be empty
    std::optional<std::string> id;      ///< the column that joins the two files
    std::optional<std::string> label;   ///< a heading, or a column number from 1
    std::vector<std::string> scores;    ///< if empty, the recognised ones
    std::optional<std::string> weight;  ///< a column as above; "none" ignores weights
    std::optional<std::string> group;
    std::vector<std::string> slices;     ///< columns as above, or "group"
    std::optional<std::string> cluster;  ///< a column as above, or "group"
    std::optional<std::string> positive;
    std::vector<std::string> unknownLabels;  ///< rows with these are skipped
    std::optional<core::Delimiter> delimiter;
    bool noHeader = false;
    bool decimalComma = false;
    core::OtherEncodings encodings;
    bool lowerIsPositive = false;
    bool skipsBadRows = false;
    std::optional<std::string> predicted;  ///< the column of predicted classes
    bool takesClasses = false;             ///< if false, only two classes are allowed
    bool keepsIds = false;                 ///< if false, samples have no ids
    bool takesOwnRows = false;             ///< if false, only rows with every model's score count
    core::ExpansionLimit expansion;

    std::vector<std::string> files() const
    {
        return otherFile.empty() ? std::vector{file} : std::vector{file, otherFile};
    }
};

/// Samples with their view.
struct SamplesToClassify {
    std::string name;  ///< name of the samples; empty for a table
    core::Samples samples;
    std::uint8_t positive = 1;
    bool higherIsPositive = true;
    std::optional<double> threshold = std::nullopt;  ///< none for a table
    core::ClassifierSettings settings;
    std::vector<core::SampleColumn> slices = {};
    std::optional<core::SampleColumn> clusters = {};  ///< of samples that belong together
    /// Per model, the samples with its score, if some models have none for some samples; `samples`
    /// then has those with a score of every model.
    std::vector<SamplesToClassify> ofModel = {};
    /// What the threshold of a session was chosen for.
    std::optional<core::ThresholdAim> aim = {};
};

/// Adds the import options of tables: `--label`, `--score`, `--weight` and so on.
void addTableOptions(OptionSet command, ClassifyInput& input);

/// Adds `--slices`.
void addSlices(OptionSet command, ClassifyInput& input);

/// Adds `--cluster`.
void addCluster(OptionSet command, ClassifyInput& input);

/// Reads the samples of a table or a session, or multiclass samples if they are allowed and no
/// class is set against the rest. Otherwise reports the problem on standard error and returns the
/// exit status.
std::variant<SamplesToClassify, ExitStatus, core::ClassSamples>
readSamples(const OptionSet& command, const ClassifyInput& input);

/// Previews a table with these options. Otherwise reports the problem on standard error and returns
/// the exit status.
/// @param text only its beginning is read
/// @param hasHeader whether the first row names the columns, if known
std::variant<core::TablePreview, ExitStatus>
previewOf(std::string_view text, const ClassifyInput& input, std::optional<bool> hasHeader = {});
/// Decides how to read the rows as samples of two classes. Reports problems as above.
/// @param text searched for the column of --positive if no --score is given
std::variant<core::TableReading, ExitStatus>
readingOf(std::string_view text, const core::TablePreview& preview, const ClassifyInput& input);

/// Reports why a table cannot be read, and what helps.
ExitStatus refuseTable(const core::TableProblems& problems, const ClassifyInput& input);
/// A sentence on why the positive class is ambiguous.
std::string whichIsPositive(const std::string& file, const std::array<std::string, 2>& classes);
/// Reports the skipped bad rows, if any.
void tellLeftOut(const core::TableProblems& leftOut, const ClassifyInput& input);
/// Notes which labels count as the class `name`, if there are several.
void tellRest(const std::vector<std::string>& rest, const std::string& name,
              const ClassifyInput& input);

}  // namespace cli
