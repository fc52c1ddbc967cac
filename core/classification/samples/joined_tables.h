// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/tabular/delimited_table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A delimited text, and what it is called.
struct NamedTable {
    std::string_view text;
    std::string file;
    TableForm form = {};
};

/// A table of truths and one of scores as one: a row for each id that both have.
struct JoinedTables {
    std::string text;  ///< the truth's columns, then the others; rows in the lines of the truth's
    TablePreview preview;
    std::string truth;                     ///< the file that holds the labels
    std::string scores;                    ///< the other
    std::vector<std::string> onlyInTruth;  ///< ids, in the order of the file
    std::vector<std::string> onlyInScores;
};

/// Joins them by a column of ids. The first holds the labels, unless only the second has a column
/// that may. A heading of both files names the second's column with " (scores)" behind it; only the
/// second's columns are scores. O(n) in time and memory.
/// @param id heading or number of the ids' column in both; else one of both headings, or the one
/// that is recognised in each
/// @return refused: a file without ids or labels, an id that comes twice in a file, none in common
Parsed<JoinedTables> joinTables(const NamedTable& first, const NamedTable& second,
                                const std::optional<std::string>& id);

}  // namespace core
