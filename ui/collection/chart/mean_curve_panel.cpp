#include "ui/collection/chart/mean_curve_panel.h"

#include "ui/chart_view/chart_view.h"
#include "ui/panel/view_switches.h"
#include "ui/words/query_text.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace ui {

MeanCurvePanel::MeanCurvePanel(CollectionDocument& document, QWidget* parent)
    : ChartPanel(tr("Mean against cutoff"), parent)
    , m_document(document)
    , m_view(new ChartView(this))
{
    m_view->setAccessibleName(title());
    m_view->setTipNote([this](double x) {
        return drawn().intervalsAt(static_cast<std::size_t>(std::max(1L, std::lround(x))));
    });
    std::vector<NumberChoice> depths{{tr("As far as helps"), std::nullopt}};
    for (const std::size_t depth : {20, 100, 1000})
        depths.push_back({tr("To k = %1").arg(depth), depth});
    depths.push_back({tr("To the end of the lists"), std::numeric_limits<std::size_t>::max()});
    addNumberChoices(*addMenu(tr("Cutoffs"), tr("Choose how far the cutoffs go")).menu(),
                     QStringLiteral("depth"), depths,
                     [this](std::optional<std::size_t> depth) { setDepth(depth); });
    addWidget(m_view, 1);
    connect(m_view, &ChartView::markerMoved, this, &MeanCurvePanel::tellMarker);
    connect(&document, &CollectionDocument::changed, this, &MeanCurvePanel::follow);
    connect(&document, &CollectionDocument::shownChanged, this, [this] {
        // Another order is no other mean.
        if (!isVisible() || queriesOfMeans(m_document) != m_asked)
            requestRefresh();
    });
}

void MeanCurvePanel::follow(CollectionDocument::Part part)
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
        // A run that was not drawn may be A now.
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

void MeanCurvePanel::setDepth(std::optional<std::size_t> depth)
{
    m_depth = depth;
    requestRefresh();
}

void MeanCurvePanel::refresh()
{
    if (!m_document.hasRuns())
        return;
    m_asked = queriesOfMeans(m_document);
    m_work.start(
        m_document.documentCount(),
        [this, work = meanWork(m_document, m_depth), collection = m_document.sharedCollection()](
            const std::stop_token& stop) -> SideWork::Result {
            MeanCurves means = work(stop);
            if (stop.stop_requested() || core::lostRun(*collection))
                return {};
            return [this, means = std::move(means)] {
                m_means = means;
                mark();
            };
        });
    if (m_work.isRunning())
        setRemark(tr("being worked out"));
}

void MeanCurvePanel::mark()
{
    const MeanChart chart = drawn();
    Chart shown = chart.chart();
    setTitle(chart.title());
    if (m_means.runs.empty())
        setRemark({});
    else
        setRemark(m_work.isRunning() ? tr("being worked out")
                                     : drawnRemark(m_document, format().locale));
    m_view->setEmptyText(chart.whyEmpty());
    m_view->setSeries(std::move(shown.series), shown.axes);
    m_view->setBackdrop(std::move(shown.backdrop));
    m_view->setMarker(shown.marker);
    tellMarker();
}

void MeanCurvePanel::tellMarker()
{
    if (!m_view->marker())
        return;
    const auto k = static_cast<std::size_t>(*m_view->marker());
    m_view->setMarkerWords(drawn().labelAt(k), drawn().sentenceAt(k));
}

PaperFigure MeanCurvePanel::paperFigure() const
{
    return drawn().figure(m_view->marker());
}

}  // namespace ui
