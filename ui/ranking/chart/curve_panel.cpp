// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/curve_panel.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/charts/view/chart_view.h"
#include "ui/ranking/chart/pointed_rank.h"
#include "ui/text/measures/measure_words.h"
#include "ui/toolkit/panel/view_switches.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace ui {

CurvePanel::CurvePanel(RankingDocument& document, QWidget* parent)
    : ChartPanel(tr("Measure against cutoff"), parent)
    , m_document(document)
    , m_chart(new ChartView(this))
    , m_choice(&addMenu(tr("Curves"), tr("Choose which measures to draw with the current one")))
{
    m_chart->setAccessibleName(title());
    m_chart->setEmptyText(tr("Add documents to see how the values change with k."));
    fillMenu();
    addWidget(m_chart, 1);
    connect(m_chart, &ChartView::markerMoved, this,
            [this](double k) { m_document.setCutoff(rankAt(k)); });
    pointAtRanks(*m_chart, document);
    connect(&document, &RankingDocument::changed, this, &CurvePanel::request);
}

void CurvePanel::fillMenu()
{
    QMenu& menu = *m_choice->menu();
    const std::vector<core::Measure>& drawn = m_options.companions;
    for (const core::MeasureRow& row : core::measureTable()) {
        QAction* action = menu.addAction(measureTitle(row.measure));
        action->setCheckable(true);
        action->setChecked(std::find(drawn.begin(), drawn.end(), row.measure) != drawn.end());
        keepSwitch(*action, QStringLiteral("curve ") + QString::fromUtf8(row.name));
        connect(action, &QAction::toggled, this,
                [this, measure = row.measure](bool on) { toggle(measure, on); });
    }
    menu.addSeparator();
    std::vector<NumberChoice> depths{{tr("Automatic"), std::nullopt}};
    for (const std::size_t depth : {20, 100, 1000, 10000})
        depths.push_back({tr("To k = %1").arg(depth), depth});
    depths.push_back({tr("To the end of the list"), std::numeric_limits<std::size_t>::max()});
    addNumberChoices(menu, QStringLiteral("depth"), depths,
                     [this](std::optional<std::size_t> depth) {
                         m_chosenDepth = depth;
                         m_lastDepth = 0;
                         request();
                     });
}

void CurvePanel::toggle(core::Measure measure, bool on)
{
    std::erase(m_options.companions, measure);
    if (on)
        m_options.companions.push_back(measure);
    request();
}

CutoffChartOptions CurvePanel::options() const
{
    CutoffChartOptions options = m_options;
    options.format = format();
    return options;
}

void CurvePanel::refresh()
{
    const std::size_t last = lastCutoff(m_document);
    const bool isCutoffBeyond = m_document.session().cutoff > m_options.depth.value_or(0);
    // Not while the cutoff is dragged: the axis would move under the mouse.
    if (last != std::exchange(m_lastDepth, last) || isCutoffBeyond)
        m_options.depth = m_chosenDepth ? std::min(*m_chosenDepth, last) : helpfulDepth(m_document);
    Chart chart = cutoffChart(m_document, options());
    chart.axes.xTitle = cutoffTitle(m_document, options());
    chart.axes.yTitle.clear();
    chart.axes.hasFront = true;
    m_chart->setSeries(std::move(chart.series), chart.axes);
    m_chart->setMarker(chart.marker);
}

PaperFigure CurvePanel::paperFigure() const
{
    return cutoffFigure(m_document, options());
}

}  // namespace ui
