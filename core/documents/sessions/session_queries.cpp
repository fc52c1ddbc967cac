// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session_queries.h"

#include "core/rankings/pasted_lists/grades_reading.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace core {

namespace {

bool isTaken(const std::vector<QueryLists>& queries, const std::string& name)
{
    return std::ranges::any_of(
        queries, [&name](const QueryLists& query) { return query.list.query == name; });
}

QueryLists& frontOf(Session& session)
{
    return session;
}

}  // namespace

std::size_t queryCount(const Session& session)
{
    return session.before.size() + 1 + session.after.size();
}

const QueryLists& queryAt(const Session& session, std::size_t place)
{
    const std::size_t front = placeInFront(session);
    if (place == front)
        return session;
    return place < front ? session.before[place] : session.after[place - front - 1];
}

void bringToFront(Session& session, std::size_t place)
{
    Queries queries{std::move(session.before), place};
    queries.all.push_back(std::move(frontOf(session)));
    std::ranges::move(session.after, std::back_inserter(queries.all));
    setQueries(session, std::move(queries));
}

Queries queriesOf(const Session& session)
{
    Queries queries{session.before, placeInFront(session)};
    queries.all.push_back(session);
    std::ranges::copy(session.after, std::back_inserter(queries.all));
    return queries;
}

void setQueries(Session& session, Queries queries)
{
    const auto front = queries.all.begin() + static_cast<std::ptrdiff_t>(queries.front);
    session.before.assign(std::make_move_iterator(queries.all.begin()),
                          std::make_move_iterator(front));
    session.after.assign(std::make_move_iterator(front + 1),
                         std::make_move_iterator(queries.all.end()));
    frontOf(session) = std::move(*front);
}

void nameQueries(std::vector<QueryLists>& queries)
{
    std::vector<RankedList> names(queries.size());
    for (std::size_t place = 0; place < queries.size(); ++place)
        names[place].query = queries[place].list.query;
    nameQueries(std::span(names));
    for (std::size_t place = 0; place < queries.size(); ++place)
        rename(queries[place], names[place].query);
}

void rename(QueryLists& query, const std::string& name)
{
    query.list.query = name;
    if (query.other)
        query.other->query = name;
}

std::string freeQueryName(const std::vector<QueryLists>& queries, const std::string& like)
{
    std::size_t number = 2;
    while (isTaken(queries, like + '-' + std::to_string(number)))
        ++number;
    return like + '-' + std::to_string(number);
}

}  // namespace core
