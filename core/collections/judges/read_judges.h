// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/collection_choices.h"
#include "core/collections/judges/judge_panel.h"

#include <string>
#include <vector>

namespace core {

/// The judges in one table: `column` holds their names. Rows with an empty name are refused, and
/// judges are in the order in which they appear. O(rows × judges).
/// @param column a heading or a number from 1
Parsed<std::vector<Judge>> readJudgeColumn(const std::string& path, const std::string& column,
                                           const CollectionChoices& choices = {});

/// Unique names for judges: their files' names without extensions, or else the files.
std::vector<std::string> judgeNames(const std::vector<std::string>& files);

}  // namespace core
