// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/mean_curve_panel.h"

#include "ui/charts/view/chart_view.h"
#include "ui/toolkit/panel/view_switches.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace ui {

MeanCurvePanel::MeanCurvePanel(CollectionDocument& document, QWidget* parent)
    : MeansPanel(document, tr("Mean against cutoff"), parent)
{
    view().setTipNote([this](double x) {
        return drawn().intervalsAt(static_cast<std::size_t>(std::max(1L, std::lround(x))));
    });
    std::vector<NumberChoice> depths{{tr("Automatic"), std::nullopt}};
    for (const std::size_t depth : {20, 100, 1000})
        depths.push_back({tr("To k = %1").arg(depth), depth});
    depths.push_back({tr("To the end of the lists"), std::numeric_limits<std::size_t>::max()});
    addNumberChoices(*addMenu(tr("Cutoffs"), tr("Choose the range of cutoffs")).menu(),
                     QStringLiteral("depth"), depths,
                     [this](std::optional<std::size_t> depth) { setDepth(depth); });
}

void MeanCurvePanel::setDepth(std::optional<std::size_t> depth)
{
    m_depth = depth;
    requestRefresh();
}

std::function<MeanCurves(const std::stop_token&)> MeanCurvePanel::work() const
{
    return meanWork(document(), m_depth);
}

void MeanCurvePanel::draw()
{
    const MeanChart chart = drawn();
    Chart shown = chart.chart();
    setTitle(chart.title());
    view().setEmptyText(chart.whyEmpty());
    view().setSeries(std::move(shown.series), shown.axes);
    view().setBackdrop(std::move(shown.backdrop));
    view().setMarker(shown.marker);
}

void MeanCurvePanel::tellMarker()
{
    if (!view().marker())
        return;
    const auto k = static_cast<std::size_t>(*view().marker());
    view().setMarkerWords(drawn().labelAt(k), drawn().sentenceAt(k));
}

PaperFigure MeanCurvePanel::paperFigure() const
{
    return drawn().figure(view().marker());
}

}  // namespace ui
