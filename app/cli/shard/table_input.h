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

/// The import options of a divided table and the rules for its values.
struct TableInput {
    ClassifyInput table;
    ClassifyRules rules;
};

/// Adds the options of classify that work for a divided table.
void addTableInput(OptionSet command, TableInput& input);
/// The given ones of these options, as `--name=value`.
std::vector<std::string> givenTableOptions(const OptionSet& command);
/// The input described by the options. Nothing if they are invalid, which is reported on standard
/// error.
std::optional<TableInput> tableInputOf(const core::TableTask& task, const std::string& file);

/// The facts at the beginning of a table.
struct TableStart {
    core::TableReading reading;
    std::vector<std::string> headings;
    std::size_t bytes = 0;  ///< of text before the first row
    std::size_t lines = 0;  ///< before the first row
    bool canBeCut = true;   ///< false if the file's bytes differ from its text
    std::string beginning;  ///< some whole lines of the text
};

/// Reads the beginning of a table. Nothing if it cannot be read or divided, which is reported on
/// standard error.
/// @param content the file's bytes, unchanged
std::optional<TableStart> startOf(const core::SharedText& content, const ClassifyInput& input);

}  // namespace cli
