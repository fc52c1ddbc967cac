// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/lists_in_file.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace core {

namespace {

/// A list and what it points into.
struct ReadList {
    SharedText bytes;
    QueryResults results;
};

}  // namespace

ListsInFile::ListsInFile(SteadyFile file, std::vector<OnDiskQuery> queries)
    : m_file(std::move(file))
{
    std::ranges::sort(queries, {}, &OnDiskQuery::query);
    std::size_t characters = 0;
    for (const OnDiskQuery& query : queries)
        characters += query.query.size();
    m_ids.reserve(characters);
    m_queries.reserve(queries.size());
    m_stretches.reserve(queries.size());
    for (const OnDiskQuery& query : queries) {
        const std::size_t start = m_ids.size();
        m_ids += query.query;
        m_queries.push_back({std::string_view(m_ids).substr(start), query.documents});
        m_stretches.push_back({query.from, query.to});
    }
}

std::shared_ptr<const QueryResults> ListsInFile::read(std::size_t place) const
{
    auto list = std::make_shared<ReadList>();
    list->results.query = m_queries[place].query;
    const auto [from, to] = m_stretches[place];
    auto bytes = m_isStale ? std::nullopt : m_file.read(from, to - from);
    if (bytes) {
        list->bytes = SharedText(*std::move(bytes));
        list->results.documents = documentsIn(list->bytes, place);
    }
    if (list->results.documents.size() != m_queries[place].documents) {
        m_isStale = true;
        list->results.documents.clear();
    }
    return {list, &list->results};
}

std::size_t ListsInFile::size() const
{
    return m_ids.capacity() + m_queries.capacity() * sizeof(ListedQuery) +
           m_stretches.capacity() * sizeof(Chunk);
}

}  // namespace core
