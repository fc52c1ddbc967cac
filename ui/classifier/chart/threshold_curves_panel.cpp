// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/threshold_curves_panel.h"
#include "ui/classifier/document/samples_caption.h"

#include "ui/charts/chart/ticks.h"
#include "ui/charts/view/chart_view.h"
#include "ui/toolkit/panel/view_switches.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace ui {

ThresholdCurvesPanel::ThresholdCurvesPanel(ClassifierDocument& document, QWidget* parent)
    : ClassifierChartPanel(tr("Rates by threshold"), document, parent)
    , m_chart(new ChartView(this))
    , m_choice(&addMenu(tr("Rates"), tr("Choose which rates to show")))
{
    m_chart->setAccessibleName(title());
    m_chart->setEmptyText(tr("Open or paste a table of labels and scores to see how each rate "
                             "changes with the threshold."));
    fillMenu();
    addWidget(m_chart, 1);
    connect(m_chart, &ChartView::markerMoved, this, &ThresholdCurvesPanel::moveTo);
    connect(m_chart, &ChartView::markerReleased, &document, &ClassifierDocument::endMove);
}

void ThresholdCurvesPanel::fillMenu()
{
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable()) {
        if (!row.isBounded)
            continue;
        QAction* action = m_choice->menu()->addAction(drawn().nameOf(row.rate));
        action->setData(static_cast<int>(row.rate));
        action->setCheckable(true);
        action->setChecked(std::find(m_rates.begin(), m_rates.end(), row.rate) != m_rates.end());
        keepSwitch(*action, QString::fromUtf8(row.id));
        connect(action, &QAction::toggled, this,
                [this, rate = row.rate](bool isOn) { setDrawn(rate, isOn); });
    }
}

void ThresholdCurvesPanel::setDrawn(core::ThresholdMetric rate, bool isDrawn)
{
    std::vector<core::ThresholdMetric> drawn;
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable()) {
        const bool was = std::find(m_rates.begin(), m_rates.end(), row.rate) != m_rates.end();
        if (row.rate == rate ? isDrawn : was)
            drawn.push_back(row.rate);
    }
    m_rates = std::move(drawn);
    request();
}

void ThresholdCurvesPanel::refresh()
{
    for (QAction* action : m_choice->menu()->actions())
        action->setText(drawn().nameOf(static_cast<core::ThresholdMetric>(action->data().toInt())));
    Chart chart = drawn().chart();
    m_chart->setSeries(std::move(chart.series), chart.axes);
}

void ThresholdCurvesPanel::mark()
{
    if (!document().hasSamples()) {
        m_chart->setMarker(std::nullopt);
        m_chart->setHighlight(std::nullopt);
        return;
    }
    const ChartAxes& axes = m_chart->chart().axes;
    m_chart->setMarkerWords(tr("threshold %1 ⇔ drag")
                                .arg(thresholdNumber(document(), document().threshold(), format())),
                            drawn().sentence());
    m_chart->setMarker(placeOf(document().threshold(), axes));
    const auto sample = document().currentSample();
    m_chart->setHighlight(sample ? std::optional(placeOf(document().scored().scores[*sample], axes))
                                 : std::nullopt);
}

void ThresholdCurvesPanel::moveTo(double threshold)
{
    const double pixels = m_chart->dataArea().width() * m_chart->devicePixelRatioF();
    document().setThreshold(shortestWithin(threshold, *m_chart->chart().axes.xRange, pixels));
}

PaperFigure ThresholdCurvesPanel::paperFigure() const
{
    return drawn().figure();
}

}  // namespace ui
