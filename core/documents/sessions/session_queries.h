// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/session.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core {

/// The number of queries; at least one.
std::size_t queryCount(const Session& session);
/// The lists of the query at a place (0-based).
const QueryLists& queryAt(const Session& session, std::size_t place);
/// The place of the current query.
inline std::size_t placeInFront(const Session& session)
{
    return session.before.size();
}
/// Makes another query current; the order stays. O(queries).
void bringToFront(Session& session, std::size_t place);

/// All queries, in order, and the current one.
struct Queries {
    std::vector<QueryLists> all;
    std::size_t front = 0;

    bool operator==(const Queries&) const = default;
};
Queries queriesOf(const Session& session);
/// @param queries at least one
void setQueries(Session& session, Queries queries);

/// Names unnamed queries q1, q2 … by place, like nameQueries().
void nameQueries(std::vector<QueryLists>& queries);
/// Renames both lists of the query.
void rename(QueryLists& query, const std::string& name);
/// The name with the first free number appended, from 2: "q1-2".
std::string freeQueryName(const std::vector<QueryLists>& queries, const std::string& like);

}  // namespace core
