// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/table/rates_model.h"
#include "ui/classifier/table/sentence_panel.h"
#include "ui/toolkit/table/read_table.h"

class QToolButton;
class QVBoxLayout;

namespace ui {

class CostsView;

/// Some rows of the rates, all in sight: what is around it scrolls. Copies all rows.
class RatesView : public ReadTable {
    Q_OBJECT
public:
    enum class Part { Rates, Probabilities };

    RatesView(RatesModel& model, Part part, const QString& name, QWidget* parent = nullptr);

    RatesModel& rates() { return m_model; }
    /// Shows all rows of its part, or only the first ones.
    void setUnfolded(bool isUnfolded);
    bool isUnfolded() const { return m_isUnfolded; }
    /// How many rows are only shown unfolded.
    int foldedRows() const;
    QSize sizeHint() const override;
    void shareWidth() override;

signals:
    /// The row under the pointer, otherwise the current one; −1: none.
    void rowAttended(int row);

protected:
    void pointAt(std::optional<int> row) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void fold();
    int firstRow() const;
    int endRow() const;
    int leastRows() const;

    RatesModel& m_model;
    Part m_part;
    bool m_isUnfolded = false;
};

/// "At this threshold": six rates as counts and values, the others behind a link; then the values
/// that no threshold changes. Below them is one row with its numbers and its interval: "Accuracy =
/// (180 + 643) / 1000 = 0.8230. 95% CI 0.798–0.845 (Wilson)."
class RatesPanel : public SentencePanel {
    Q_OBJECT
public:
    explicit RatesPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    /// Shows only the four rates of a first lesson, or all.
    void setOnlyMain(bool only);
    /// Puts what wrong decisions cost below the rates.
    void addCosts();
    /// After addCosts().
    CostsView& costs() { return *m_costs; }
    RatesView& view() { return *m_view; }
    RatesView& probabilities() { return *m_probabilities; }
    /// "Show 12 more rates", and "Show 3 more" values of the probabilities.
    QToolButton& moreRates() { return *m_moreRates; }
    QToolButton& moreProbabilities() { return *m_moreProbabilities; }

private:
    void formatChanged() override;
    void follow(ClassifierDocument::Part part) override;
    void refresh() override;
    void refreshProbabilities();
    void showSentence(int row);
    RatesView* addView(RatesView::Part part, const QString& name, QVBoxLayout& column);
    QToolButton* addLink(const QString& name, RatesView& view, QVBoxLayout& column);
    void showLinks();

    RatesModel m_model;
    QVBoxLayout* m_column;
    CostsView* m_costs = nullptr;
    RatesView* m_view;
    RatesView* m_probabilities;
    QToolButton* m_moreRates;
    QToolButton* m_moreProbabilities;
    QWidget* m_heading;  ///< of the probabilities
    int m_row = 0;
    bool m_hasOnlyMain = false;
    bool m_areProbabilitiesOwed = true;
};

}  // namespace ui
