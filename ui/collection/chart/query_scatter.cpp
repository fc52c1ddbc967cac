// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/query_scatter.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/charts/chart/series_lookup.h"
#include "ui/collection/document/collection_document.h"

#include <algorithm>
#include <tuple>

namespace ui {

namespace {

/// 0 to 1 if that is the measure's scale, else the range of the values.
ChartRange scatterRange(const core::MeasureSpec& definition, const ScatterChart& points)
{
    Chart chart;
    chart.series = {{{}, {}, points.x}, {{}, {}, points.y}};
    const ChartRange found = yRangeOf(chart);
    const bool isShare = definition.given.empty() && core::rowOf(definition.measure).endsAtOne;
    // Another program's values under the same name may have another scale.
    return isShare && found.lower >= 0 && found.upper <= 1 + 1e-9 ? ChartRange{0, 1} : found;
}

}  // namespace

QString QueryScatter::title() const
{
    return isEmpty() ? tr("Scatter A × B") : tr("%1: A × B").arg(names().measure);
}

ScatterChart QueryScatter::chart() const
{
    ScatterChart chart;
    if (isEmpty())
        return chart;
    const ComparedNames compared = names();
    for (const core::QueryDifference& query : queries()) {
        chart.x.push_back(query.a);
        chart.y.push_back(query.b);
    }
    chart.range = scatterRange(document().definition(), chart);
    chart.xTitle = nameOfA(compared);
    chart.yTitle = nameOfB(compared);
    const core::WinTieLoss& counts = differences().counts;
    chart.aboveName = wonText(counts, format().locale);
    chart.equalName = tiedText(counts, format().locale);
    chart.belowName = staleText(counts, format().locale);
    chart.format = format();
    return chart;
}

QStringList QueryScatter::moreAt(std::size_t place) const
{
    const auto [first, last] =
        std::equal_range(queries().begin(), queries().end(), queries()[place],
                         [](const core::QueryDifference& left, const core::QueryDifference& right) {
                             return std::tie(left.a, left.b) < std::tie(right.a, right.b);
                         });
    const auto here = static_cast<std::size_t>(last - first);
    if (here == 1)
        return {};
    return {tr("%1 at this point").arg(queryCountText(here, here, format().locale))};
}

QString QueryScatter::caption(const NumberFormat& format) const
{
    const ComparedNames compared = names();
    const core::WinTieLoss& counts = differences().counts;
    return tr("%1 for each of %2 (x: %3, y: %4). %5, %6, %7.")
        .arg(compared.measure, counted(format.locale), nameOfA(compared), nameOfB(compared),
             wonText(counts, format.locale), tiedText(counts, format.locale),
             staleText(counts, format.locale));
}

QString QueryScatter::guides() const
{
    return tr("On the dashed line, both are equal.");
}

/// The chart with what a figure needs when it has no caption.
ScatterChart QueryScatter::paperChart() const
{
    ScatterChart chart = this->chart();
    const ComparedNames compared = names();
    const core::WinTieLoss& counts = differences().counts;
    //: What an axis shows: a measure of a system
    chart.xTitle = tr("%1 of %2").arg(compared.measure, compared.a);
    chart.yTitle = tr("%1 of %2").arg(compared.measure, compared.b);
    chart.aboveName = higherText(compared.b, counts.won, format().locale);
    chart.belowName = higherText(compared.a, counts.lost, format().locale);
    return chart;
}

void QueryScatter::draw(PaperFigure& figure, std::optional<std::size_t> lit) const
{
    figure.kind = QStringLiteral("scatter");
    drawAs<ScatterFigure>(figure, chart(), paperChart(), lit);
}

}  // namespace ui
