#pragma once

#include "core/evaluation/run_evaluation.h"
#include "core/file/parse_error.h"

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
/// @return in the order of the file; an error where no query has a group. O(text log groups)
Parsed<std::vector<QueryGroup>> parseQueryGroups(std::string_view text, const std::string& file);

/// The evaluation of a group's queries alone, with their means.
/// @param evaluation under `definitions` definitions. O(queries × definitions)
RunEvaluation evaluationOf(const QueryGroup& group, const RunEvaluation& evaluation);

}  // namespace core
