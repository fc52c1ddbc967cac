#include "ui/collection/chart/recall_panel.h"

#include "ui/chart_view/chart_view.h"
#include "ui/words/query_text.h"

#include <utility>

namespace ui {

RecallPanel::RecallPanel(CollectionDocument& document, QWidget* parent)
    : ChartPanel(tr("Precision against recall"), parent)
    , m_document(document)
    , m_view(new ChartView(this))
{
    m_view->setAccessibleName(title());
    addWidget(m_view, 1);
    connect(m_view, &ChartView::markerMoved, this, &RecallPanel::tellMarker);
    connect(&document, &CollectionDocument::changed, this, &RecallPanel::follow);
    connect(&document, &CollectionDocument::shownChanged, this, [this] {
        // Another order is no other mean.
        if (!isVisible() || queriesOfMeans(m_document) != m_asked)
            requestRefresh();
    });
}

void RecallPanel::follow(CollectionDocument::Part part)
{
    using Part = CollectionDocument::Part;
    if (part == Part::Collection) {
        m_work.stop();
        m_curves = {};
        request();
    } else if (part == Part::Runs) {
        // A run that was not drawn may be A now.
        if (lacksRuns(m_document, m_curves.runs))
            requestRefresh();
        requestMark();
    } else if (part != Part::Statistics) {
        requestRefresh();
    }
}

void RecallPanel::refresh()
{
    if (!m_document.hasRuns())
        return;
    m_asked = queriesOfMeans(m_document);
    m_work.start(m_document.documentCount(),
                 [this, work = recallWork(m_document), collection = m_document.sharedCollection()](
                     const std::stop_token& stop) -> SideWork::Result {
                     RecallCurves curves = work(stop);
                     if (stop.stop_requested() || core::lostRun(*collection))
                         return {};
                     return [this, curves = std::move(curves)] {
                         m_curves = curves;
                         mark();
                     };
                 });
    if (m_work.isRunning())
        setRemark(tr("being worked out"));
}

void RecallPanel::mark()
{
    const RecallChart chart = drawn();
    Chart shown = chart.chart();
    if (m_curves.runs.empty())
        setRemark({});
    else
        setRemark(m_work.isRunning() ? tr("being worked out")
                                     : drawnRemark(m_document, format().locale));
    m_view->setEmptyText(chart.whyEmpty());
    m_view->setSeries(std::move(shown.series), shown.axes);
    m_view->setMarker(m_view->marker() ? m_view->marker() : shown.marker);
    tellMarker();
}

void RecallPanel::tellMarker()
{
    if (const auto recall = m_view->marker())
        m_view->setMarkerWords(drawn().labelAt(*recall), drawn().sentenceAt(*recall));
}

PaperFigure RecallPanel::paperFigure() const
{
    return drawn().figure(m_view->marker());
}

}  // namespace ui
