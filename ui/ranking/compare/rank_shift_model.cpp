// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/rank_shift_model.h"

#include "ui/text/words/shift_text.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/table_header.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// Documents missing from a list come last in both sort directions.
bool comesBefore(std::optional<std::ptrdiff_t> a, std::optional<std::ptrdiff_t> b,
                 Qt::SortOrder order)
{
    if (!a || !b)
        return a.has_value() && !b.has_value();
    return order == Qt::AscendingOrder ? *a < *b : *a > *b;
}

std::optional<std::ptrdiff_t> sortKey(const core::TwoRanks& ranks, int column)
{
    const auto whole = [](std::optional<std::size_t> rank) {
        return rank ? std::optional(static_cast<std::ptrdiff_t>(*rank)) : std::nullopt;
    };
    switch (column) {
    case RankShiftModel::RankA:
        return whole(ranks.inA);
    case RankShiftModel::RankB:
        return whole(ranks.inB);
    default:
        return ranks.shift();
    }
}

QString rankCell(std::optional<std::size_t> rank)
{
    return rank ? QString::number(*rank) : QString(QChar(0x2013));
}

}  // namespace

RankShiftModel::RankShiftModel(const RankingDocument& document, QObject* parent)
    : RowsModel(parent)
    , m_document(document)
{
    describeColumns();
}

void RankShiftModel::describeColumns()
{
    setColumns([this] {
        std::vector<TableColumn> columns{
            {tr("Document"), Qt::AlignLeft, [this](int row) { return nameAt(row); }},
            {tr("A"), Qt::AlignRight, [this](int row) { return rankCell(at(row).inA); },
             [this](int row) { return exactNumber(at(row).inA); }},
            {tr("B"), Qt::AlignRight, [this](int row) { return rankCell(at(row).inB); },
             [this](int row) { return exactNumber(at(row).inB); }},
            {tr("Shift"), Qt::AlignRight, [this](int row) { return shiftAt(row); },
             [this](int row) { return exactNumber(at(row).shift()); }}};
        TableColumn& sorted = columns[static_cast<std::size_t>(m_sortColumn)];
        sorted.whole = sorted.heading;
        sorted.heading += sortMark(m_sortOrder == Qt::DescendingOrder);
        return columns;
    });
}

void RankShiftModel::refresh()
{
    std::vector<core::TwoRanks> rows;
    if (m_document.hasTwoLists())
        rows = core::compareLists(m_document.list(core::ListName::A),
                                  m_document.list(core::ListName::B));
    m_differing = static_cast<std::size_t>(std::ranges::count_if(
        rows, [](const core::TwoRanks& ranks) { return ranks.inA != ranks.inB; }));
    sortRows(rows);
    replace(m_rows, std::move(rows));
}

void RankShiftModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    describeColumns();
    refresh();
}

void RankShiftModel::sortRows(std::vector<core::TwoRanks>& rows) const
{
    // Already in this order.
    if (m_sortColumn == RankA && m_sortOrder == Qt::AscendingOrder)
        return;
    if (m_sortColumn != Name) {
        std::ranges::stable_sort(rows, [this](const core::TwoRanks& a, const core::TwoRanks& b) {
            return comesBefore(sortKey(a, m_sortColumn), sortKey(b, m_sortColumn), m_sortOrder);
        });
        return;
    }
    std::ranges::stable_sort(rows, [this](const core::TwoRanks& a, const core::TwoRanks& b) {
        const bool isBefore = documentAt(a)->name() < documentAt(b)->name();
        const bool isAfter = documentAt(b)->name() < documentAt(a)->name();
        return m_sortOrder == Qt::AscendingOrder ? isBefore : isAfter;
    });
}

const core::RankedItem* RankShiftModel::documentAt(const core::TwoRanks& ranks) const
{
    // A hidden panel is not updated: the lists may have become shorter.
    if (!m_document.hasTwoLists())
        return nullptr;
    const auto& list = m_document.list(ranks.inA ? core::ListName::A : core::ListName::B).ranked;
    const std::size_t row = ranks.inA.value_or(ranks.inB.value_or(1)) - 1;
    return row < list.size() ? &list[row] : nullptr;
}

std::optional<std::size_t> RankShiftModel::shownRank(int row) const
{
    const core::TwoRanks& ranks = at(row);
    return m_document.listName() == core::ListName::A ? ranks.inA : ranks.inB;
}

void RankShiftModel::setCurrentRank(std::optional<std::size_t> rank)
{
    m_currentRank = rank;
    rowsChanged({CurrentRole});
}

QVariant RankShiftModel::told(int row, int column, int role) const
{
    switch (role) {
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return twoRanksSentence(nameAt(row), at(row));
    case DifferenceRole:
        return column == Shift ? static_cast<double>(at(row).shift().value_or(0)) : 0.0;
    case CurrentRole:
        return m_currentRank && shownRank(row) == m_currentRank;
    default:
        return {};
    }
}

QString RankShiftModel::nameAt(int row) const
{
    const core::RankedItem* document = documentAt(at(row));
    return document ? nameOf(*document) : QString();
}

QString RankShiftModel::shiftAt(int row) const
{
    if (const auto shift = at(row).shift())
        return shiftText(*shift);
    return at(row).inA ? tr("missing") : tr("added");
}

}  // namespace ui
