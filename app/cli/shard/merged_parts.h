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
    std::vector<std::vector<core::ScoredPiece>> runs;  ///< one per run, in file order
};

/// Reads the parts, in any order. Nothing if they do not form one division, each part once;
/// standard error then names the part that has other rules or inputs, is repeated or is missing.
std::optional<MergedParts> readParts(const std::vector<std::string>& files);

}  // namespace cli
