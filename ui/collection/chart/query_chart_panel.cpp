// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/query_chart_panel.h"

#include "ui/charts/view/query_chart_view.h"

namespace ui {

QueryChartPanel::QueryChartPanel(CollectionDocument& document, const QString& title,
                                 QWidget* parent)
    : ChartPanel(title, parent)
    , m_document(document)
{
    connect(&document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part != CollectionDocument::Part::Statistics)
            request();
    });
    connect(&document, &CollectionDocument::shownChanged, this, &QueryChartPanel::request);
}

void QueryChartPanel::addView(QueryChartView& view)
{
    m_view = &view;
    addWidget(m_view, 1);
    connect(m_view, &QueryChartView::queryPointed, this, [this](std::optional<std::size_t> place) {
        m_document.pointAt(place ? std::optional(m_chart->queryAt(*place)) : std::nullopt);
    });
    connect(m_view, &QueryChartView::queryChosen, this,
            [this](std::size_t place) { m_document.chooseQuery(m_chart->queryAt(place)); });
    connect(m_view, &QueryChartView::queryOpened, this,
            [this](std::size_t place) { emit openRequested(m_chart->queryAt(place)); });
    connect(&m_document, &CollectionDocument::currentQueryChanged, this, &QueryChartPanel::light);
}

bool QueryChartPanel::isWorking() const
{
    return m_document.isBusy() && m_document.hasRuns() && !QueryChart::hasValues(m_document);
}

void QueryChartPanel::refresh()
{
    m_chart = drawn();
    setTitle(m_chart->title());
    setRemark(m_chart->remark());
    showChart(*m_chart);
    m_view->setWords(placeWords(m_chart));
    m_view->setEmptyText(m_chart->whyEmpty());  // nothing is highlighted that no longer exists
    light();
}

void QueryChartPanel::light()
{
    m_view->setCurrent(m_chart ? m_chart->placeOf(m_document.currentQuery()) : std::nullopt);
}

}  // namespace ui
