// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspace/rules/document_rules.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLineEdit;

namespace ui {

class WrappedLabel;

/// Every rule in force, one a row: its name, a field to change it, and the words "differs from …"
/// if the closest tool has another value.
class RulesForm : public QWidget {
    Q_OBJECT
public:
    explicit RulesForm(DocumentRules& rules, QWidget* parent = nullptr);

    /// The field of a rule, a QComboBox or a QLineEdit; null if no rule has that name.
    QWidget* field(const QString& subject) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QWidget* field;
        WrappedLabel* remark;
    };

    void refresh();
    void rebuild();
    Row addRow(const RuleRow& rule);
    QWidget* makeChoice(const RuleRow& rule);
    QWidget* makeNumber(const RuleRow& rule);
    void applyNumber(QLineEdit& line, const RuleRow& rule);
    void showRow(const Row& row, const RuleRow& rule);

    DocumentRules& m_rules;
    QWidget* m_frame = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<RuleRow> m_shown;
    std::vector<Row> m_rows;
};

}  // namespace ui
