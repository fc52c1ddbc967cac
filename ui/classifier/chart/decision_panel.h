// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/chart/classifier_chart_panel.h"

namespace ui {

class ChartView;

/// The decision curve of every model whose scores are probabilities, with the threshold as a
/// draggable line.
class DecisionPanel : public ClassifierChartPanel {
    Q_OBJECT
public:
    explicit DecisionPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    ChartView& chart() const { return *m_chart; }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;
    void mark() override;

private:
    void moveTo(double probability);

    ChartView* m_chart;
    QString m_ranges;  ///< where models are useful, in sentences
};

}  // namespace ui
