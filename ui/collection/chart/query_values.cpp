// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/query_values.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/collection/document/collection_document.h"

#include <algorithm>

namespace ui {

bool QueryValues::canLack(const CollectionDocument& document)
{
    return document.hasLists() && core::endsAtOne(document.definition());
}

QString QueryValues::title() const
{
    if (isEmpty())
        return tr("Value per query");
    //: What each query lacks to the best value, 1
    return (m_isOfLoss ? tr("%1 − 1 per query") : tr("%1 per query")).arg(names().measure);
}

double QueryValues::mean() const
{
    return differences().meanA();
}

DifferenceChart QueryValues::chart() const
{
    DifferenceChart chart;
    if (isEmpty())
        return chart;
    for (const core::QueryDifference& query : queries())
        chart.differences.push_back(m_isOfLoss ? query.a - 1 : query.a);
    const double best = m_isOfLoss ? 1 : 0;
    const auto number = [this](std::size_t count) {
        return decimalText(double(count), 0, format().locale);
    };
    const QString bestText = m_isOfLoss ? QStringLiteral("1") : QStringLiteral("0");
    const auto below = static_cast<std::size_t>(std::count_if(
        queries().begin(), queries().end(), [best](const auto& query) { return query.a < best; }));
    const auto above = static_cast<std::size_t>(std::count_if(
        queries().begin(), queries().end(), [best](const auto& query) { return query.a > best; }));
    if (m_isOfLoss || below > 0)
        chart.belowName = tr("below %1: %2").arg(bestText, number(below));
    chart.equalName = tr("at %1: %2").arg(bestText, number(queries().size() - below - above));
    if (!m_isOfLoss)
        chart.aboveName = tr("above 0: %1").arg(number(above));
    chart.xTitle = tr("queries sorted by %1").arg(names().measure);
    chart.yTitle = m_isOfLoss ? tr("%1 − 1").arg(names().measure) : names().measure;
    chart.mean = m_isOfLoss ? mean() - 1 : mean();
    chart.meanText = (differences().isWeighted ? tr("weighted mean %1") : tr("mean %1"))
                         .arg(valueText(*chart.mean, format()));
    chart.format = format();
    nameEnds(chart);
    chart.areValues = true;
    return chart;
}

QString QueryValues::caption(const NumberFormat& format) const
{
    const QString value = valueText(mean(), format);
    if (m_isOfLoss)
        return tr("How far %1 falls short of 1 for each query in “%2”, over %3, worst first. The "
                  "mean value is %4.")
            .arg(names().measure, names().a, counted(format.locale), value);
    return tr("%1 for each query in “%2”, over %3, in ascending order. The mean is %4.")
        .arg(names().measure, names().a, counted(format.locale), value);
}

void QueryValues::draw(PaperFigure& figure, std::optional<std::size_t> lit) const
{
    figure.kind = QStringLiteral("values");
    DifferenceChart paper = chart();
    //: What an axis shows: a measure of a system
    paper.yTitle = tr("%1 of %2").arg(paper.yTitle, names().a);
    drawAs<DifferenceFigure>(figure, chart(), paper, lit);
}

}  // namespace ui
