// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/rules/rule_effects_view.h"

#include "ui/text/conventions/rule_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>

#include <algorithm>
#include <numeric>

namespace ui {

RuleEffectsModel::RuleEffectsModel(QObject* parent)
    : RowsModel(parent)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Effect of each change"),
             Qt::AlignLeft,
             [this](int row) {
                 if (row == 0)
                     return tr("current rules");
                 const core::RuleChange& change = m_hit.changes[at(row) - 1];
                 //: %1 is a rule that is changed: "+ Gain: 2^grade − 1"
                 return tr("+ %1").arg(ruleText(change.axis, change.to));
             },
             {},
             tr("Mean effect over all orders of the changes, so no order is favoured")},
            {tr("Effect"), Qt::AlignRight,
             [this](int row) {
                 return row == 0 ? QString() : effectText(effect(row), m_typed, writer());
             },
             [this](int row) { return row == 0 ? QVariant() : exactNumber(effect(row)); }},
            {tr("Number"), Qt::AlignRight,
             [this](int row) {
                 return number(row) ? toldValueText(*number(row), m_typed, writer())
                                    : QStringLiteral("–");
             },
             [this](int row) { return exactNumber(number(row)); }}};
    });
}

void RuleEffectsModel::setHit(const core::TypedNumber& typed, const core::Value& inForce,
                              const core::RuleHit& hit)
{
    m_typed = typed;
    m_hit = hit;
    m_numbers = core::numbersAlong(inForce, hit);
    std::vector<std::size_t> steps(hit.changes.empty() ? 0 : m_numbers.size());
    std::iota(steps.begin(), steps.end(), std::size_t{0});
    replace(m_rows, std::move(steps));
}

DecimalWriter RuleEffectsModel::writer() const
{
    return [this](double number, int decimals) {
        return decimalText(number, decimals, m_format.locale);
    };
}

double RuleEffectsModel::longest() const
{
    double longest = 1;
    for (const core::Effect& number : m_numbers)
        longest = std::max(longest, number.value_or(0));
    return longest;
}

QVariant RuleEffectsModel::told(int row, int column, int role) const
{
    if (role == DifferenceRole && column == Effect && row > 0)
        return effect(row).value_or(0);
    if (column == Number && role == BarRole)
        return number(row).value_or(0) / longest();
    if (column == Number && role == WidestTextRole)
        return toldValueText(longest(), m_typed, writer());
    if (role == Qt::ToolTipRole)
        return text(row, Rule);
    return {};
}

RuleEffectsView::RuleEffectsView(QWidget* parent)
    : ReadTable(tr("Effect of each change"), parent)
{
    setModel(&m_model);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QSize RuleEffectsView::sizeHint() const
{
    int height = horizontalHeader()->height() + 2 * frameWidth();
    for (int row = 0; row < m_model.rowCount(); ++row)
        height += rowHeight(row);
    return {Theme::of(*this).px(420), height};
}

void RuleEffectsView::shareWidth()
{
    const int whole = viewport()->width();
    const int effect = contentsWidth(*this, RuleEffectsModel::Effect);
    const int bar = Theme::of(*this).px(whole < Theme::of(*this).px(520) ? 90 : 170);
    const int number = contentsWidth(*this, RuleEffectsModel::Number) + bar;
    setColumnWidth(RuleEffectsModel::Effect, effect);
    setColumnWidth(RuleEffectsModel::Number, number);
    setColumnWidth(RuleEffectsModel::Rule, whole - effect - number);
    wrapRows(*this, {RuleEffectsModel::Rule});
    updateGeometry();
}

}  // namespace ui
