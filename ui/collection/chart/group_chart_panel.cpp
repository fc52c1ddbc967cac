// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/group_chart_panel.h"

#include "ui/charts/view/chart_view.h"
#include "ui/collection/document/group_survey.h"

#include <utility>

namespace ui {

GroupChartPanel::GroupChartPanel(CollectionDocument& document, QWidget* parent)
    : ChartPanel(tr("Difference by query group"), parent)
    , m_document(document)
    , m_view(new ChartView(this))
{
    m_view->setAccessibleName(title());
    addWidget(m_view, 1);
    connect(m_view, &ChartView::markerMoved, this, &GroupChartPanel::tellMarker);
    connect(&document.groups(), &GroupSurvey::changed, this, &GroupChartPanel::request);
    connect(&document, &CollectionDocument::changed, this, &GroupChartPanel::request);
}

void GroupChartPanel::refresh()
{
    const GroupChart drawn = this->drawn();
    Chart shown = drawn.chart();
    const auto marker = m_view->marker() && *m_view->marker() <= double(drawn.count())
                            ? m_view->marker()
                            : shown.marker;
    setRemark(shown.series.empty() ? QString()
                                   : tr("%n groups", nullptr, static_cast<int>(drawn.count())));
    m_view->setEmptyText(drawn.whyEmpty());
    m_view->setBackdrop(std::move(shown.backdrop));
    m_view->setSeries(std::move(shown.series), shown.axes);
    m_view->setMarker(shown.marker ? marker : std::nullopt);
    tellMarker();
}

void GroupChartPanel::tellMarker()
{
    if (const auto place = m_view->marker())
        m_view->setMarkerWords(drawn().nameAt(*place), drawn().sentenceAt(*place));
}

PaperFigure GroupChartPanel::paperFigure() const
{
    return drawn().figure();
}

}  // namespace ui
