// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/table/column_model.h"
#include "ui/toolkit/table/read_table.h"
#include "ui/workspace/rules/document_rules.h"

namespace ui {

/// Tools by name, and what each one's rules are in formulas; the one in force is highlighted.
class RuleToolsModel : public RowsModel<std::size_t> {
    Q_OBJECT
public:
    enum Column { Tool, Rules };

    explicit RuleToolsModel(QObject* parent = nullptr);

    void setRules(const RulesInForce& rules);

private:
    QVariant told(int row, int column, int role) const override;

    RulesInForce m_rules;
};

/// Their table; a click or Enter applies a tool's rules.
class RuleToolsView : public ReadTable {
    Q_OBJECT
public:
    explicit RuleToolsView(DocumentRules& rules, QWidget* parent = nullptr);

    void shareWidth() override;

private:
    void refresh();

    DocumentRules& m_rules;
    RuleToolsModel m_model;
};

}  // namespace ui
