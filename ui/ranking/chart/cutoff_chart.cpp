// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/cutoff_chart.h"

#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/curves.h"
#include "ui/charts/chart/no_number.h"
#include "ui/charts/figure/bar_figure.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/chart_paper.h"
#include "ui/charts/figure/figure.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/definition_sentences.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/step_facts.h"

#include <algorithm>
#include <span>
#include <utility>

namespace ui {

namespace {

Series cutoffSeries(const core::MeasureSpec& definition, std::span<const core::Value> values)
{
    Series series;
    const core::MeasureRow& row = core::rowOf(definition.measure);
    series.name = QString::fromUtf8(row.name) + QStringLiteral("@k");
    for (std::size_t k = 1; k <= values.size(); ++k) {
        series.x.push_back(static_cast<double>(k));
        series.y.push_back(values[k - 1].valueOr(noNumber));
    }
    return series;
}

std::size_t depthOf(const RankingDocument& document, const CutoffChartOptions& options)
{
    return options.depth ? std::min(*options.depth, lastCutoff(document)) : helpfulDepth(document);
}

std::vector<core::Measure> drawnMeasures(const RankingDocument& document,
                                         const CutoffChartOptions& options)
{
    std::vector<core::Measure> measures{document.session().selected};
    const auto isBounded = [&document](core::Measure measure) {
        return core::endsAtOne(document.definition(measure));
    };
    const bool bounded = isBounded(measures.front());
    for (const core::Measure measure : options.companions)
        if (measure != measures.front() && isBounded(measure) == bounded)
            measures.push_back(measure);
    return measures;
}

/// Says how far the chart goes, if not to the end.
QString shownCutoffs(const RankingDocument& document, std::size_t depth)
{
    const std::size_t last = lastCutoff(document);
    return depth < last ? Wording::tr("Cutoffs 1 to %1 of %2 are shown.")
                              .arg(countText(depth), countText(last))
                        : QString();
}

QString cutoffCaption(const Chart& chart, std::size_t depth)
{
    QStringList names;
    for (const Series& series : chart.series)
        names << series.name;
    return Wording::tr("%1 at cutoffs k = 1 to %2: only the top k ranks count.")
        .arg(listText(names), decimalText(static_cast<double>(depth), 0, QLocale::c()));
}

QString cutoffMethods(const RankingDocument& document, const CutoffChartOptions& options)
{
    std::vector<core::MeasureSpec> definitions;
    NamedValues values;
    QStringList titles;
    for (const core::Measure measure : drawnMeasures(document, options)) {
        core::MeasureSpec definition = document.definition(measure);
        values.emplace_back(shortName(definition),
                            document.valueUnder(measure, document.session().settings));
        definition.cutoff.reset();
        titles << measureSentence(definition);
        definitions.push_back(std::move(definition));
    }
    return joinedSentences({
        valuesSentence(values, options.format.digits),
        joinedSentences(titles),
        conventionSentences(definitions, document.topGrade()),
        toolSentence(document.session().settings),
        listCaption(document),
    });
}

}  // namespace

std::size_t lastCutoff(const RankingDocument& document)
{
    constexpr std::size_t farthestBeyond = 100;
    const std::size_t retrieved = document.list().ranked.size();
    const std::size_t cutoff = document.session().cutoff;
    if (retrieved == 0)
        return 0;
    return cutoff <= retrieved + farthestBeyond ? std::max(retrieved, cutoff) : retrieved;
}

std::size_t helpfulDepth(const RankingDocument& document)
{
    // In a long list, the first ranks would be too narrow to see.
    constexpr std::size_t shownWhole = 200;
    constexpr std::size_t roomBeyond = 4;
    const std::size_t last = lastCutoff(document);
    const std::size_t requested = document.session().cutoff * roomBeyond;
    if (last <= shownWhole)
        return last;
    for (const std::size_t depth : {100, 1000, 10000})
        if (requested <= depth)
            return std::min<std::size_t>(depth, last);
    return last;
}

Chart cutoffChart(const RankingDocument& document, const CutoffChartOptions& options)
{
    const std::size_t depth = depthOf(document, options);
    Chart chart;
    if (depth > 0) {
        const std::vector<core::Measure> measures = drawnMeasures(document, options);
        const core::Curves curves = document.curves(measures, depth);
        for (std::size_t i = 0; i < measures.size(); ++i)
            chart.series.push_back(cutoffSeries(document.definition(measures[i]), curves[i]));
    }
    chart.axes.xTitle = Wording::tr("cutoff k");
    chart.axes.yTitle = Wording::tr("value");
    chart.axes.isXIntegral = true;
    if (core::endsAtOne(document.definition(document.session().selected)))
        chart.axes.yRange = ChartRange{0, 1};
    chart.axes.format = options.format;
    if (const std::size_t cutoff = document.session().cutoff; cutoff <= depth)
        chart.marker = static_cast<double>(cutoff);
    return chart;
}

QString cutoffTitle(const RankingDocument& document, const CutoffChartOptions& options)
{
    return partTitle(Wording::tr("cutoff k"), {1, depthOf(document, options)},
                     lastCutoff(document));
}

PaperFigure cutoffFigure(const RankingDocument& document, const CutoffChartOptions& options)
{
    const Chart chart = cutoffChart(document, options);
    PaperFigure figure = paperFigure(chart);
    figure.kind = QStringLiteral("metric-vs-k");
    if (!figure.paint)
        return figure;
    const std::size_t depth = depthOf(document, options);
    Chart drawn = chart;
    drawn.axes.xTitle = cutoffTitle(document, options);
    figure.paint = [drawn](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
        paintFigure(drawn, device, points, style);
    };
    const QString shown = shownCutoffs(document, depth);
    figure.description = joinedSentences({figure.description, shown});
    figure.caption = joinedSentences({cutoffCaption(chart, depth), shown});
    figure.methods = cutoffMethods(document, options);
    figure.data = [chart] { return figureData(chart); };
    return figure;
}

}  // namespace ui
