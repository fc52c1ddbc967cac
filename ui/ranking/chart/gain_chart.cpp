// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/gain_chart.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/charts/chart/no_number.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"

#include <algorithm>

namespace ui {

namespace {

double earnedAt(const core::ExplainedRank& line, BarHeight height)
{
    if (!line.inRanking)
        return noNumber;
    return height == BarHeight::Gain ? line.gain : line.term;
}

double idealAt(const core::ExplainedRank& line, BarHeight height)
{
    if (!line.inIdeal)
        return noNumber;
    return height == BarHeight::Gain ? line.idealGain : line.idealTerm;
}

std::vector<double> barHeights(const core::Explanation& explanation, BarHeight height,
                               double (*at)(const core::ExplainedRank&, BarHeight))
{
    std::vector<double> found;
    found.reserve(explanation.ranks.size());
    for (const core::ExplainedRank& line : explanation.ranks)
        found.push_back(at(line, height));
    return found;
}

/// Says which ranks the figure shows, if not all.
QString shownSentence(const RankWindow& shown, std::size_t ranks)
{
    return shown.count < ranks
               ? Wording::tr("Ranks %1 to %2 of %3 are shown.")
                     .arg(countText(shown.first), countText(shown.last()), countText(ranks))
               : QString();
}

}  // namespace

BarHeight heightOf(const RankingDocument& document, const GainChartOptions& options)
{
    return hasDiscount(document.explanation()) ? options.height : BarHeight::Term;
}

BarChart gainChart(const RankingDocument& document, const GainChartOptions& options)
{
    const core::Explanation& explanation = document.explanation();
    const BarHeight height = heightOf(document, options);
    BarChart chart;
    if (explanation.ranks.empty())
        return chart;
    const bool walksIdeal = core::rowOf(explanation.definition.measure).walksIdeal;
    const QString ideal = Wording::tr("ideal order");
    chart.bars.push_back({walksIdeal ? ideal : Wording::tr("this ranking"),
                          barHeights(explanation, height, earnedAt), walksIdeal});
    if (explanation.denominator == core::Denominator::Ideal)
        chart.bars.push_back({ideal, barHeights(explanation, height, idealAt), true});
    chart.xTitle = Wording::tr("rank");
    chart.yTitle = barAxisTitle(explanation, height, options.format);
    chart.format = options.format;
    chart.counted = explanation.definition.cutoff.value_or(explanation.ranks.size());
    chart.fadedName = Wording::tr("past the cutoff");
    return chart;
}

QString gainSentence(const RankingDocument& document, const GainChartOptions& options)
{
    return barsSentence(document.explanation(), heightOf(document, options), options.format);
}

QString gainSentence(const RankingDocument& document, const GainChartOptions& options,
                     std::size_t rank)
{
    const core::Explanation& explanation = document.explanation();
    return rank <= explanation.ranks.size()
               ? barSentence(explanation, rank - 1, heightOf(document, options), options.format)
               : QString();
}

PaperFigure gainFigure(const RankingDocument& document, const GainChartOptions& options)
{
    constexpr std::size_t most = 100;
    const BarChart chart = gainChart(document, options);
    const std::size_t ranks = rankCount(chart);
    if (ranks == 0)
        return {};
    const RankWindow window = options.window.value_or(RankWindow{1, std::min(ranks, most)});
    auto lit = document.currentRank();
    if (lit > ranks)
        lit.reset();
    GainChartOptions onPaper = options;
    onPaper.format = options.format.onPaper();
    std::vector<FigureName> names;
    for (const Bars& bars : chart.bars)
        names.push_back({bars.name});
    const QString shown = shownSentence(window, ranks);
    return {
        .kind = QStringLiteral("gain"),
        .title = Wording::tr("Gain by rank"),
        .description = joinedSentences({gainSentence(document, options), shown,
                                        lit ? gainSentence(document, options, *lit) : QString()}),
        .caption = joinedSentences({gainSentence(document, onPaper), shown}),
        .methods = measureTableCaption(document, options.format.digits),
        .hasLegend = true,
        .hasLimits = true,
        .paint =
            [chart, window, lit](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
                paintBarFigure(chart, window, lit, device, points, style);
            },
        .data = [chart, window] { return figureData(chart, window); },
        .names = names};
}

}  // namespace ui
