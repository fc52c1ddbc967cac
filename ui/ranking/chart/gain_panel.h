// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/ranking/chart/gain_chart.h"
#include "ui/ranking/document/ranking_document.h"

class QAbstractButton;

namespace ui {

class BarChartView;
class Segments;

/// The chart of what each rank earns, next to what the ideal earns there. For a measure without an
/// ideal list, only the terms.
class GainPanel : public ChartPanel {
    Q_OBJECT
public:
    explicit GainPanel(RankingDocument& document, QWidget* parent = nullptr);

    /// Draws only the ranks that the steps have reached; none: all.
    void setReached(std::optional<std::size_t> rank);
    BarChartView& chart() { return *m_chart; }
    QAbstractButton& gainButton() { return *m_gain; }
    QAbstractButton& termButton() { return *m_term; }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;

private:
    GainChartOptions options() const;
    QString tipAt(std::size_t rank) const;

    RankingDocument& m_document;
    BarChartView* m_chart;
    Segments* m_toggle;
    QAbstractButton* m_gain;
    QAbstractButton* m_term;
};

}  // namespace ui
