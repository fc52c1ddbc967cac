// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/parameter.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/toolkit/panel/panel.h"

#include <vector>

class QAction;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace ui {

/// The definition of the selected measure: its text form, its parameters, its description.
class DefinitionPanel : public Panel {
    Q_OBJECT
public:
    explicit DefinitionPanel(RankingDocument& document, QWidget* parent = nullptr);

    QLineEdit& textForm() { return *m_text; }
    QString problem() const;
    /// The editor of a parameter that the selected measure reads; null if it does not.
    QWidget* editor(core::Parameter parameter) const;
    /// The choice of what a query counts as when its measure is undefined.
    QComboBox& noValue() { return *m_noValue; }
    /// The choice of how discounts are shown; null if the selected measure has none.
    QComboBox* discountForm() { return m_discountForm; }
    /// Adds that choice below the parameters. @param asWeights checkable, shared with the menu
    void offerDiscountForm(QAction& asWeights);

protected:
    void fontChanged() override;

private:
    struct Row {
        core::Parameter parameter;
        QWidget* editor;
    };

    void refresh();
    void rebuild(core::Measure measure);
    void addNoValue();
    void addDiscountForm();
    void setNoValue(int choice);
    QWidget* makeEditor(core::Parameter parameter);
    QWidget* makeChoice(core::Parameter parameter);
    QWidget* makeNumber(core::Parameter parameter);
    void showValue(const Row& row);
    void set(core::Parameter parameter, const std::string& value, const QString& stepName);
    void applyText();
    void adoptText();

    RankingDocument& m_document;
    QLineEdit* m_text;
    QLabel* m_problem;
    QWidget* m_rowsFrame;
    QFormLayout* m_form = nullptr;
    QLabel* m_about;
    QComboBox* m_noValue = nullptr;  ///< rebuilt with the form
    QComboBox* m_discountForm = nullptr;
    QAction* m_asWeights = nullptr;
    std::optional<core::Measure> m_measure;
    std::vector<Row> m_rows;
};

}  // namespace ui
