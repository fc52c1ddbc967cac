#include "ui/ranking/document/list_steps.h"

#include <utility>

namespace ui {

bool RankingDocument::ShowList::mergeWith(const QUndoCommand*)
{
    setObsolete(true);
    return true;
}

RankingDocument::SetOtherList::SetOtherList(RankingDocument& document, const QString& name,
                                            std::optional<core::RankedList> other,
                                            core::ListName shown)
    : Step(document, name)
    , m_other(std::move(other))
    , m_shown(shown)
{}

void RankingDocument::SetOtherList::swapOther()
{
    std::swap(session().other, m_other);
    std::swap(session().listName, m_shown);
    m_bytes = m_other ? bytesOf(*m_other) : 0;
    tell(Part::List);
}

void RankingDocument::SetOtherList::giveUp()
{
    m_other.reset();
    m_bytes = 0;
}

}  // namespace ui
