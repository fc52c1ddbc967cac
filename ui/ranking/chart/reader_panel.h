// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/ranking/document/ranking_document.h"

namespace ui {

class ChartView;
class WrappedLabel;

/// The chart of measures as readers of the list: how likely each is to go on from every rank.
/// Below: what that means, and how many documents each is expected to view.
class ReaderPanel : public ChartPanel {
    Q_OBJECT
public:
    explicit ReaderPanel(RankingDocument& document, QWidget* parent = nullptr);

    ChartView& chart() { return *m_chart; }
    WrappedLabel& sentence() { return *m_sentence; }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;

private:
    RankingDocument& m_document;
    ChartView* m_chart;
    WrappedLabel* m_sentence;
};

}  // namespace ui
