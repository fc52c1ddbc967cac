// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/document/order_edits.h"

#include <utility>

namespace ui {

RankingDocument::Reorder::Reorder(RankingDocument& document, const QString& name,
                                  core::Reordering reordering)
    : Step(document, name)
    , m_reordering(std::move(reordering))
{}

void RankingDocument::Reorder::redo()
{
    m_document.applyOrder(m_reordering);
}

void RankingDocument::Reorder::undo()
{
    m_document.applyOrder(core::inverse(m_reordering));
}

RankingDocument::MoveRows::MoveRows(RankingDocument& document, const QString& name,
                                    std::vector<std::size_t> rows, std::size_t to)
    : Step(document, name)
    , m_rows(std::move(rows))
    , m_to(to)
{}

void RankingDocument::MoveRows::redo()
{
    m_document.applyOrder(core::movedTogether(m_rows, m_to));
}

void RankingDocument::MoveRows::undo()
{
    m_document.applyOrder(core::inverse(core::movedTogether(m_rows, m_to)));
}

bool RankingDocument::MoveRows::endsWhere(const std::vector<std::size_t>& rows) const
{
    return rows.size() == m_rows.size() && rows.front() == m_to &&
           rows.back() == m_to + rows.size() - 1;
}

bool RankingDocument::MoveRows::mergeWith(const QUndoCommand* next)
{
    const auto* move = static_cast<const MoveRows*>(next);
    if (!endsWhere(move->m_rows))
        return false;
    m_to = move->m_to;
    setText(move->text());
    setObsolete(core::isInOrder(core::movedTogether(m_rows, m_to)));
    return true;
}

RankingDocument::Regrade::Regrade(RankingDocument& document, const QString& name,
                                  const std::function<core::Grade(core::Grade)>& grade,
                                  double relevantFrom)
    : Step(document, name)
    , m_otherRelevantFrom(relevantFrom)
{
    for (const auto* list : lists())
        for (const core::RankedItem& one : *list)
            m_other.push_back(grade(one.grade));
}

std::vector<std::vector<core::RankedItem>*> RankingDocument::Regrade::lists()
{
    std::vector<std::vector<core::RankedItem>*> lists{&session().list.ranked,
                                                      &session().list.notRetrieved};
    if (session().other) {
        lists.push_back(&session().other->ranked);
        lists.push_back(&session().other->notRetrieved);
    }
    return lists;
}

bool RankingDocument::Regrade::changesAnything()
{
    if (m_otherRelevantFrom != session().settings.relevantFrom)
        return true;
    auto other = m_other.begin();
    for (const auto* list : lists())
        for (const core::RankedItem& one : *list)
            if (!(one.grade == *other++))
                return true;
    return false;
}

void RankingDocument::Regrade::swapGrades()
{
    auto other = m_other.begin();
    for (auto* list : lists())
        for (core::RankedItem& one : *list)
            std::swap(one.grade, *other++);
    std::swap(session().settings.relevantFrom, m_otherRelevantFrom);
    tell(ListChange{});
    tell(Part::All);
}

}  // namespace ui
