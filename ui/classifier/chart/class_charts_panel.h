// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/chart/class_charts.h"
#include "ui/classifier/chart/classifier_chart_panel.h"
#include "ui/toolkit/jobs/side_work.h"

#include <memory>

class QComboBox;
class QStackedWidget;

namespace ui {

class ChartView;
class CurveView;
class MatrixView;

/// A chart of all classes at once, for samples of several classes: ROC or precision–recall curves
/// of each class against the rest, calibration, or the confusion matrix.
class ClassChartsPanel : public ClassifierChartPanel {
    Q_OBJECT
public:
    explicit ClassChartsPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QComboBox& shown() { return *m_shown; }
    CurveView& curves() { return *m_curves; }
    MatrixView& matrix() { return *m_matrix; }
    PaperFigure paperFigure() const override;
    bool isWorking() const override
    {
        return m_work.isRunning() || m_intervalWork.isRunning();
    }
    SideWork& work() { return m_work; }

protected:
    void refresh() override;
    void formatChanged() override { draw(); }

private:
    ClassChart chosen() const;
    ClassCharts charts() const;
    void draw();
    void takeIntervals();

    QComboBox* m_shown;
    QStackedWidget* m_views;
    CurveView* m_curves;
    ChartView* m_calibration;
    MatrixView* m_matrix;
    std::shared_ptr<const ClassChartFacts> m_facts;  ///< while others are computed, the previous
    std::vector<std::string> m_factsOf;              ///< their classes
    std::shared_ptr<const core::ClassIntervals> m_intervals;  ///< of these facts; only for figures
    SideWork m_work;                                          ///< runs until the samples change
    SideWork m_intervalWork;
};

}  // namespace ui
