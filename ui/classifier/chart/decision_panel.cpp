// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/decision_panel.h"
#include "ui/classifier/document/samples_caption.h"

#include "core/classification/calibration/probability.h"
#include "ui/charts/chart/ticks.h"
#include "ui/charts/view/chart_view.h"
#include "ui/classifier/chart/decision_chart.h"
#include "ui/text/language/joined_text.h"

#include <utility>

namespace ui {

DecisionPanel::DecisionPanel(ClassifierDocument& document, QWidget* parent)
    : ClassifierChartPanel(tr("Decision curve"), document, parent)
    , m_chart(new ChartView(this))
{
    m_chart->setAccessibleName(title());
    addWidget(m_chart, 1);
    connect(m_chart, &ChartView::markerMoved, this, &DecisionPanel::moveTo);
    connect(m_chart, &ChartView::markerReleased, &document, &ClassifierDocument::endMove);
}

void DecisionPanel::refresh()
{
    const DecisionChart drawn(document(), format());
    m_chart->setEmptyText(drawn.whyEmpty());
    Chart chart = drawn.chart();
    m_chart->setSeries(std::move(chart.series), chart.axes);
    m_ranges = drawn.rangeSentence();
}

void DecisionPanel::mark()
{
    const DecisionChart drawn(document(), format());
    if (drawn.isEmpty()) {
        m_chart->setMarker(std::nullopt);
        return;
    }
    m_chart->setMarkerWords(tr("threshold %1 ⇔ drag")
                                .arg(thresholdNumber(document(), document().threshold(), format())),
                            joinedSentences({drawn.sentence(), m_ranges}));
    m_chart->setMarker(drawn.marker());
}

void DecisionPanel::moveTo(double probability)
{
    const double pixels = m_chart->dataArea().width() * m_chart->devicePixelRatioF();
    const double near = shortestWithin(probability, {0, 1}, pixels);
    document().setThreshold(
        core::positiveProbability(near, document().sweep()->higherIsPositive()));
}

PaperFigure DecisionPanel::paperFigure() const
{
    return DecisionChart(document(), format()).figure();
}

}  // namespace ui
