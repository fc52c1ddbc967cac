// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/loading.h"
#include "core/foundation/file/parse_error.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Whether the text holds lines as LETOR has them, but without `qid:…`, as LightGBM and XGBoost
/// take them: a target and features in every one of the first lines. O(lines looked at).
bool isUngroupedLetor(std::string_view text);

/// How many lines each query has, one number per line: what LightGBM keeps in `NAME.query` and
/// XGBoost in `NAME.group` beside the lines. Blank lines and # lines are skipped. O(n).
Parsed<std::vector<std::size_t>> parseGroupSizes(std::string_view text, const std::string& name);

/// The lines as LETOR, with `qid:1` and so on behind their targets; their numbers stay. Refused
/// where the sizes do not add up to the lines. O(n).
/// @param sizesName of the file of the sizes, for that refusal
Parsed<std::string> withQueryIds(std::string_view text, const std::string& name,
                                 std::span<const std::size_t> sizes, const std::string& sizesName,
                                 Loading* loading = nullptr);

}  // namespace core
