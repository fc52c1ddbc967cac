#include "ui/collection/chart/scatter_panel.h"

#include "core/metric/measure_table.h"
#include "ui/chart/series_lookup.h"
#include "ui/chart_view/scatter_view.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace ui {

namespace {

/// 0 to 1 where that is the measure's scale, else as far as the values go.
ChartRange rangeOf(const core::Definition& definition, const ScatterChart& points)
{
    Chart chart;
    chart.series = {{{}, {}, points.x}, {{}, {}, points.y}};
    const ChartRange found = yRangeOf(chart);
    const bool isShare = core::rowOf(definition.measure).endsAtOne;
    return isShare && found.lower >= 0 ? ChartRange{0, 1} : found;
}

}  // namespace

ScatterPanel::ScatterPanel(CollectionDocument& document, QWidget* parent)
    : QueryChartPanel(document, tr("Scatter A × B"), parent)
    , m_view(new ScatterView(this))
{
    m_view->setAccessibleName(tr("Scatter A × B"));
    addView(*m_view);
}

void ScatterPanel::arrangeQueries(std::vector<core::QueryDifference>& queries) const
{
    std::sort(queries.begin(), queries.end(),
              [](const core::QueryDifference& left, const core::QueryDifference& right) {
                  return std::tie(left.a, left.b, left.query) <
                         std::tie(right.a, right.b, right.query);
              });
}

void ScatterPanel::showNothing()
{
    setTitle(tr("Scatter A × B"));
    m_view->setChart({});
}

void ScatterPanel::showDifferences()
{
    const ComparedNames compared = names();
    setTitle(tr("%1: A × B").arg(compared.measure));
    ScatterChart chart;
    for (const core::QueryDifference& query : arranged()) {
        chart.x.push_back(query.a);
        chart.y.push_back(query.b);
    }
    chart.range = rangeOf(document().definition(), chart);
    chart.xTitle = nameOfA(compared);
    chart.yTitle = nameOfB(compared);
    const core::WinTieLoss& counts = differences().counts;
    chart.aboveName = wonText(counts, format().locale);
    chart.equalName = tiedText(counts, format().locale);
    chart.belowName = lostText(counts, format().locale);
    chart.format = format();
    m_view->setChart(std::move(chart));
}

QStringList ScatterPanel::moreAt(std::size_t place) const
{
    const auto [first, last] =
        std::equal_range(arranged().begin(), arranged().end(), arranged()[place],
                         [](const core::QueryDifference& left, const core::QueryDifference& right) {
                             return std::tie(left.a, left.b) < std::tie(right.a, right.b);
                         });
    const auto here = static_cast<std::size_t>(last - first);
    if (here == 1)
        return {};
    return {tr("%1 stand here").arg(queryCountText(here, here, format().locale))};
}

QString ScatterPanel::caption(const NumberFormat& format) const
{
    const ComparedNames compared = names();
    const core::WinTieLoss& counts = differences().counts;
    return tr("%1 of each of %2: %3 across, %4 up. %5, %6, %7.")
        .arg(compared.measure, queryCountText(arranged().size(), arranged().size(), format.locale),
             nameOfA(compared), nameOfB(compared), wonText(counts, format.locale),
             tiedText(counts, format.locale), lostText(counts, format.locale));
}

QString ScatterPanel::guides() const
{
    return tr("On the dashed line both are equal.");
}

/// With what a figure has to say without its caption.
ScatterChart ScatterPanel::paperChart() const
{
    ScatterChart chart = m_view->chart();
    const ComparedNames compared = names();
    const core::WinTieLoss& counts = differences().counts;
    //: What an axis shows: a measure of a system
    chart.xTitle = tr("%1 of %2").arg(compared.measure, compared.a);
    chart.yTitle = tr("%1 of %2").arg(compared.measure, compared.b);
    chart.aboveName = higherText(compared.b, counts.won, format().locale);
    chart.belowName = higherText(compared.a, counts.lost, format().locale);
    return chart;
}

PaperFigure ScatterPanel::paperFigure() const
{
    if (m_view->queryCount() == 0)
        return noFigure(m_view->emptyText());
    return {.kind = QStringLiteral("scatter"),
            .title = title(),
            .description = caption(format()),
            .caption = paperCaption(),
            .methods = paperMethods(),
            .guides = guides(),
            .hasLegend = true,
            .hasLimits = true,
            .paint =
                [chart = paperChart(), lit = m_view->current()](QPaintDevice& device, QSizeF points,
                                                                const FigureStyle& style) {
                    paintScatter(chart, lit, device, points, style);
                },
            .data =
                [chart = m_view->chart(), paper = paperChart(), numbers = numbers()] {
                    FigureData drawn = figureData(chart, numbers);
                    drawn.xTitle = paper.xTitle;
                    drawn.yTitle = paper.yTitle;
                    return drawn;
                },
            .names = figureNames()};
}

}  // namespace ui
