// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/compare/measure_difference_model.h"
#include "ui/toolkit/panel/refreshed_panel.h"

class QLabel;
class QStackedWidget;
class QTableView;

namespace ui {

class RankShiftView;

/// A and B side by side: the value of each shown measure and the ranks of each document. Without a
/// B, explains how to create one.
class ComparisonPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit ComparisonPanel(RankingDocument& document, QWidget* parent = nullptr);

    /// Describes what the two lists share, in one sentence; empty without a B.
    QString sharedPool() const;
    QTableView& measures() { return *m_measures; }
    RankShiftView& documents() { return *m_documents; }

protected:
    void formatChanged() override;
    void sizeChanged() override { adoptMetrics(); }
    void fontChanged() override { adoptMetrics(); }

private:
    QWidget* makeInvitation();
    void makeMeasures();
    void adoptMetrics();
    void refresh() override;

    RankingDocument& m_document;
    MeasureDifferenceModel m_differences;
    QStackedWidget* m_pages;
    QTableView* m_measures;
    RankShiftView* m_documents;
    QLabel* m_pool;  ///< shows sharedPool()
};

}  // namespace ui
