// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/document/query_edits.h"

#include <utility>

namespace ui {

RankingDocument::ShowQuery::ShowQuery(RankingDocument& document, const QString& name,
                                      std::size_t place)
    : Step(document, name)
    , m_from(document.placeInFront())
    , m_to(place)
{}

void RankingDocument::ShowQuery::show(std::size_t place)
{
    core::bringToFront(session(), place);
    m_document.queriesEdited();
}

bool RankingDocument::ShowQuery::mergeWith(const QUndoCommand* next)
{
    m_to = static_cast<const ShowQuery*>(next)->m_to;
    setText(next->text());
    setObsolete(m_to == m_from);
    return true;
}

RankingDocument::ReplaceQueries::ReplaceQueries(RankingDocument& document, const QString& name,
                                                core::Queries queries)
    : Step(document, name)
    , m_other(std::move(queries))
{}

void RankingDocument::ReplaceQueries::redo()
{
    core::Queries now = core::queriesOf(session());
    core::setQueries(session(), std::exchange(m_other, std::move(now)));
    m_bytes = bytesOf(m_other.all);
    m_document.queriesEdited();
}

}  // namespace ui
