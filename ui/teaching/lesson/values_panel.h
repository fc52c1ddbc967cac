// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/difference_chart.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/charts/view/chart_panel.h"

#include <vector>

namespace ui {

class DifferenceView;

/// Differences between two runs in a lesson, one bar per query in ascending order.
class ValuesPanel : public ChartPanel {
    Q_OBJECT
public:
    /// @param name the name of the data
    ValuesPanel(const QString& name, std::vector<double> values, QWidget* parent = nullptr);

    /// Sets whether the mean is visible.
    void setMeanShown(bool shown);
    DifferenceView& chart() { return *m_chart; }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;

private:
    DifferenceChart differences() const;
    QString differenceOf(double value) const;
    QString caption() const;

    std::vector<double> m_values;  ///< ascending
    DifferenceView* m_chart;
    bool m_isMeanShown = false;
};

}  // namespace ui
