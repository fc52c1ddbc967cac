// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/classify/classify_input.h"
#include "app/cli/classify/classify_rules.h"
#include "core/collections/shard/table_manifest.h"
#include "core/foundation/file/shared_text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace cli {

/// How a table that is divided is read, and by which rules its values are made.
struct TableInput {
    ClassifyInput table;
    ClassifyRules rules;
};

/// The options of classify that hold for a divided table.
void addTableInput(OptionSet command, TableInput& input);
/// Those that were given to the command, as `--name=value`.
std::vector<std::string> givenTableOptions(const OptionSet& command);
/// The input that the options say; nothing where they are none, which is then said on standard
/// error.
std::optional<TableInput> tableInputOf(const core::TableTask& task, const std::string& file);

/// What the beginning of a table says.
struct TableStart {
    core::TableReading reading;
    std::vector<std::string> headings;
    std::size_t bytes = 0;  ///< of the text, up to its first row
    std::size_t lines = 0;  ///< up to there
    bool canBeCut = true;   ///< else the file's bytes are not its text
    std::string beginning;  ///< some whole lines of the text
};

/// Nothing where it cannot be read or is no table that can be divided, which is then said on
/// standard error.
/// @param content of the file, as it is
std::optional<TableStart> startOf(const core::SharedText& content, const ClassifyInput& input);

}  // namespace cli
