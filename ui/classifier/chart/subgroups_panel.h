// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/chart/classifier_chart_panel.h"
#include "ui/classifier/chart/subgroups_chart.h"
#include "ui/toolkit/jobs/side_work.h"

#include <memory>

class QComboBox;

namespace ui {

class ForestView;

/// A measure of every model on the subgroups, as a forest plot.
class SubgroupsPanel : public ClassifierChartPanel {
    Q_OBJECT
public:
    explicit SubgroupsPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    QComboBox& measure() { return *m_measure; }
    ForestView& view() { return *m_view; }
    SideWork& work() { return m_work; }
    PaperFigure paperFigure() const override;
    bool isWorking() const override { return m_work.isRunning(); }

protected:
    void refresh() override;
    void mark() override;
    void formatChanged() override { draw(); }

private:
    SubgroupsChart chart() const;
    void draw();

    QComboBox* m_measure;
    ForestView* m_view;
    std::shared_ptr<const SubgroupFacts> m_facts;
    std::vector<double> m_thresholds;  ///< of the facts
    SideWork m_work;
};

}  // namespace ui
