// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/chart_paper.h"

#include "ui/charts/chart/chart_text.h"
#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/figure/figure.h"
#include "ui/text/language/wording.h"

namespace ui {

PaperFigure paperFigure(const Chart& chart)
{
    if (isEmpty(chart))
        return {};
    //: The title of a figure's file, such as "value against cutoff k"
    const QString title = Wording::tr("%1 against %2").arg(chart.axes.yTitle, chart.axes.xTitle);
    std::vector<LegendName> series;
    for (const Series& each : chart.series)
        series.push_back({each.name, each.ending});
    return {
        .kind = {},
        .title = title,
        .description = describe(chart),
        .hasLegend = true,
        .hasLimits = true,
        .paint = [chart](QPaintDevice& device, QSizeF points,
                         const FigureStyle& style) { paintFigure(chart, device, points, style); },
        .names = namesOf(series)};
}

}  // namespace ui
