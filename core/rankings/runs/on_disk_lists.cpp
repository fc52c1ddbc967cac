// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/on_disk_lists.h"

#include "core/rankings/runs/result_order.h"

#include <utility>

namespace core {

OnDiskLists::OnDiskLists(SteadyFile file, RunLayout layout, RankOrder order, ScoreReading scores,
                         std::vector<OnDiskQuery> queries)
    : ListsInFile(std::move(file), std::move(queries))
    , m_layout(std::move(layout))
    , m_order(order)
    , m_scores(std::move(scores))
{}

std::vector<RetrievedDocument> OnDiskLists::documentsIn(const SharedText& bytes,
                                                        std::size_t place) const
{
    const std::string_view query = queries()[place].query;
    // Only the first block may start with the file's byte order mark.
    const TextBlock block{bytes, bytes.view(), chunk(place).from == 0 ? 0U : 1U, 0,
                          bytes.view().size()};
    RunLines lines(m_scores);
    std::vector<RetrievedDocument> documents;
    bool isOther = false;
    const RunBlockFacts facts = lines.read(block, m_layout, false, [&](RunGroup& group) {
        isOther = isOther || group.query != query || !documents.empty();
        documents = std::move(group.documents);
    });
    if (isOther || facts.problem || documents.size() != queries()[place].documents)
        return {};
    ResultOrder(m_order).sort(query, documents);
    return documents;
}

}  // namespace core
