// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/loss_model.h"

#include "ui/text/steps/loss_text.h"
#include "ui/text/words/number_format.h"
#include "ui/text/words/step_facts.h"
#include "ui/toolkit/table/row_roles.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace ui {

LossModel::LossModel(QObject* parent)
    : ColumnModel(parent)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Cause"), Qt::AlignLeft, [this](int row) { return cause(row); }},
            {tr("Documents"), Qt::AlignRight, [this](int row) { return documents(row); }},
            {tr("Loss"),
             Qt::AlignRight,
             [this](int row) { return m_amounts[row]; },
             [this](int row) { return amount(row); },
             {},
             {},
             Qt::AlignLeft},  // to the left of its bar
            {tr("Share"), Qt::AlignRight,
             [this](int row) {
                 return m_shares.isEmpty() ? QString(QChar(0x2013)) : tr("%1%").arg(m_shares[row]);
             },
             [this](int row) {
                 return m_shares.isEmpty() ? QVariant() : amount(row) / m_breakdown->total;
             }}};
    });
}

void LossModel::setBreakdown(std::optional<core::LossBreakdown> breakdown,
                             const core::MeasureSpec& definition, core::NoValueRule noValue)
{
    beginResetModel();
    m_definition = definition;
    m_sentence = breakdown ? lossSentence(*breakdown, definition, noValue, m_format)
                           : noBreakdownText(definition);
    m_breakdown = breakdown && breakdown->value ? std::move(breakdown) : std::nullopt;
    writeNumbers();
    endResetModel();
}

QString LossModel::total() const
{
    return m_breakdown ? tr("1 − %1 = %2").arg(name(), m_amounts.back()) : QString();
}

QString LossModel::sentence() const
{
    return m_sentence;
}

void LossModel::writeNumbers()
{
    m_amounts.clear();
    m_shares.clear();
    if (!m_breakdown)
        return;
    std::vector<double> amounts;
    for (const core::LossRow& row : m_breakdown->rows)
        amounts.push_back(row.amount);
    m_amounts = apportionedTexts(amounts, m_format.digits, m_format.locale);
    m_amounts << decimalText(m_breakdown->total, m_format.digits, m_format.locale);
    m_shares = lossPercents(*m_breakdown, m_format.locale);
    if (!m_shares.isEmpty())
        m_shares << QStringLiteral("100");
}

bool LossModel::isTotal(int row) const
{
    return row == rowCount() - 1;
}

std::optional<int> LossModel::largestRow() const
{
    const core::LossRow* largest = m_breakdown ? m_breakdown->largest() : nullptr;
    return largest ? std::optional(static_cast<int>(largest->cause)) : std::nullopt;
}

double LossModel::amount(int row) const
{
    return isTotal(row) ? m_breakdown->total
                        : m_breakdown->rows[static_cast<std::size_t>(row)].amount;
}

core::LossRow LossModel::concerned(int row) const
{
    if (!isTotal(row))
        return m_breakdown->rows[static_cast<std::size_t>(row)];
    core::LossRow all;
    for (const core::LossRow& one : m_breakdown->rows) {
        all.ranked.insert(all.ranked.end(), one.ranked.begin(), one.ranked.end());
        all.notRetrieved.insert(all.notRetrieved.end(), one.notRetrieved.begin(),
                                one.notRetrieved.end());
    }
    std::sort(all.ranked.begin(), all.ranked.end());
    return all;
}

int LossModel::rows() const
{
    return m_breakdown ? static_cast<int>(m_breakdown->rows.size()) + 1 : 0;
}

QVariant LossModel::told(int row, int column, int role) const
{
    switch (role) {
    case Qt::ToolTipRole:
        return about(row, column);
    case Qt::AccessibleTextRole:
        return column == Cause ? tr("%1: %2, %3").arg(cause(row), m_amounts[row], documents(row))
                               : text(row, column);
    case SortRole:
        return column == Amount ? QVariant(amount(row)) : QVariant();
    case StrongRole:
        return isTotal(row) || largestRow() == row;
    case BarRole:
        if (column != Amount)
            return {};
        return isTotal(row) || amount(row) <= 0 ? 0.0 : amount(row) / std::abs(m_breakdown->total);
    case WidestTextRole:
        return column == Amount ? QVariant(m_amounts.back()) : QVariant();
    default:
        return {};
    }
}

QString LossModel::name() const
{
    return shortName(m_definition);
}

QString LossModel::cause(int row) const
{
    return isTotal(row) ? tr("1 − %1").arg(name())
                        : lossCauseText(static_cast<core::LossCause>(row), m_definition);
}

QString LossModel::documents(int row) const
{
    const core::LossRow all = concerned(row);
    const auto count = static_cast<int>(all.ranked.size() + all.notRetrieved.size());
    if (count == 0)
        return QString(QChar(0x2013));
    return tr("%n documents", nullptr, count);
}

QString LossModel::about(int row, int column) const
{
    const auto& exact = isTotal(row) ? m_breakdown->exactTotal
                                     : m_breakdown->rows[static_cast<std::size_t>(row)].exact;
    if (column == Amount && exact)
        return tr("Exactly %1").arg(fractionText(*exact));
    if (column == Documents)
        return tr("Click to select them in the lists.");
    return isTotal(row)
               ? tr("Gap between %1 and 1; the rows above add up to exactly this gap.").arg(name())
               : lossCauseAbout(m_breakdown->rows[static_cast<std::size_t>(row)], m_definition);
}

}  // namespace ui
