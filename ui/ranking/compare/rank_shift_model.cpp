#include "ui/ranking/compare/rank_shift_model.h"

#include "ui/table/row_roles.h"
#include "ui/words/shift_text.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// A document that a list lacks comes last, whichever way the ranks are sorted.
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

}  // namespace

RankShiftModel::RankShiftModel(const RankingDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{}

void RankShiftModel::refresh()
{
    std::vector<core::TwoRanks> rows;
    if (m_document.hasTwoLists())
        rows = core::compareLists(m_document.list(core::ListName::A),
                                  m_document.list(core::ListName::B));
    m_differing = static_cast<std::size_t>(
        std::count_if(rows.begin(), rows.end(),
                      [](const core::TwoRanks& ranks) { return ranks.inA != ranks.inB; }));
    const bool isSameShape = rows.size() == m_rows.size();
    if (!isSameShape)
        beginResetModel();
    m_rows = std::move(rows);
    sortRows();
    if (!isSameShape)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void RankShiftModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    refresh();
}

void RankShiftModel::sortRows()
{
    // As they come.
    if (m_sortColumn == RankA && m_sortOrder == Qt::AscendingOrder)
        return;
    if (m_sortColumn != Name) {
        std::stable_sort(
            m_rows.begin(), m_rows.end(), [this](const core::TwoRanks& a, const core::TwoRanks& b) {
                return comesBefore(sortKey(a, m_sortColumn), sortKey(b, m_sortColumn), m_sortOrder);
            });
        return;
    }
    std::stable_sort(m_rows.begin(), m_rows.end(),
                     [this](const core::TwoRanks& a, const core::TwoRanks& b) {
                         const bool isBefore = documentAt(a)->name() < documentAt(b)->name();
                         const bool isAfter = documentAt(b)->name() < documentAt(a)->name();
                         return m_sortOrder == Qt::AscendingOrder ? isBefore : isAfter;
                     });
}

const core::Document* RankShiftModel::documentAt(const core::TwoRanks& ranks) const
{
    // A hidden panel does not follow edits: the lists may have become shorter.
    if (!m_document.hasTwoLists())
        return nullptr;
    const auto& list = m_document.list(ranks.inA ? core::ListName::A : core::ListName::B).ranked;
    const std::size_t row = ranks.inA.value_or(ranks.inB.value_or(1)) - 1;
    return row < list.size() ? &list[row] : nullptr;
}

std::optional<std::size_t> RankShiftModel::shownRank(int row) const
{
    const core::TwoRanks& ranks = m_rows[static_cast<std::size_t>(row)];
    return m_document.listName() == core::ListName::A ? ranks.inA : ranks.inB;
}

void RankShiftModel::setCurrentRank(std::optional<std::size_t> rank)
{
    m_currentRank = rank;
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {CurrentRole});
}

int RankShiftModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RankShiftModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RankShiftModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::TwoRanks& ranks = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(ranks, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return twoRanksSentence(text(ranks, Name), ranks);
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() == Name ? Qt::AlignLeft : Qt::AlignRight);
    case DifferenceRole:
        return index.column() == Shift ? static_cast<double>(ranks.shift().value_or(0)) : 0.0;
    case ExactRole:
        return exact(ranks, index.column());
    case CurrentRole:
        return m_currentRank && shownRank(index.row()) == m_currentRank;
    default:
        return {};
    }
}

QVariant RankShiftModel::exact(const core::TwoRanks& ranks, int column) const
{
    const auto number = [](const auto& rank) {
        return rank ? QVariant(static_cast<double>(*rank)) : QVariant();
    };
    switch (column) {
    case RankA:
        return number(ranks.inA);
    case RankB:
        return number(ranks.inB);
    case Shift:
        return number(ranks.shift());
    default:
        return {};
    }
}

QString RankShiftModel::text(const core::TwoRanks& ranks, int column) const
{
    const QString dash(QChar(0x2013));
    switch (column) {
    case Name: {
        const core::Document* document = documentAt(ranks);
        return document ? nameOf(*document) : QString();
    }
    case RankA:
        return ranks.inA ? QString::number(*ranks.inA) : dash;
    case RankB:
        return ranks.inB ? QString::number(*ranks.inB) : dash;
    default:
        if (const auto shift = ranks.shift())
            return shiftText(*shift);
        return ranks.inA ? tr("missing") : tr("added");
    }
}

QVariant RankShiftModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter |
                                (section == Name ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Document");
    case RankA:
        return tr("A");
    case RankB:
        return tr("B");
    case Shift:
        return tr("Shift");
    default:
        return {};
    }
}

}  // namespace ui
