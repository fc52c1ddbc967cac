// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/conventions/tools_model.h"

#include "ui/classifier/conventions/held_figure_rules.h"
#include "ui/text/conventions/rule_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/library_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QStringList>

#include <algorithm>

namespace ui {

ToolsModel::ToolsModel(QObject* parent)
    : RowsModel(parent)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Tool"), Qt::AlignLeft, [this](int row) { return toolName(row); }},
            {tr("Measure"), Qt::AlignLeft, [this](int row) { return figureName(at(row).figure); }},
            {tr("Value"), Qt::AlignRight,
             [this](int row) { return valueText(at(row).value, m_format); },
             [this](int row) { return exactNumber(at(row).value); }},
            {tr("Different rules"), Qt::AlignLeft, [this](int row) { return differences(row); }}};
    });
}

void ToolsModel::setFigures(std::vector<core::LibraryClassifierMetric> figures)
{
    replace(m_rows, std::move(figures));
}

QString ToolsModel::toolName(int row) const
{
    return libraryName(at(row).library);
}

QString ToolsModel::differences(int row) const
{
    QStringList rules;
    for (const core::RuleChange& change : at(row).changes)
        rules << ruleText(change.axis, change.to);
    return rules.isEmpty() ? QStringLiteral("–") : clausesText(rules);
}

QVariant ToolsModel::told(int row, int column, int role) const
{
    const core::LibraryClassifierMetric& shown = at(row);
    switch (role) {
    case Qt::ToolTipRole:
        if (column == Value && !shown.value)
            return undefinedText(shown.value.reason());
        return column == Value ? QVariant() : QVariant(text(row, column));
    case CurrentRole:
        return shown.changes.empty();
    case SortRole:
        return exactNumber(shown.value);
    default:
        return {};
    }
}

ToolsView::ToolsView(QWidget* parent)
    : ReadTable(tr("Values from other tools"), parent)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Return}), tr("Apply this row’s rules")}});
    setAccessibleDescription(tr("Press Enter to apply a row’s rules."));
}

void ToolsView::shareWidth()
{
    const Theme theme = Theme::of(*this);
    const int whole = viewport()->width();
    const int figure =
        std::min(contentsWidth(*this, ToolsModel::Figure), std::max(whole / 4, theme.px(84)));
    const int value = contentsWidth(*this, ToolsModel::Value);
    const int leastDiffers = std::max(theme.px(100), contentsWidth(*this, ToolsModel::Differs, 0));
    const int rest = whole - figure - value;
    const int tool = std::min(contentsWidth(*this, ToolsModel::Tool),
                              std::max(std::min(rest / 2, rest - leastDiffers), theme.px(84)));
    setColumnWidth(ToolsModel::Tool, tool);
    setColumnWidth(ToolsModel::Figure, figure);
    setColumnWidth(ToolsModel::Value, value);
    setColumnWidth(ToolsModel::Differs, std::max(rest - tool, leastDiffers));
    wrapRows(*this, {ToolsModel::Tool, ToolsModel::Figure, ToolsModel::Differs});
}

}  // namespace ui
