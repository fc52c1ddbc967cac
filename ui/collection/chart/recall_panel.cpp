// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/recall_panel.h"

#include "ui/charts/view/chart_view.h"

#include <utility>

namespace ui {

RecallPanel::RecallPanel(CollectionDocument& document, QWidget* parent)
    : MeansPanel(document, tr("Precision against recall"), parent)
{}

std::function<MeanCurves(const std::stop_token&)> RecallPanel::work() const
{
    return recallWork(document());
}

void RecallPanel::draw()
{
    const RecallChart chart = drawn();
    Chart shown = chart.chart();
    view().setEmptyText(chart.whyEmpty());
    view().setSeries(std::move(shown.series), shown.axes);
    view().setMarker(view().marker() ? view().marker() : shown.marker);
}

void RecallPanel::tellMarker()
{
    if (const auto recall = view().marker())
        view().setMarkerWords(drawn().labelAt(*recall), drawn().sentenceAt(*recall));
}

PaperFigure RecallPanel::paperFigure() const
{
    return drawn().figure(view().marker());
}

}  // namespace ui
