// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/ranking/chart/cutoff_chart.h"
#include "ui/ranking/document/ranking_document.h"

class QComboBox;

namespace ui {

class ChartView;
class PopoverButton;

/// The chart of measures against the cutoff k, with the current k as a line that can be dragged.
class CurvePanel : public ChartPanel {
    Q_OBJECT
public:
    explicit CurvePanel(RankingDocument& document, QWidget* parent = nullptr);

    ChartView& chart() { return *m_chart; }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;

private:
    QWidget* makeChoice();
    QComboBox* makeDepths(QWidget& choice);
    void toggle(core::Measure measure, bool drawn);
    CutoffChartOptions options() const;

    RankingDocument& m_document;
    ChartView* m_chart;
    PopoverButton* m_choice;
    CutoffChartOptions m_options;
    std::optional<std::size_t> m_chosenDepth;  ///< the number of ranks to draw; none: automatic
    std::size_t m_lastDepth = 0;               ///< ranks when the depth was last chosen
};

}  // namespace ui
