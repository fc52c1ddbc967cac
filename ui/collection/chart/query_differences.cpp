// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/query_differences.h"

#include "ui/collection/document/collection_document.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/change_text.h"

namespace ui {

QString QueryDifferences::title() const
{
    return isEmpty() ? tr("Difference per query") : tr("Δ %1 per query").arg(names().measure);
}

DifferenceChart QueryDifferences::chart() const
{
    DifferenceChart chart;
    if (isEmpty())
        return chart;
    chart.differences.reserve(queries().size());
    for (const core::QueryDifference& query : queries())
        chart.differences.push_back(query.difference());
    const core::WinTieLoss& counts = differences().counts;
    chart.xTitle = tr("queries sorted by Δ");
    chart.yTitle = tr("Δ %1").arg(names().measure);
    chart.aboveName = wonText(counts, format().locale);
    chart.equalName = tiedText(counts, format().locale);
    chart.belowName = staleText(counts, format().locale);
    chart.mean = differences().meanDifference();
    chart.meanText = (differences().isWeighted ? tr("weighted mean %1") : tr("mean %1"))
                         .arg(differenceText(0.0, *chart.mean, format().digits, format().locale));
    chart.format = format();
    nameEnds(chart);
    return chart;
}

QString QueryDifferences::caption(const NumberFormat& format) const
{
    const ComparedNames compared = names();
    const core::WinTieLoss& counts = differences().counts;
    return tr("Difference in %1 per query, %2 minus %3, over %4, in ascending order. The mean is "
              "%5. %6, %7, %8.")
        .arg(compared.measure, nameOfB(compared), nameOfA(compared), counted(format.locale),
             differenceText(0.0, differences().meanDifference(), format.digits, format.locale),
             wonText(counts, format.locale), tiedText(counts, format.locale),
             staleText(counts, format.locale));
}

QString QueryDifferences::intervalSentence() const
{
    constexpr double alpha = 0.05;
    const auto interval = differences().interval(alpha);
    if (!interval)
        return {};
    const NumberFormat paper{format().digits, QLocale::c()};
    const QString sentence =
        differences().isWeighted
            ? tr("The 95% t interval of the weighted mean difference is %1 to %2 (not corrected "
                 "for "
                 "multiple comparisons).")
            : tr("The 95% t interval of the mean difference is %1 to %2 (n − 1 degrees of freedom, "
                 "not corrected for multiple comparisons).");
    return sentence.arg(valueText(interval->low, paper), valueText(interval->high, paper));
}

/// The chart with what a figure needs when it has no caption.
DifferenceChart QueryDifferences::paperChart() const
{
    DifferenceChart chart = this->chart();
    const ComparedNames compared = names();
    const core::WinTieLoss& counts = differences().counts;
    //: What an axis shows: one system less the other, by which measure
    chart.yTitle = tr("%1 − %2, %3").arg(compared.b, compared.a, compared.measure);
    chart.aboveName = higherText(compared.b, counts.won, format().locale);
    chart.belowName = higherText(compared.a, counts.lost, format().locale);
    return chart;
}

void QueryDifferences::draw(PaperFigure& figure, std::optional<std::size_t> lit) const
{
    figure.kind = QStringLiteral("delta");
    figure.methods = joinedSentences({intervalSentence(), figure.methods});
    drawAs<DifferenceFigure>(figure, chart(), paperChart(), lit);
}

}  // namespace ui
