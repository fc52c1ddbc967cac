// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/orders_panel.h"

#include "ui/charts/view/orders_view.h"
#include "ui/collection/document/collection_document.h"

namespace ui {

OrdersPanel::OrdersPanel(CollectionDocument& document, QWidget* parent)
    : ChartPanel(tr("Run order by measure"), parent)
    , m_document(document)
    , m_view(new OrdersView(this))
{
    m_view->setAccessibleName(title());
    addWidget(m_view, 1);
    connect(m_view, &OrdersView::systemPointed, this, [this](std::optional<std::size_t> place) {
        m_document.pointAtRun(place ? std::optional(m_chart->runAt(*place)) : std::nullopt);
    });
    connect(m_view, &OrdersView::systemChosen, this,
            [this](std::size_t place) { m_document.chooseRun(m_chart->runAt(place)); });
    connect(m_view, &OrdersView::letterRequested, this, [this](std::size_t place, bool isA) {
        const std::size_t run = m_chart->runAt(place);
        isA ? m_document.setRunA(run) : m_document.setRunB(run);
    });
    connect(&document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part != CollectionDocument::Part::Statistics)
            request();
    });
    connect(&document, &CollectionDocument::shownChanged, this, &OrdersPanel::request);
    connect(&document, &CollectionDocument::currentRunChanged, this, &OrdersPanel::requestMark);
}

bool OrdersPanel::isWorking() const
{
    return m_document.isBusy() && m_document.hasRuns() && m_document.evaluation().runs.empty();
}

void OrdersPanel::refresh()
{
    m_chart = std::make_unique<SystemOrders>(m_document, format());
    setRemark(m_chart->remark());
    m_view->setChart(m_chart->chart());
    m_view->setWords(placeWords(m_chart));
    m_view->setEmptyText(m_chart->whyEmpty());
    mark();
}

void OrdersPanel::mark()
{
    if (m_chart)
        m_view->setCurrent(m_chart->placeOf(m_document.currentRun()));
}

PaperFigure OrdersPanel::paperFigure() const
{
    return SystemOrders(m_document, format()).figure();
}

}  // namespace ui
