// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/query_filter.h"
#include "core/foundation/file/parse_error.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Queries that are examined together.
struct QueryGroup {
    std::string name;
    std::set<std::string, std::less<>> queries;
    bool isByOutcome = false;  ///< chosen by values of runs, see choosesByOutcome()

    bool operator==(const QueryGroup&) const = default;
};

/// Reads groups of queries. Each row has a query's id and the names of its groups, separated by
/// tabs, commas or semicolons. Empty cells are ignored; a query may occur in several rows. If the
/// first cell is a heading of queries ("query", "qid", "topic"), the row names the columns. With
/// several group columns, the names of groups include the column: "length=long".
/// @return in file order, with the groups of a named column together; an error if no query has a
/// group. O(text log groups)
/// @param heading only the groups of this column, under their own names, in a table of queries with
/// any other columns; by heading or by number from 1
Parsed<std::vector<QueryGroup>> parseQueryGroups(std::string_view text, const std::string& file,
                                                 const std::optional<std::string>& heading = {});

/// Guesses from the first rows whether a text is such a file: query ids followed by group names
/// that repeat, either below a heading of queries and unknown names, or else in two columns
/// separated by a tab. A query may repeat only if two columns have names: a table of three would
/// hold judgments. O(rows examined).
bool areQueryGroups(std::string_view text);

/// The same for a text that no other format matches: two columns separated by commas or semicolons
/// and one repeated name are enough.
bool mayBeQueryGroups(std::string_view text);

/// The groups of both; groups with the same name are merged.
std::vector<QueryGroup> joinedGroups(std::vector<QueryGroup> groups,
                                     const std::vector<QueryGroup>& more);

/// A group defined by a filter, whose queries change with the data; see QueryFilter.
struct SavedGroup {
    std::string name;
    std::string filter;

    bool operator==(const SavedGroup&) const = default;
};

/// Whether the filter uses values of runs, itself or in a saved group; tests of such queries would
/// be circular.
/// @param saved each may use those before it
bool choosesByOutcome(const QueryFilter& filter, std::span<const SavedGroup> saved);

/// The evaluation of only the queries in a group, with their means.
/// @param evaluation under `definitions` definitions. O(queries × definitions)
RunEvaluation evaluationOf(const QueryGroup& group, const RunEvaluation& evaluation);

}  // namespace core
