// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/ranked_list.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Documents from a spreadsheet: tab-separated, with a heading line that names the columns `rank`,
/// `id`, `title`, `grade` and `score` in any order and case. Only `id` is required. Each line is a
/// document. The order of the lines counts; the numbers under `rank` are ignored.
///
/// A grade is a finite number in the C locale; an empty cell, `u`, `?` and `-` mean unjudged. An
/// empty score means no score. A cell that contains a tab or a line break is in double quotes, with
/// quotes inside it doubled, as spreadsheets write it. Blank lines are ignored.
struct DocumentTable {
    std::vector<RankedItem> documents;  ///< ids are unique and not empty
    /// Which columns exist. The table has no information about missing ones.
    bool hasTitles = false;
    bool hasGrades = false;
    bool hasScores = false;

    bool operator==(const DocumentTable&) const = default;
};

/// Whether the text starts with the heading of such a table. O(line).
bool isDocumentTable(std::string_view text);

Parsed<DocumentTable> parseDocumentTable(std::string_view text, const std::string& name);

enum class RankColumn : bool { Without, With };

/// The documents at `rows` (0-based) as such a table, with empty cells for unjudged. It reads back
/// as the same documents, except for unknown fields. Has a score column if any of them has a score.
std::string documentTableText(const std::vector<RankedItem>& documents,
                              std::span<const std::size_t> rows, RankColumn ranks);

}  // namespace core
