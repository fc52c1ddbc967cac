// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/compare/measure_difference_model.h"
#include "ui/toolkit/panel/refreshed_panel.h"

class QBoxLayout;
class QLabel;
class QStackedWidget;
class QTableView;

namespace ui {

class BesideView;
enum class Side;

/// A and B side by side: both lists with ribbons between their documents, and the values of each
/// shown measure. The heads of the lists show the selected measure at any size. Without a B,
/// explains how to create one.
class ComparisonPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit ComparisonPanel(RankingDocument& document, QWidget* parent = nullptr);

    /// Describes what the two lists share, in one sentence; empty without a B.
    QString sharedPool() const;
    QTableView& measures() { return *m_measures; }
    BesideView& lists() { return *m_lists; }

protected:
    void formatChanged() override;
    void sizeChanged() override { arrange(); }
    void fontChanged() override { arrange(); }

private:
    QWidget* makeInvitation();
    void makeMeasures();
    void makeLists();
    void arrange();
    void refresh() override;
    void showHeads();
    /// Highlights a document here, and its rank wherever the shown list has it.
    void light(const QString& id, bool isChosen);
    void followRank();
    void judge(const QString& id, core::Grade grade);

    RankingDocument& m_document;
    MeasureDifferenceModel m_differences;
    QStackedWidget* m_pages;
    QBoxLayout* m_both = nullptr;
    QTableView* m_measures;
    BesideView* m_lists;
    QLabel* m_pool;  ///< shows sharedPool()
};

}  // namespace ui
