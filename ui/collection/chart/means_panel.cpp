// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/means_panel.h"

#include "ui/charts/view/chart_view.h"

#include <utility>

namespace ui {

MeansPanel::MeansPanel(CollectionDocument& document, const QString& title, QWidget* parent)
    : ChartPanel(title, parent)
    , m_document(document)
    , m_view(new ChartView(this))
{
    m_view->setAccessibleName(title);
    addWidget(m_view, 1);
    connect(m_view, &ChartView::markerMoved, this, &MeansPanel::tellMarker);
    connect(&document, &CollectionDocument::changed, this, &MeansPanel::follow);
    connect(&document, &CollectionDocument::shownChanged, this, [this] {
        // A new order does not change the means.
        if (!isVisible() || queriesOfMeans(m_document) != m_asked)
            requestRefresh();
    });
}

void MeansPanel::follow(CollectionDocument::Part part)
{
    switch (part) {
    case CollectionDocument::Part::Collection:
        m_work.stop();
        m_means = {};
        request();
        break;
    case CollectionDocument::Part::Measures:
    case CollectionDocument::Part::Values:
        requestRefresh();
        break;
    case CollectionDocument::Part::Runs:
        // A run that was not drawn may now be A.
        if (lacksRuns(m_document, m_means.runs))
            requestRefresh();
        requestMark();
        break;
    case CollectionDocument::Part::Groups:
    case CollectionDocument::Part::Scale:
    case CollectionDocument::Part::Statistics:
        break;
    }
}

void MeansPanel::refresh()
{
    if (!m_document.hasLists()) {
        m_work.stop();
        mark();
        return;
    }
    m_asked = queriesOfMeans(m_document);
    m_work.start(m_document.documentCount(),
                 [this, work = work(), collection = m_document.sharedCollection()](
                     const std::stop_token& stop) -> SideWork::Result {
                     MeanCurves means = work(stop);
                     if (stop.stop_requested() || core::staleRun(*collection))
                         return {};
                     return [this, means = std::move(means)] {
                         m_means = means;
                         mark();
                     };
                 });
    if (m_work.isRunning())
        setRemark(tr("calculating…"));
}

void MeansPanel::mark()
{
    if (m_means.runs.empty())
        setRemark({});
    else
        setRemark(m_work.isRunning() ? tr("calculating…")
                                     : drawnRemark(m_document, format().locale));
    draw();
    tellMarker();
}

}  // namespace ui
