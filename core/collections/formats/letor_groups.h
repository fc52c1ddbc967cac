// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Whether the text has LETOR lines without `qid:…`, as LightGBM and XGBoost use them: a target and
/// features in each of the first lines. O(lines examined).
bool isUngroupedLetor(std::string_view text);

/// Reads the number of lines of each query, one number per line: LightGBM stores them in
/// `NAME.query` and XGBoost in `NAME.group` next to the data. Blank lines and # lines are skipped.
/// O(n).
Parsed<std::vector<std::size_t>> parseGroupSizes(std::string_view text, const std::string& name);

/// Adds `qid:1` and so on after the targets, to give LETOR lines with unchanged line numbers.
/// Refused if the sum of the sizes is not the number of lines. O(n).
/// @param sizesName the name of the file of sizes, for that error
Parsed<std::string> withQueryIds(std::string_view text, const std::string& name,
                                 std::span<const std::size_t> sizes, const std::string& sizesName,
                                 Loading* loading = nullptr);

}  // namespace core
