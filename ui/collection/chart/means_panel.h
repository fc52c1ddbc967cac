// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/collection/chart/mean_chart.h"
#include "ui/collection/document/collection_document.h"
#include "ui/toolkit/jobs/side_work.h"

namespace ui {

class ChartView;

/// A chart of means of every run over the queries that are shown. Worked out beside the window.
class MeansPanel : public ChartPanel {
    Q_OBJECT
public:
    ChartView& view() const { return *m_view; }
    bool isWorking() const override { return m_work.isRunning(); }

protected:
    MeansPanel(CollectionDocument& document, const QString& title, QWidget* parent);

    const CollectionDocument& document() const { return m_document; }
    /// Those that are worked out.
    const MeanCurves& means() const { return m_means; }

    /// Works the means out as the document stands now, also in a thread of its own.
    virtual std::function<MeanCurves(const std::stop_token& stop)> work() const = 0;
    virtual void draw() = 0;
    /// Says what stands at the marker, which may have moved.
    virtual void tellMarker() = 0;

    /// Works the means out anew.
    void refresh() override;
    /// Draws them.
    void mark() override;
    void formatChanged() override { requestMark(); }

private:
    void follow(CollectionDocument::Part part);

    CollectionDocument& m_document;
    ChartView* m_view;
    MeanQueries m_asked;  ///< by the work under way or done
    MeanCurves m_means;
    SideWork m_work;
};

}  // namespace ui
