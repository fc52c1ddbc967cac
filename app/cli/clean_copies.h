// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/check_files.h"
#include "core/rankings/runs/judgment_format.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

/// Writes the judgments and runs of files as they were read into a folder, which is made where it
/// is not there: in TREC's columns, or as a table between tabs where those cannot hold an id. All
/// or nothing, and no file is replaced.
/// @param format of the judgments, where one is asked for
/// @return what was written, a line for each file
core::Parsed<std::string> writeClean(const std::string& folder,
                                     const std::vector<core::Parsed<core::CheckedFile>>& files,
                                     std::optional<core::JudgmentFormat> format = {});

}  // namespace cli
