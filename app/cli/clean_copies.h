// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/check_files.h"
#include "core/rankings/runs/judgment_format.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

/// Writes the judgments and runs as they were read to a folder, creating it if needed. Uses TREC
/// columns, or tab-separated tables if an id does not fit there. Writes all files or none, and
/// replaces none.
/// @param format of the judgments, if requested
/// @return what was written, one line per file
core::Parsed<std::string> writeClean(const std::string& folder,
                                     const std::vector<core::Parsed<core::CheckedFile>>& files,
                                     std::optional<core::JudgmentFormat> format = {});

}  // namespace cli
