#include "ui/collection/chart/difference_panel.h"

#include "core/statistics/paired_t.h"
#include "ui/chart_view/difference_view.h"
#include "ui/words/caption_text.h"
#include "ui/words/change_text.h"

namespace ui {

DifferencePanel::DifferencePanel(CollectionDocument& document, QWidget* parent)
    : QueryChartPanel(document, tr("Difference per query"), parent)
    , m_view(new DifferenceView(this))
{
    m_view->setAccessibleName(tr("Difference per query"));
    addView(*m_view);
}

void DifferencePanel::showNothing()
{
    setTitle(tr("Difference per query"));
    m_view->setChart({});
}

void DifferencePanel::showDifferences()
{
    const ComparedNames compared = names();
    setTitle(tr("Δ %1 per query").arg(compared.measure));
    DifferenceChart chart;
    chart.differences.reserve(arranged().size());
    for (const core::QueryDifference& query : arranged())
        chart.differences.push_back(query.difference());
    const core::WinTieLoss& counts = differences().counts;
    chart.xTitle = tr("queries in the order of Δ");
    chart.yTitle = tr("Δ %1").arg(compared.measure);
    chart.aboveName = wonText(counts, format().locale);
    chart.equalName = tiedText(counts, format().locale);
    chart.belowName = lostText(counts, format().locale);
    chart.mean = differences().meanDifference();
    chart.meanText =
        tr("mean %1").arg(differenceText(0.0, *chart.mean, format().digits, format().locale));
    chart.format = format();
    m_view->setChart(std::move(chart));
}

QString DifferencePanel::caption(const NumberFormat& format) const
{
    const ComparedNames compared = names();
    const core::WinTieLoss& counts = differences().counts;
    return tr("Difference in %1 per query, %2 less %3, over %4, in ascending order. The mean is "
              "%5. %6, %7, %8.")
        .arg(compared.measure, nameOfB(compared), nameOfA(compared),
             queryCountText(arranged().size(), arranged().size(), format.locale),
             differenceText(0.0, differences().meanDifference(), format.digits, format.locale),
             wonText(counts, format.locale), tiedText(counts, format.locale),
             lostText(counts, format.locale));
}

QString DifferencePanel::intervalSentence() const
{
    constexpr double alpha = 0.05;
    std::vector<double> each;
    for (const core::QueryDifference& query : arranged())
        each.push_back(query.difference());
    const auto test = core::pairedT(each);
    if (!test)
        return {};
    const core::Interval interval = core::confidenceInterval(*test, alpha);
    const NumberFormat paper{format().digits, QLocale::c()};
    return tr("The 95 % t interval of the mean difference is %1 to %2, with n − 1 degrees of "
              "freedom and without a correction for several comparisons.")
        .arg(valueText(interval.low, paper), valueText(interval.high, paper));
}

/// With what a figure has to say without its caption.
DifferenceChart DifferencePanel::paperChart() const
{
    DifferenceChart chart = m_view->chart();
    const ComparedNames compared = names();
    const core::WinTieLoss& counts = differences().counts;
    //: What an axis shows: one system less the other, by which measure
    chart.yTitle = tr("%1 − %2, %3").arg(compared.b, compared.a, compared.measure);
    chart.aboveName = higherText(compared.b, counts.won, format().locale);
    chart.belowName = higherText(compared.a, counts.lost, format().locale);
    return chart;
}

PaperFigure DifferencePanel::paperFigure() const
{
    if (m_view->queryCount() == 0)
        return noFigure(m_view->emptyText());
    return {.kind = QStringLiteral("delta"),
            .title = title(),
            .description = caption(format()),
            .caption = paperCaption(),
            .methods = joinedSentences({intervalSentence(), paperMethods()}),
            .hasLegend = true,
            .hasLimits = true,
            .paint =
                [chart = paperChart(), lit = m_view->current()](QPaintDevice& device, QSizeF points,
                                                                const FigureStyle& style) {
                    paintDifferences(chart, lit, device, points, style);
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
