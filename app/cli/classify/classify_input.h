#pragma once

#include "app/cli/option/command.h"
#include "core/compression/expansion_limit.h"
#include "core/multiclass/class_samples.h"
#include "core/samples/classifier_settings.h"
#include "core/samples/samples.h"
#include "core/syntax/delimited_rows.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cli {

/// Where samples come from, and how their table is read.
struct ClassifyInput {
    std::string file;
    std::optional<std::string> label;   ///< a heading, or a column's number from 1
    std::vector<std::string> scores;    ///< empty: those that are recognised
    std::optional<std::string> weight;  ///< a column as above; "none": without, whatever it has
    std::optional<std::string> group;
    std::optional<std::string> slices;  ///< a column as above, or "group"; none: no slices
    std::optional<std::string> positive;
    std::optional<core::Delimiter> delimiter;
    bool noHeader = false;
    bool decimalComma = false;
    bool readsLatin1 = false;  ///< what is not UTF-8; else it is refused
    bool lowerIsPositive = false;
    bool skipsBadRows = false;
    std::optional<std::string> predicted;  ///< the column of predicted classes
    bool takesClasses = false;             ///< also samples of more than two classes; else two
    bool keepsIds = false;                 ///< else nothing names a sample
    core::ExpansionLimit expansion;
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

}  // namespace cli
