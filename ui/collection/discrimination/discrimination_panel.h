// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/collection/discrimination/discrimination_chart.h"
#include "ui/collection/document/collection_document.h"
#include "ui/toolkit/jobs/side_work.h"
#include "ui/toolkit/table/plain_table_model.h"
#include "ui/toolkit/table/table_copies.h"

#include <vector>

class QBoxLayout;
class QProgressBar;
class QPushButton;

namespace ui {

class ChartView;
class PlainTableView;

/// "Measures": which measure tells the runs apart, as a table and as the p values of all pairs.
/// Calculated in the background when the panel is shown, with progress and a stop button.
class DiscriminationPanel : public ChartPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit DiscriminationPanel(CollectionDocument& document, QWidget* parent = nullptr);

    ChartView& chart() { return *m_chart; }
    PlainTableView& table() { return *m_table; }
    /// Stops the work, or starts it again.
    QPushButton& stopButton() { return *m_stop; }
    const core::DiscriminationRules& rules() const { return m_rules; }
    bool isWorking() const override { return m_work.isRunning(); }
    PaperFigure paperFigure() const override;
    QString tableCaption() const override;

protected:
    /// Tests the pairs again.
    void refresh() override;
    /// Shows the results.
    void mark() override;
    void formatChanged() override { requestMark(); }
    void sizeChanged() override { adoptWidth(); }

private:
    void addChoices();
    void arrange();
    void adoptWidth();
    void follow(CollectionDocument::Part part);
    void setRules(const core::DiscriminationRules& rules);
    void tellProgress(std::size_t done, std::size_t all);
    void stopOrBegin();
    void showWork();
    void tellMarker();
    DiscriminationChart drawn() const { return DiscriminationChart(m_document, m_told, format()); }

    CollectionDocument& m_document;
    PlainTableModel m_model;
    PlainTableView* m_table;
    ChartView* m_chart;
    QBoxLayout* m_body;
    QWidget* m_working;
    QProgressBar* m_progress;
    QPushButton* m_stop;
    core::DiscriminationRules m_rules;
    std::vector<core::MeasureSpec> m_asked;  ///< of the running or last work
    MeasuresTold m_told;
    bool m_isStopped = false;
    SideWork m_work;
};

}  // namespace ui
