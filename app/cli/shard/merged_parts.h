// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/shard/part.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

/// All parts of one division.
struct MergedParts {
    core::SharedTask task;
    std::vector<std::vector<core::ScoredPiece>> runs;  ///< by run, in the order of its file
};

/// Reads the parts, in any order. Nothing where they are not all of one division, each once: then
/// standard error says by name which part is of other rules or inputs, stands twice or is missing.
std::optional<MergedParts> readParts(const std::vector<std::string>& files);

}  // namespace cli
