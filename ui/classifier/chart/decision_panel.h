// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/chart/classifier_chart_panel.h"
#include "ui/classifier/chart/decision_chart.h"

class QAction;
class QDoubleSpinBox;
class QToolButton;

namespace ui {

class ChartView;

/// The decision curve of every model whose scores are probabilities, with the threshold as a
/// draggable line.
class DecisionPanel : public ClassifierChartPanel {
    Q_OBJECT
public:
    explicit DecisionPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    ChartView& chart() const { return *m_chart; }
    QAction& bandSwitch() { return *m_band; }
    QAction& differenceSwitch() { return *m_difference; }
    QDoubleSpinBox& highest() { return *m_highest; }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;
    void mark() override;

private:
    QAction* addChoice(const QString& name, const QString& text, const QString& tip,
                       bool DecisionOptions::*choice);
    void moveTo(double probability);

    ChartView* m_chart;
    QToolButton* m_more;
    DecisionOptions m_options;
    QAction* m_band;
    QAction* m_difference;
    QDoubleSpinBox* m_highest;
    QString m_ranges;  ///< where models are useful, in sentences
};

}  // namespace ui
