// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/run_lists.h"

#include "core/rankings/runs/by_query.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

/// Memory in bytes, without the text of the documents' ids.
std::size_t sizeOfLists(const std::vector<QueryResults>& lists)
{
    std::size_t bytes = 0;
    for (const QueryResults& query : lists)
        bytes += sizeof query + query.documents.capacity() * sizeof(RetrievedDocument);
    return bytes;
}

/// The lists of a run in memory.
class InMemoryLists : public ListSource {
public:
    explicit InMemoryLists(std::shared_ptr<const Run> run)
        : m_run(std::move(run))
    {
        m_queries.reserve(m_run->queries.size());
        for (const QueryResults& query : m_run->queries)
            m_queries.push_back({query.query, query.documents.size()});
    }

    std::shared_ptr<const QueryResults> read(std::size_t place) const override
    {
        return {m_run, &m_run->queries[place]};
    }

    std::size_t size() const override
    {
        std::size_t bytes =
            m_queries.capacity() * sizeof(ListedQuery) + sizeOfLists(m_run->queries);
        for (const SharedText& text : m_run->texts)
            bytes += text.view().size();
        return bytes;
    }

private:
    std::shared_ptr<const Run> m_run;
};

/// A run with some lists replaced.
class ChangedLists : public ListSource {
public:
    ChangedLists(RunLists unchanged, std::vector<QueryResults> lists)
        : m_unchanged(std::move(unchanged))
    {
        m_changed.queries = std::move(lists);
        for (const QueryResults& query : m_changed.queries)
            m_queries.push_back({query.query, query.documents.size()});
        for (const ListedQuery& query : m_unchanged.queries())
            if (!m_changed.find(query.query))
                m_queries.push_back(query);
        std::ranges::sort(m_queries, {}, &ListedQuery::query);
    }

    std::shared_ptr<const QueryResults> read(std::size_t place) const override
    {
        const std::string_view query = m_queries[place].query;
        if (const QueryResults* const changed = m_changed.find(query))
            return std::make_shared<const QueryResults>(*changed);
        return m_unchanged.find(query);
    }

    bool isStale() const override { return m_unchanged.isStale(); }

    std::size_t size() const override
    {
        return m_queries.capacity() * sizeof(ListedQuery) + sizeOfLists(m_changed.queries) +
               m_unchanged.size();
    }

private:
    RunLists m_unchanged;
    Run m_changed;
};

}  // namespace

std::optional<std::size_t> ListSource::placeOf(std::string_view query) const
{
    const ListedQuery* const found = findQuery(m_queries, query);
    return found ? std::optional(static_cast<std::size_t>(found - m_queries.data())) : std::nullopt;
}

RunLists::RunLists(Run run)
    : RunLists(std::make_shared<const Run>(std::move(run)))
{}

RunLists::RunLists(std::shared_ptr<const Run> run)
    : m_source(std::make_shared<const InMemoryLists>(std::move(run)))
{}

RunLists::RunLists(std::shared_ptr<const ListSource> source)
    : m_source(std::move(source))
{}

std::span<const ListedQuery> RunLists::queries() const
{
    return m_source ? m_source->queries() : std::span<const ListedQuery>();
}

bool RunLists::has(std::string_view query) const
{
    return m_source && m_source->placeOf(query);
}

std::size_t RunLists::documentsOf(std::string_view query) const
{
    const auto place = m_source ? m_source->placeOf(query) : std::nullopt;
    return place ? queries()[*place].documents : 0;
}

std::size_t RunLists::documentCount() const
{
    std::size_t count = 0;
    for (const ListedQuery& query : queries())
        count += query.documents;
    return count;
}

std::size_t RunLists::longest() const
{
    std::size_t longest = 0;
    for (const ListedQuery& query : queries())
        longest = std::max(longest, query.documents);
    return longest;
}

std::shared_ptr<const QueryResults> RunLists::find(std::string_view query) const
{
    const auto place = m_source ? m_source->placeOf(query) : std::nullopt;
    return place ? m_source->read(*place) : nullptr;
}

RunLists RunLists::with(std::vector<QueryResults> lists) const
{
    if (lists.empty())
        return *this;
    return RunLists(std::make_shared<const ChangedLists>(*this, std::move(lists)));
}

}  // namespace core
