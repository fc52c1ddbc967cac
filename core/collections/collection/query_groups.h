// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Queries that are looked at together.
struct QueryGroup {
    std::string name;
    std::set<std::string, std::less<>> queries;

    bool operator==(const QueryGroup&) const = default;
};

/// Reads groups of queries, a query a row: its id and the names of its groups, in tabs, commas or
/// semicolons. An empty cell is no group; a query may stand in several rows. Where the first cell
/// is a heading of queries ("query", "qid", "topic"), the row names the columns, and with several
/// of them a group is called by its column, too: "length=long".
/// @return in the order of the file, those of a named column together; an error where no query has
/// a group. O(text log groups)
Parsed<std::vector<QueryGroup>> parseQueryGroups(std::string_view text, const std::string& file);

/// Whether a text seems to be such a file, by its first rows: names of groups that come again
/// behind the ids of queries, below a heading of queries and names that nobody knows, or else two
/// columns with a tab between. Only where two columns have names may a query stand twice: in a
/// table of three it would be of judgments. O(rows looked at).
bool areQueryGroups(std::string_view text);

/// The same of a text that no other format looks like: two columns with commas or semicolons
/// between will do, too, and one name that comes again.
bool mayBeQueryGroups(std::string_view text);

/// The groups of both; those of one name become one.
std::vector<QueryGroup> joinedGroups(std::vector<QueryGroup> groups,
                                     const std::vector<QueryGroup>& more);

/// Queries that a filter finds, as long as it finds them; see QueryFilter.
struct SavedGroup {
    std::string name;
    std::string filter;

    bool operator==(const SavedGroup&) const = default;
};

/// The evaluation of a group's queries alone, with their means.
/// @param evaluation under `definitions` definitions. O(queries × definitions)
RunEvaluation evaluationOf(const QueryGroup& group, const RunEvaluation& evaluation);

}  // namespace core
