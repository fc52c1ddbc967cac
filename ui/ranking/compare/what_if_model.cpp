// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/what_if_model.h"

#include "core/rankings/evaluation/no_value.h"
#include "ui/text/words/no_value_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/row_roles.h"

#include <algorithm>
#include <utility>

namespace ui {

WhatIfModel::WhatIfModel(QObject* parent)
    : ColumnModel(parent)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Change"), Qt::AlignLeft, [this](int row) { return words(row).text; }},
            {{},
             Qt::AlignRight,
             [this](int row) { return countedText(valued(row).value, m_noValue, m_format); },
             [this](int row) { return exactNumber(valued(row).value); }},
            {QString(QChar(0x0394)), Qt::AlignRight, [this](int row) { return differenceAt(row); },
             [this](int row) { return exactNumber(difference(row)); }}};
    });
}

void WhatIfModel::setChanges(core::BestChanges best, const core::MeasureSpec& definition,
                             const core::RankedList& list)
{
    setHeading(Value, [&definition] {
        return QString::fromStdString(core::toText({definition.measure, definition.cutoff, {}}));
    });
    beginResetModel();
    m_best = std::move(best);
    m_isOutdated = false;
    tell(list);
    choose();
    endResetModel();
}

void WhatIfModel::setNoValue(core::NoValueRule rule)
{
    if (m_noValue == rule)
        return;
    beginResetModel();
    m_noValue = rule;
    choose();
    endResetModel();
}

void WhatIfModel::setNames(const core::RankedList& list)
{
    tell(list);
    rowsChanged();
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
    for (std::size_t place = 0; place < m_best.changes.size(); ++place) {
        const core::ValuedChange& one = m_best.changes[place];
        if (isAmong(m_which, kindOf(one.change)) && core::raisesValue(m_best, one, m_noValue))
            m_shown.push_back(place);
    }
}

void WhatIfModel::setOutdated(bool outdated)
{
    m_isOutdated = outdated;
    rowsChanged({DimmedRole});
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
        return tr("calculating…");
    auto kept = ChangesKept::All;
    std::size_t existing = 0;
    for (std::size_t number = 0; number < core::changeKinds; ++number) {
        const auto kind = static_cast<core::ChangeKind>(number);
        if (!isAmong(m_which, kind))
            continue;
        kept = std::max(kept, keptOf(kind));
        existing += m_best.of(kind).existing;
    }
    return changeCountText(m_shown.size(), existing, kept, m_format.locale);
}

/// If even the last one kept raises the value, so may those that were not kept.
ChangesKept WhatIfModel::keptOf(core::ChangeKind kind) const
{
    const core::ChangeCount& count = m_best.of(kind);
    if (count.isLimited)
        return ChangesKept::BestTried;
    const auto isOfKind = [kind](const core::ValuedChange& one) {
        return kindOf(one.change) == kind;
    };
    const auto listed = std::ranges::count_if(m_best.changes, isOfKind);
    const auto last = std::find_if(m_best.changes.rbegin(), m_best.changes.rend(), isOfKind);
    const bool isCut = last != m_best.changes.rend() &&
                       static_cast<std::size_t>(listed) < count.existing &&
                       core::raisesValue(m_best, *last, m_noValue);
    return isCut ? ChangesKept::Best : ChangesKept::All;
}

int WhatIfModel::rows() const
{
    return static_cast<int>(m_shown.size());
}

QVariant WhatIfModel::told(int row, int column, int role) const
{
    const core::Value& value = valued(row).value;
    switch (role) {
    case Qt::ToolTipRole:
        return column != Change && !value ? noValueSentence(value.reason(), m_noValue)
                                          : words(row).about;
    case DimmedRole:
        return m_isOutdated;
    case SortRole:
        return exactNumber(value);
    case DifferenceRole: {
        const auto change = difference(row);
        if (column != Difference || !change)
            return {};
        // A difference shown as 0 has no colour.
        return differenceAt(row) == decimalText(0, m_format.digits, m_format.locale) ? 0.0
                                                                                     : *change;
    }
    default:
        return {};
    }
}

Qt::ItemFlags WhatIfModel::flags(const QModelIndex& index) const
{
    return m_isOutdated ? Qt::NoItemFlags : ColumnModel::flags(index);
}

}  // namespace ui
