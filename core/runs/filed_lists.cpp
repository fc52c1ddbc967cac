#include "core/runs/filed_lists.h"

#include "core/runs/result_order.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

/// A list and what it points into.
struct ReadList {
    SharedText text;
    QueryResults results;
};

}  // namespace

FiledLists::FiledLists(SteadyFile file, RunLayout layout, RankOrder order, ScoreReading scores,
                       std::vector<FiledQuery> queries)
    : m_file(std::move(file))
    , m_layout(std::move(layout))
    , m_order(order)
    , m_scores(std::move(scores))
{
    std::ranges::sort(queries, {}, &FiledQuery::query);
    std::size_t characters = 0;
    for (const FiledQuery& query : queries)
        characters += query.query.size();
    m_ids.reserve(characters);
    m_queries.reserve(queries.size());
    m_stretches.reserve(queries.size());
    for (const FiledQuery& query : queries) {
        const std::size_t start = m_ids.size();
        m_ids += query.query;
        m_queries.push_back({std::string_view(m_ids).substr(start), query.documents});
        m_stretches.push_back({query.from, query.to});
    }
}

bool FiledLists::readInto(QueryResults& results, SharedText& text, std::size_t place) const
{
    const Stretch stretch = m_stretches[place];
    auto bytes = m_file.read(stretch.from, stretch.to - stretch.from);
    if (!bytes)
        return false;
    text = SharedText(*std::move(bytes));
    // Only a text's first block may start with a byte order mark of the file.
    const TextBlock block{text, text.view(), stretch.from == 0 ? 0U : 1U, 0, text.view().size()};
    RunLines lines(m_scores);
    bool isOther = false;
    const RunBlockFacts facts = lines.read(block, m_layout, false, [&](RunGroup& group) {
        isOther = isOther || group.query != results.query || !results.documents.empty();
        results.documents = std::move(group.documents);
    });
    if (isOther || facts.problem || results.documents.size() != m_queries[place].documents)
        return false;
    ResultOrder(m_order).sort(results.query, results.documents);
    return true;
}

std::shared_ptr<const QueryResults> FiledLists::read(std::size_t place) const
{
    auto list = std::make_shared<ReadList>();
    list->results.query = m_queries[place].query;
    if (m_isLost || !readInto(list->results, list->text, place)) {
        m_isLost = true;
        list->results.documents.clear();
    }
    return {list, &list->results};
}

std::size_t FiledLists::size() const
{
    return m_ids.capacity() + m_queries.capacity() * sizeof(ListedQuery) +
           m_stretches.capacity() * sizeof(Stretch);
}

}  // namespace core
