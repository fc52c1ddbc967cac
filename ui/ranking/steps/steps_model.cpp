// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/steps/steps_model.h"

#include "ui/ranking/steps/step_mode.h"
#include "ui/text/steps/step_table.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/toolkit/table/row_roles.h"

#include <QKeySequence>

#include <algorithm>
#include <utility>

namespace ui {

using core::Column;

namespace {

Qt::AlignmentFlag alignmentOf(Column column)
{
    return column == Column::Grade || column == Column::IdealGrade ? Qt::AlignHCenter
                                                                   : Qt::AlignRight;
}

}  // namespace

void StepsModel::setExplanation(std::shared_ptr<const core::Explanation> explanation,
                                core::NoValueRule noValue)
{
    m_noValue = noValue;
    const bool sameShape = explanation->columns == m_explanation->columns &&
                           explanation->ranks.size() == m_explanation->ranks.size() &&
                           explanation->definition == m_explanation->definition;
    if (!sameShape)
        beginResetModel();
    m_explanation = std::move(explanation);
    findExtremes();
    setColumns([this] { return columns(); });
    if (sameShape)
        rowsChanged();
    else
        endResetModel();
}

void StepsModel::findExtremes()
{
    m_longestBar = m_explanation->largestTerm;
    m_widestTerm = widestText(Column::Term);
    m_widestIdealTerm = widestText(Column::IdealTerm);
}

QString StepsModel::widestText(Column column) const
{
    // Later terms are not wider, except for the digits of their ranks, so the last ones are
    // measured too.
    constexpr std::size_t looked = 50;
    const std::size_t count = m_explanation->ranks.size();
    QString widest;
    for (std::size_t row = 0; row < count; ++row) {
        if (row == looked && count > 2 * looked)
            row = count - looked;
        const QString text = cellText(*m_explanation, row, column, m_format);
        if (text.size() > widest.size())
            widest = text;
    }
    return widest;
}

std::vector<TableColumn> StepsModel::columns() const
{
    std::vector<TableColumn> columns;
    for (const Column column : m_explanation->columns) {
        const int section = static_cast<int>(columns.size());
        const QString heading = columnHeading(*m_explanation, column, m_format.discounts);
        columns.push_back({plainHeading(*m_explanation, column, m_format.discounts),
                           alignmentOf(column),
                           [this, section](int row) { return shown(index(row, section)); },
                           [this, section](int row) {
                               return text(row, section).isEmpty() ? QVariant()
                                                                   : number(index(row, section));
                           },
                           columnAbout(*m_explanation, column, m_format.discounts),
                           heading,
                           {},
                           heading});
        if (column == Column::Term)
            columns.back().barNames =
                hasIdealBars()
                    ? QStringList{tr("this list"), tr("ideal order"), tr("list"), tr("ideal")}
                    : QStringList();
    }
    return columns;
}

void StepsModel::formatChanged()
{
    findExtremes();
    setColumns([this] { return columns(); });
    rowsChanged();
}

void StepsModel::setCurrentRank(std::optional<std::size_t> rank)
{
    for (const auto changed : {std::exchange(m_currentRank, rank), rank})
        if (changed)
            rowChanged(static_cast<int>(*changed) - 1, {CurrentRole});
}

void StepsModel::follow(const StepMode& stepMode)
{
    m_stepMode = &stepMode;
    connect(&stepMode, &StepMode::changed, this, [this] {
        rowsChanged({UnreachedRole, StopRole});
    });
}

bool StepsModel::isReached(const QModelIndex& index) const
{
    return !m_stepMode || m_stepMode->isReached(line(index).rank, column(index.column()));
}

core::Column StepsModel::column(int section) const
{
    return m_explanation->columns[static_cast<std::size_t>(section)];
}

std::optional<int> StepsModel::sectionOf(Column column) const
{
    const auto& columns = m_explanation->columns;
    const auto found = std::ranges::find(columns, column);
    return found == columns.end() ? std::nullopt
                                  : std::optional(static_cast<int>(found - columns.begin()));
}

int StepsModel::rows() const
{
    return static_cast<int>(m_explanation->ranks.size());
}

const core::ExplainedRank& StepsModel::line(const QModelIndex& index) const
{
    return m_explanation->ranks[static_cast<std::size_t>(index.row())];
}

QString StepsModel::shown(const QModelIndex& index) const
{
    if (column(index.column()) == Column::Rank && isStop(index))
        return QStringLiteral("● %1").arg(line(index).rank);
    if (hasStopWithin(index))
        return QStringLiteral("○ %1").arg(line(index).rank);
    return cellText(*m_explanation, static_cast<std::size_t>(index.row()), column(index.column()),
                    m_format);
}

QVariant StepsModel::told(int row, int section, int role) const
{
    const QModelIndex index = this->index(row, section);
    const Column shown = column(section);
    switch (role) {
    case Qt::ToolTipRole:
        return toolTip(index);
    case Qt::AccessibleTextRole:
        return spoken(index);
    case SortRole:
        return number(index);
    case CurrentRole:
        return m_currentRank && *m_currentRank == line(index).rank;
    case DimmedRole:
        return !line(index).counted;
    case StrongRole:
        return shown == Column::Sum || shown == Column::IdealSum;
    case ChipRole:
        return chip(index);
    case UnreachedRole:
        return !isReached(index);
    case StopRole:
        return shown != Column::Rank && isStop(index);
    case UnjudgedRole:
        return shown == Column::Grade && !line(index).grade.hasValue();
    case BarRole:
        return bar(index);
    case WidestTextRole:
        return shown == Column::IdealTerm ? m_widestIdealTerm : m_widestTerm;
    case IdealBarRole:
        return idealBar(index);
    default:
        return {};
    }
}

bool StepsModel::isStop(const QModelIndex& index) const
{
    return m_stepMode && m_stepMode->isOn() &&
           m_stepMode->isStop(line(index).rank, column(index.column()));
}

bool StepsModel::hasStopWithin(const QModelIndex& index) const
{
    const std::size_t rank = line(index).rank;
    return column(index.column()) == Column::Rank && m_stepMode && m_stepMode->isOn() &&
           (m_stepMode->isStop(rank, Column::Term) || m_stepMode->isStop(rank, Column::IdealTerm));
}

QString StepsModel::spoken(const QModelIndex& index) const
{
    const Column shown = column(index.column());
    const auto row = static_cast<std::size_t>(index.row());
    const QString text = tr("%1, rank %2: %3")
                             .arg(columnHeading(*m_explanation, shown, m_format.discounts))
                             .arg(index.row() + 1)
                             .arg(isReached(index) ? cellText(*m_explanation, row, shown, m_format)
                                                   : tr("not reached yet"));
    return isStop(index) ? tr("%1, breakpoint").arg(text) : text;
}

QString StepsModel::stopToolTip(Column column)
{
    QKeySequence key(Qt::Key_F9);
    if (column == Column::Term)
        key = QKeySequence(Qt::CTRL | Qt::Key_F9);
    else if (column == Column::IdealTerm)
        key = QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F9);
    return tr("Breakpoint: playback and F8 stop here. Click or press %1 to clear it.")
        .arg(key.toString(QKeySequence::NativeText));
}

QVariant StepsModel::number(const QModelIndex& index) const
{
    return exactNumber(cellNumber(*m_explanation, static_cast<std::size_t>(index.row()),
                                  column(index.column()), m_format));
}

QVariant StepsModel::chip(const QModelIndex& index) const
{
    const core::ExplainedRank& rank = line(index);
    const double top = std::max(m_explanation->topGrade, 1.0);
    if (column(index.column()) == Column::Grade && rank.inRanking)
        return rank.grade.earning() / top;
    if (column(index.column()) == Column::IdealGrade && rank.inIdeal)
        return rank.idealGrade.earning() / top;
    return {};
}

QVariant StepsModel::bar(const QModelIndex& index) const
{
    const core::ExplainedRank& rank = line(index);
    return m_longestBar > 0 && column(index.column()) == Column::Term
               ? QVariant(rank.term / m_longestBar)
               : QVariant();
}

QVariant StepsModel::idealBar(const QModelIndex& index) const
{
    const core::ExplainedRank& rank = line(index);
    if (!hasIdealBars() || !bar(index).isValid())
        return {};
    const bool isReached = !m_stepMode || m_stepMode->isReached(rank.rank, Column::IdealTerm);
    return isReached ? rank.idealTerm / m_longestBar : 0.0;
}

QString StepsModel::toolTip(const QModelIndex& index) const
{
    const core::ExplainedRank& rank = line(index);
    if (isStop(index))
        return stopToolTip(column(index.column()));
    if (hasStopWithin(index))
        return tr("Playback and F8 stop at the terms of this rank that have a dot. Click a term to "
                  "clear its breakpoint.");
    // The text describes the whole rank.
    if (m_stepMode && !m_stepMode->isReached(rank.rank, Column::Value))
        return tr("Not reached yet in step mode.");
    if (column(index.column()) == Column::Value && !rank.value)
        return noValueSentence(rank.value.reason(), m_noValue);
    const auto row = static_cast<std::size_t>(index.row());
    return rankSentence(*m_explanation, row, m_format);
}

}  // namespace ui
