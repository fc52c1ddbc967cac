// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/table/rates_model.h"
#include "ui/classifier/table/sentence_panel.h"
#include "ui/toolkit/table/read_table.h"

namespace ui {

class RatesView : public ReadTable {
    Q_OBJECT
public:
    explicit RatesView(QWidget* parent = nullptr);

    RatesModel& rates() { return m_model; }
    QSize sizeHint() const override;
    void shareWidth() override;

signals:
    /// The row under the pointer, otherwise the current one; −1: none.
    void rowAttended(int row);

protected:
    void pointAt(std::optional<int> row) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    RatesModel m_model;
};

/// "At this threshold": the rates with their formulas, and one formula with its numbers filled in:
/// "Recall, TPR = TP / (TP + FN) = 252 / (252 + 48) = …".
class RatesPanel : public SentencePanel {
    Q_OBJECT
public:
    explicit RatesPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    /// Shows only the four rates of a first lesson, or all.
    void setOnlyMain(bool only);
    RatesView& view() { return *m_view; }

private:
    void formatChanged() override;
    void follow(ClassifierDocument::Part part) override;
    void refresh() override;
    void refreshProbabilities();
    void showSentence(int row);

    RatesView* m_view;
    int m_row = 0;
    bool m_areProbabilitiesOwed = true;
};

}  // namespace ui
