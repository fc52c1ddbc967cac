// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspace/rules/rule_tools_view.h"

#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/wrapped_cells.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ui {

RuleToolsModel::RuleToolsModel(QObject* parent)
    : RowsModel(parent)
{
    setColumns([this] {
        return std::vector<TableColumn>{
            {tr("Tool"), Qt::AlignLeft, [this](int row) { return m_rules.tools[at(row)].name; }},
            {tr("Its rules"), Qt::AlignLeft,
             [this](int row) { return toolMeaning(m_rules, at(row)); }}};
    });
}

void RuleToolsModel::setRules(const RulesInForce& rules)
{
    m_rules = rules;
    std::vector<std::size_t> tools(rules.tools.size());
    std::iota(tools.begin(), tools.end(), std::size_t{0});
    replace(m_rows, std::move(tools));
}

QVariant RuleToolsModel::told(int row, int, int role) const
{
    switch (role) {
    case Qt::ToolTipRole:
        return text(row, Rules);
    case CurrentRole:
        return m_rules.tool == at(row);
    case WordsRole:
        return true;
    default:
        return {};
    }
}

RuleToolsView::RuleToolsView(DocumentRules& rules, QWidget* parent)
    : ReadTable(tr("Tools"), parent)
    , m_rules(rules)
{
    setModel(&m_model);
    setKeys({{keysText({Qt::Key_Return}), tr("Apply the tool’s rules")}});
    setAccessibleDescription(tr("Press Enter to apply a tool’s rules."));
    const auto use = [this](const QModelIndex& index) {
        m_rules.use(static_cast<std::size_t>(index.row()));
    };
    connect(this, &QTableView::clicked, this, use);
    connect(this, &QTableView::activated, this, use);
    connect(&rules, &DocumentRules::changed, this, &RuleToolsView::refresh);
    refresh();
}

void RuleToolsView::refresh()
{
    m_model.setRules(m_rules.inForce());
    if (const auto tool = m_rules.inForce().tool)
        setCurrentIndex(m_model.index(static_cast<int>(*tool), 0));
}

void RuleToolsView::shareWidth()
{
    const int whole = viewport()->width();
    // Names of two words take two lines.
    const int tool = std::clamp(std::min(contentsWidth(*this, RuleToolsModel::Tool), whole / 3),
                                wordsWidth(*this, RuleToolsModel::Tool),
                                std::max(wordsWidth(*this, RuleToolsModel::Tool), whole / 2));
    setColumnWidth(RuleToolsModel::Tool, tool);
    setColumnWidth(RuleToolsModel::Rules, whole - tool);
    wrapRows(*this, {RuleToolsModel::Tool, RuleToolsModel::Rules});
}

}  // namespace ui
