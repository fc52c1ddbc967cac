#include "ui/ranking/compare/what_if_model.h"

#include "core/evaluation/no_value.h"
#include "ui/table/row_roles.h"
#include "ui/words/change_text.h"
#include "ui/words/measure_text.h"
#include "ui/words/no_value_text.h"

#include <utility>

namespace ui {

void WhatIfModel::setFormat(const NumberFormat& format)
{
    m_format = format;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void WhatIfModel::setChanges(core::BestChanges best, const core::Definition& definition,
                             const core::RankedList& list)
{
    beginResetModel();
    m_best = std::move(best);
    m_measure = QString::fromStdString(core::toText({definition.measure, definition.cutoff, {}}));
    m_isOutdated = false;
    tell(list);
    choose();
    endResetModel();
}

void WhatIfModel::setNoValue(core::NoValueRule rule)
{
    if (m_noValue == rule)
        return;
    m_noValue = rule;
    if (rowCount() > 0)
        emit dataChanged(index(0, Value), index(rowCount() - 1, Difference));
}

void WhatIfModel::setNames(const core::RankedList& list)
{
    tell(list);
    if (rowCount() > 0)
        emit dataChanged(index(0, Change), index(rowCount() - 1, Change));
}

void WhatIfModel::tell(const core::RankedList& list)
{
    m_told.clear();
    m_told.reserve(m_best.changes.size());
    for (const core::ValuedChange& one : m_best.changes)
        m_told.push_back({changeText(one.change, list, m_format.locale),
                          changeAbout(one.change, list, m_format.locale)});
}

void WhatIfModel::show(ChangesShown shown)
{
    beginResetModel();
    m_which = shown;
    choose();
    endResetModel();
}

void WhatIfModel::choose()
{
    m_shown.clear();
    for (std::size_t place = 0; place < m_best.changes.size(); ++place)
        if (isAmong(m_which, kindOf(m_best.changes[place].change)))
            m_shown.push_back(place);
}

void WhatIfModel::setOutdated(bool outdated)
{
    m_isOutdated = outdated;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

const core::ValuedChange& WhatIfModel::valued(int row) const
{
    return m_best.changes[m_shown[static_cast<std::size_t>(row)]];
}

const core::Change& WhatIfModel::change(int row) const
{
    return valued(row).change;
}

core::Value WhatIfModel::counted(const core::Value& value) const
{
    return core::countedAs(value, m_noValue);
}

std::optional<double> WhatIfModel::difference(int row) const
{
    const core::Value value = counted(valued(row).value);
    const core::Value before = counted(m_best.before);
    return value && before ? std::optional(*value - *before) : std::nullopt;
}

QString WhatIfModel::differenceAt(int row) const
{
    return differenceText(counted(m_best.before), counted(valued(row).value), m_format.digits,
                          m_format.locale);
}

QString WhatIfModel::remark() const
{
    if (m_isOutdated)
        return tr("computing…");
    bool isLimited = false;
    std::size_t existing = 0;
    for (std::size_t number = 0; number < core::changeKinds; ++number) {
        const auto kind = static_cast<core::ChangeKind>(number);
        if (!isAmong(m_which, kind))
            continue;
        isLimited = isLimited || m_best.of(kind).isLimited;
        existing += m_best.of(kind).existing;
    }
    return changeCountText(m_shown.size(), existing, isLimited, m_format.locale);
}

int WhatIfModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int WhatIfModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant WhatIfModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Told& told = m_told[m_shown[static_cast<std::size_t>(index.row())]];
    const core::Value& value = valued(index.row()).value;
    const std::optional<double> change = difference(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Change  ? told.text
               : index.column() == Value ? countedText(value, m_noValue, m_format)
                                         : differenceAt(index.row());
    case Qt::ToolTipRole:
        return index.column() != Change && !value ? noValueSentence(value.reason(), m_noValue)
                                                  : told.about;
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() == Change ? Qt::AlignLeft : Qt::AlignRight);
    case DimmedRole:
        return m_isOutdated;
    case SortRole:
        return value ? QVariant(*value) : QVariant();
    case ExactRole:
        if (index.column() == Value)
            return value ? QVariant(*value) : QVariant();
        return index.column() == Difference && change ? QVariant(*change) : QVariant();
    case DifferenceRole:
        if (index.column() != Difference || !change)
            return {};
        // What is shown as 0 has no colour.
        return differenceAt(index.row()) == decimalText(0, m_format.digits, m_format.locale)
                   ? 0.0
                   : *change;
    default:
        return {};
    }
}

QVariant WhatIfModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter |
                                (section == Change ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Change:
        return tr("Change");
    case Value:
        return m_measure;
    case Difference:
        return QString(QChar(0x0394));
    default:
        return {};
    }
}

Qt::ItemFlags WhatIfModel::flags(const QModelIndex& index) const
{
    return m_isOutdated ? Qt::NoItemFlags : QAbstractTableModel::flags(index);
}

}  // namespace ui
