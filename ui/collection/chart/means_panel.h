// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/collection/chart/mean_chart.h"
#include "ui/collection/document/collection_document.h"
#include "ui/toolkit/jobs/side_work.h"

namespace ui {

class ChartView;

/// A chart of every run's means over the shown queries. They are calculated in the background.
class MeansPanel : public ChartPanel {
    Q_OBJECT
public:
    ChartView& view() const { return *m_view; }
    bool isWorking() const override { return m_work.isRunning(); }

protected:
    MeansPanel(CollectionDocument& document, const QString& title, QWidget* parent);

    const CollectionDocument& document() const { return m_document; }
    /// The means calculated last.
    const MeanCurves& means() const { return m_means; }

    /// Returns a function that calculates the means for the current document; it may run in another
    /// thread.
    virtual std::function<MeanCurves(const std::stop_token& stop)> work() const = 0;
    virtual void draw() = 0;
    /// Updates the texts for the marker, which may have moved.
    virtual void tellMarker() = 0;

    /// Recalculates the means.
    void refresh() override;
    void mark() override;
    void formatChanged() override { requestMark(); }

private:
    void follow(CollectionDocument::Part part);

    CollectionDocument& m_document;
    ChartView* m_view;
    MeanQueries m_asked;  ///< of the running or last work
    MeanCurves m_means;
    SideWork m_work;
};

}  // namespace ui
