// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/query_pair.h"
#include "ui/toolkit/jobs/side_work.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace ui {

/// Analyses the current query under its two runs, in the background if their lists are long.
/// Earlier results for the same query stay until then; for another query there are none.
template <class Found>
class QueryWork {
public:
    using Find = Found (*)(const QueryPair& pair, const std::stop_token& stop);
    using Take = std::function<void(std::shared_ptr<const Found>)>;

    /// @param take receives the result; null: not known
    QueryWork(const CollectionDocument& document, QObject& owner, Find find, Take take)
        : m_document(document)
        , m_work(&owner)
        , m_find(find)
        , m_take(std::move(take))
    {
        constexpr std::size_t manyDocuments = 10'000;
        m_work.setMuch(manyDocuments);
    }

    void start();
    bool isRunning() const { return m_work.isRunning(); }

private:
    const CollectionDocument& m_document;
    SideWork m_work;
    Find m_find;
    Take m_take;
    std::string m_query;  ///< of the current or pending result
};

template <class Found>
void QueryWork<Found>::start()
{
    const auto query = m_document.currentQuery();
    if (!query || !m_document.hasLists()) {
        m_work.stop();
        m_query.clear();
        m_take(nullptr);
        return;
    }
    const QueryPair pair = queryPair(m_document, *query);
    const bool isOther = std::exchange(m_query, pair.query) != pair.query;
    m_work.start(pair.amount(), [this, pair](const std::stop_token& stop) -> SideWork::Result {
        auto found = std::make_shared<const Found>(m_find(pair, stop));
        if (stop.stop_requested())
            return {};
        return [this, found = std::move(found)] { m_take(found); };
    });
    if (m_work.isRunning() && isOther)
        m_take(nullptr);
}

}  // namespace ui
