// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

struct TableMergeOptions {
    bool isJson = false;
    std::optional<int> digits = {};  ///< decimals; default: 6 in text, all in JSON
    bool checksInputs = false;       ///< whether to read the table again and compare its bytes
};

/// Prints what classify prints for the whole table. Refuses, by name, any part that is missing,
/// repeated or from another division.
ExitStatus mergeTable(const std::vector<std::string>& files, const TableMergeOptions& options);

}  // namespace cli
