// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

struct TableMergeOptions {
    bool isJson = false;
    std::optional<int> digits = {};  ///< decimals of a value; none: 6 in text, all in JSON
    bool checksInputs = false;       ///< reads the table again, and compares its bytes
};

/// Prints what classify prints of the table that the parts are of. Parts that are not all of one
/// division, each once, are refused by name.
ExitStatus mergeTable(const std::vector<std::string>& files, const TableMergeOptions& options);

}  // namespace cli
