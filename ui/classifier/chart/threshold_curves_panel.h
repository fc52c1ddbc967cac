// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/threshold_metric.h"
#include "ui/classifier/chart/classifier_chart_panel.h"
#include "ui/classifier/chart/rate_chart.h"

class QToolButton;

namespace ui {

class ChartView;

/// Rates of the current model against the threshold, which is a draggable line.
class ThresholdCurvesPanel : public ClassifierChartPanel {
    Q_OBJECT
public:
    explicit ThresholdCurvesPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    ChartView& chart() { return *m_chart; }
    /// The drawn rates, in the order of core::thresholdMetricTable().
    const std::vector<core::ThresholdMetric>& rates() const { return m_rates; }
    void setDrawn(core::ThresholdMetric rate, bool isDrawn);
    QToolButton& choiceButton() { return *m_choice; }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;
    void mark() override;

private:
    void fillMenu();
    void moveTo(double threshold);
    RateChart drawn() const { return RateChart(document(), m_rates, format()); }

    ChartView* m_chart;
    QToolButton* m_choice;
    std::vector<core::ThresholdMetric> m_rates = RateChart::usualRates();
};

}  // namespace ui
