// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/document/ranking_edits.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ui {

namespace {

std::ptrdiff_t offset(std::size_t row)
{
    return static_cast<std::ptrdiff_t>(row);
}

std::size_t bytesOf(const std::vector<core::RankedItem>& documents)
{
    std::size_t bytes = 0;
    for (const core::RankedItem& document : documents)
        bytes += sizeof document + document.id.size() + document.title.size();
    return bytes;
}

}  // namespace

std::size_t bytesOf(const core::RankedList& list)
{
    return bytesOf(list.ranked) + bytesOf(list.notRetrieved);
}

std::size_t bytesOf(const core::QueryLists& query)
{
    return sizeof query + bytesOf(query.list) + (query.other ? bytesOf(*query.other) : 0);
}

std::size_t bytesOf(const std::vector<core::QueryLists>& queries)
{
    std::size_t bytes = 0;
    for (const core::QueryLists& query : queries)
        bytes += bytesOf(query);
    return bytes;
}

void RankingDocument::Step::findCounterparts(std::span<const core::RankedItem> changed)
{
    if (session().other)
        m_counterparts.find(*session().other, changed);
}

void RankingDocument::Step::swapCounterparts()
{
    if (session().other)
        m_counterparts.swap(*session().other);
}

RankingDocument::SetGrades::SetGrades(RankingDocument& document, const QString& name,
                                      Section section, std::vector<std::size_t> rows,
                                      core::Grade grade)
    : Step(document, name)
    , m_section(section)
    , m_rows(std::move(rows))
    , m_grade(grade)
{
    if (document.hasTwoLists()) {
        std::vector<core::RankedItem> graded;
        for (const std::size_t row : m_rows) {
            graded.push_back(document.documents(section)[row]);
            graded.back().grade = grade;
        }
        findCounterparts(graded);
        std::erase_if(m_rows, [&](std::size_t row) { return row >= documents(section).size(); });
    }
    for (const std::size_t row : m_rows)
        m_before.push_back(documents(section)[row].grade);
}

void RankingDocument::SetGrades::redo()
{
    for (const std::size_t row : m_rows)
        documents(m_section)[row].grade = m_grade;
    tellGraded();
}

void RankingDocument::SetGrades::undo()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        documents(m_section)[m_rows[i]].grade = m_before[i];
    tellGraded();
}

QString RankingDocument::SetGrades::spoken() const
{
    return m_grade.hasValue() ? RankingDocument::tr("grade %1").arg(m_grade.value())
                              : RankingDocument::tr("unjudged");
}

void RankingDocument::SetGrades::tellGraded()
{
    swapCounterparts();
    if (m_rows.empty()) {
        tell(ListChange{});
    } else {
        const auto [first, last] = std::minmax_element(m_rows.begin(), m_rows.end());
        tell(ListChange{ListChange::Kind::Altered, m_section, *first, *last});
    }
    tell(Part::List);
}

RankingDocument::Rename::Rename(RankingDocument& document, const QString& name, Section section,
                                std::size_t row, std::string title)
    : Step(document, name)
    , m_section(section)
    , m_row(row)
    , m_other(std::move(title))
{
    core::RankedItem renamed = document.documents(section)[row];
    renamed.title = m_other;
    findCounterparts({&renamed, 1});
}

void RankingDocument::Rename::redo()
{
    swapTitle();
}

void RankingDocument::Rename::undo()
{
    swapTitle();
}

void RankingDocument::Rename::swapTitle()
{
    swapCounterparts();
    if (m_row < documents(m_section).size()) {
        std::swap(documents(m_section)[m_row].title, m_other);
        tell(ListChange{ListChange::Kind::Altered, m_section, m_row, m_row});
    } else {
        tell(ListChange{});
    }
    tell(Part::List);
}

RankingDocument::Insert::Insert(RankingDocument& document, const QString& name, Section section,
                                std::size_t row, core::RankedItem inserted)
    : Step(document, name)
    , m_section(section)
    , m_row(row)
    , m_inserted(std::move(inserted))
{}

void RankingDocument::Insert::redo()
{
    auto& list = documents(m_section);
    list.insert(list.begin() + offset(m_row), m_inserted);
    tell(ListChange{ListChange::Kind::Inserted, m_section, m_row, m_row});
    tell(Part::List);
}

void RankingDocument::Insert::undo()
{
    auto& list = documents(m_section);
    list.erase(list.begin() + offset(m_row));
    tell(ListChange{ListChange::Kind::Removed, m_section, m_row, m_row});
    tell(Part::List);
}

RankingDocument::Remove::Remove(RankingDocument& document, const QString& name, Section section,
                                std::vector<std::size_t> rows)
    : Step(document, name)
    , m_section(section)
    , m_rows(std::move(rows))
{
    for (const std::size_t row : m_rows)
        m_removed.push_back(document.documents(section)[row]);
    m_bytes = bytesOf(m_removed) + m_rows.size() * sizeof m_rows.front();
}

void RankingDocument::Remove::redo()
{
    auto& list = documents(m_section);
    std::vector<core::RankedItem> kept;
    kept.reserve(list.size() - m_rows.size());
    auto next = m_rows.begin();
    for (std::size_t row = 0; row < list.size(); ++row) {
        if (next != m_rows.end() && *next == row)
            ++next;
        else
            kept.push_back(std::move(list[row]));
    }
    list = std::move(kept);
    tellChange(ListChange::Kind::Removed);
}

void RankingDocument::Remove::undo()
{
    auto& list = documents(m_section);
    std::vector<core::RankedItem> whole;
    whole.reserve(list.size() + m_rows.size());
    auto kept = list.begin();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        while (whole.size() < m_rows[i])
            whole.push_back(std::move(*kept++));
        whole.push_back(m_removed[i]);
    }
    std::move(kept, list.end(), std::back_inserter(whole));
    list = std::move(whole);
    tellChange(ListChange::Kind::Inserted);
}

void RankingDocument::Remove::tellChange(ListChange::Kind ofOneBlock)
{
    if (m_rows.back() - m_rows.front() + 1 == m_rows.size())
        tell(ListChange{ofOneBlock, m_section, m_rows.front(), m_rows.back()});
    else
        tell(ListChange{});
    tell(Part::List);
}

RankingDocument::ReplaceList::ReplaceList(RankingDocument& document, const QString& name,
                                          core::RankedList list, int gesture)
    : Step(document, name)
    , m_other(std::move(list))
    , m_gesture(gesture)
{
    findCounterparts(m_other.ranked);
    findCounterparts(m_other.notRetrieved);
}

void RankingDocument::ReplaceList::swapList()
{
    std::swap(session().list, m_other);
    m_bytes = bytesOf(m_other);
    swapCounterparts();
    tell(ListChange{});
    tell(Part::List);
}

bool RankingDocument::ReplaceList::mergeWith(const QUndoCommand* next)
{
    const auto* replacement = static_cast<const ReplaceList*>(next);
    if (replacement->m_gesture != m_gesture)
        return false;
    setText(next->text());
    m_counterparts.absorb(replacement->m_counterparts);
    setObsolete(m_other == m_document.list() &&
                (!session().other || m_counterparts.areAsIn(*session().other)));
    return true;
}

bool RankingDocument::ShowList::mergeWith(const QUndoCommand*)
{
    setObsolete(true);
    return true;
}

}  // namespace ui
