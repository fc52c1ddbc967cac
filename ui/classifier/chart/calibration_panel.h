// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/chart/calibration_chart.h"
#include "ui/classifier/chart/classifier_chart_panel.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/table/table_copies.h"

class QAbstractButton;
class QAction;
class QLabel;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace ui {

class CalibrationValues;
class ChartView;
class Segments;

/// The calibration curves of the models, and how a calibration changes the current model's values.
class CalibrationPanel : public ClassifierChartPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit CalibrationPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    ChartView& chart() { return *m_chart; }
    CalibrationValues& values() { return *m_values; }
    QAction& smoothSwitch() { return *m_smooth; }
    QAbstractButton& choice(core::Calibration calibration) const;
    PaperFigure paperFigure() const override;
    QString tableCaption() const override;

protected:
    void refresh() override;
    void sizeChanged() override;

private:
    QWidget* makeSide();
    void addBinnings(QMenu& menu);
    void calibrate(core::Calibration calibration);
    void setBins(std::size_t bins, core::Binning binning);
    void showValues();
    void takeBands();

    CalibrationChart m_drawn;
    ChartView* m_chart;
    QToolButton* m_more;
    QAction* m_smooth;
    SideWork m_bandWork;
    std::vector<CalibrationChart::Sweep> m_bandsOf;  ///< requested last
    Segments* m_choices;
    CalibrationValues* m_values;
    QLabel* m_note;
    QVBoxLayout* m_side;
};

}  // namespace ui
