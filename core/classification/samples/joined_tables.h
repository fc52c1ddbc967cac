// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/tabular/delimited_table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A delimited text and its name.
struct NamedTable {
    std::string_view text;
    std::string file;
    TableForm form = {};
};

/// A table of true labels joined with one of scores: a row for each id in both.
struct JoinedTables {
    std::string text;  ///< the truth's columns, then the others; rows on their lines in the truth
    TablePreview preview;
    std::string truth;                     ///< the file with the labels
    std::string scores;                    ///< the other
    std::vector<std::string> onlyInTruth;  ///< ids, in the order of the file
    std::vector<std::string> onlyInScores;
};

/// Joins two tables by a column of ids. The first has the labels, unless only the second has a
/// column that may hold them. If both files have the same heading, " (scores)" is appended to the
/// second's; only the second's columns are scores. O(n) in time and memory.
/// @param id heading or number of the ids' column in both; otherwise a heading that both have, or
/// the column recognised in each
/// @return refused: a file without ids or labels, an id that occurs twice in a file, no common ids
Parsed<JoinedTables> joinTables(const NamedTable& first, const NamedTable& second,
                                const std::optional<std::string>& id);

}  // namespace core
