// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/session.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core {

/// How many queries a session has; at least one.
std::size_t queryCount(const Session& session);
/// A query's lists, by its place in the order of queries (0-based).
const QueryLists& queryAt(const Session& session, std::size_t place);
/// Which place the query in front has.
inline std::size_t placeInFront(const Session& session)
{
    return session.before.size();
}
/// Moves another query to the front; the order stays. O(queries).
void bringToFront(Session& session, std::size_t place);

/// All queries, in order, and which of them is in front.
struct Queries {
    std::vector<QueryLists> all;
    std::size_t front = 0;

    bool operator==(const Queries&) const = default;
};
Queries queriesOf(const Session& session);
/// @param queries at least one
void setQueries(Session& session, Queries queries);

/// Gives queries without a name q1, q2 … by place, as nameQueries() does.
void nameQueries(std::vector<QueryLists>& queries);
/// The name of both its lists.
void rename(QueryLists& query, const std::string& name);
/// The name with the first number behind it, from 2 on, that no query has: "q1-2".
std::string freeQueryName(const std::vector<QueryLists>& queries, const std::string& like);

}  // namespace core
