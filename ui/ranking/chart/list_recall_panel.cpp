// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/list_recall_panel.h"

#include "ui/charts/view/curve_view.h"

namespace ui {

namespace {

constexpr double leastHeight = 160;

}  // namespace

ListRecallPanel::ListRecallPanel(RankingDocument& document, QWidget* parent)
    : ChartPanel(tr("Precision–recall curve"), parent)
    , m_document(document)
    , m_view(new CurveView(this, leastHeight))
{
    m_view->setAccessibleName(title());
    addWidget(m_view, 1);
    connect(m_view, &CurveView::pointMoved, this, [this](int line, std::size_t index) {
        if (const auto rank = m_chart->rankAt({line, index}))
            m_document.setCurrentRank(rank);
        requestMark();  // the ring stays on the list's own curve
    });
    connect(m_view, &CurveView::pointHovered, this, [this](int line, std::size_t index) {
        m_document.pointAt(m_chart->rankAt({line, index}));
    });
    connect(m_view, &CurveView::hoverEnded, &document,
            [&document] { document.pointAt(std::nullopt); });
    connect(&document, &RankingDocument::currentRankChanged, this, &ListRecallPanel::requestMark);
    connect(&document, &RankingDocument::changed, this, &ListRecallPanel::request);
}

void ListRecallPanel::setReached(std::optional<std::size_t> rank)
{
    if (m_reached == rank)
        return;
    m_reached = rank;
    request();
}

void ListRecallPanel::refresh()
{
    m_chart = std::make_unique<const ListRecallChart>(m_document, format(), m_reached);
    m_view->setChart(m_chart->chart());
    m_view->setEmptyText(m_chart->whyEmpty());  // after places were updated
}

void ListRecallPanel::mark()
{
    if (!m_chart || m_chart->isEmpty()) {
        m_view->setWords({});
        return;
    }
    m_view->setCurrent(m_chart->current());
    m_view->setHighlight(m_chart->highlight());
    m_view->setWords({m_chart->description(),
                      [this](CurvePlace place) { return m_chart->labelAt(place); },
                      [this](CurvePlace place) { return m_chart->sentenceAt(place); },
                      [this](CurvePlace place) { return m_chart->readingAt(place); },
                      [this](CurvePlace place) { return m_chart->listAt(place); }});
}

PaperFigure ListRecallPanel::paperFigure() const
{
    return ListRecallChart(m_document, format())
        .figure(CurvePlane{m_view->shownX(), m_view->shownY()});
}

}  // namespace ui
