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

/// Documents as a spreadsheet holds them: tab-separated, with a heading line that names the columns
/// `rank`, `id`, `title`, `grade` and `score` in any order and case; only `id` must be there. One
/// line is one document; the order of the lines counts, the numbers under `rank` are not read.
///
/// A grade is a finite number read with the C locale; an empty cell, `u`, `?` and `-` are unjudged.
/// An empty score is none. A cell with a tab or a line break in it stands in double quotes, those
/// inside doubled, as spreadsheets write it. Blank lines do not count.
struct DocumentTable {
    std::vector<RankedItem> documents;  ///< ids are not empty and unique
    /// Which columns there are: where one is missing, the table says nothing about it.
    bool hasTitles = false;
    bool hasGrades = false;
    bool hasScores = false;

    bool operator==(const DocumentTable&) const = default;
};

/// Whether the text starts with the heading of such a table, rather than with grades. O(line).
bool isDocumentTable(std::string_view text);

Parsed<DocumentTable> parseDocumentTable(std::string_view text, const std::string& name);

enum class RankColumn : bool { Without, With };

/// The documents at `rows` (0-based) as such a table, unjudged as an empty cell; reads back as the
/// same documents, but for their unknown fields. With scores where one of them has one.
std::string documentTableText(const std::vector<RankedItem>& documents,
                              std::span<const std::size_t> rows, RankColumn ranks);

}  // namespace core
