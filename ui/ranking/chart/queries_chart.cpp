// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/chart/queries_chart.h"

#include "core/rankings/evaluation/written_mean.h"
#include "ui/charts/chart/no_number.h"
#include "ui/charts/figure/bar_figure.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/no_value_text.h"

#include <algorithm>

namespace ui {

namespace {

QString measureName(const core::WrittenMean& mean)
{
    return QString::fromStdString(core::toText(mean.definition));
}

/// "MRR@5 = 0.4250".
QString meanLabel(const core::WrittenMean& mean, const NumberFormat& format)
{
    return Wording::tr("%1 = %2").arg(meanName(mean.definition), valueText(mean.value, format));
}

}  // namespace

BarChart queriesChart(const RankingDocument& document, const NumberFormat& format)
{
    BarChart chart;
    if (document.queryCount() < 2)
        return chart;
    const core::WrittenMean& mean = document.mean();
    Bars bars{Wording::tr("value per query"), {}};
    for (const core::MeanTerm& term : mean.terms) {
        bars.heights.push_back(term.counted ? *term.counted : noNumber);
        chart.names << QString::fromStdString(term.query);
    }
    chart.counted = bars.heights.size();
    chart.bars.push_back(std::move(bars));
    chart.xTitle = Wording::tr("query");
    chart.yTitle = measureName(mean);
    chart.format = format;
    if (mean.value) {
        chart.mean = *mean.value;
        chart.meanText = meanLabel(mean, format);
    }
    return chart;
}

QString queriesSentence(const RankingDocument& document, const NumberFormat& format)
{
    const core::WrittenMean& mean = document.mean();
    return Wording::tr("Each query’s %1. The dashed line is the mean, %2.")
        .arg(measureName(mean), meanLabel(mean, format));
}

QString querySentence(const RankingDocument& document, const NumberFormat& format,
                      std::size_t place)
{
    const core::WrittenMean& mean = document.mean();
    if (place >= mean.terms.size())
        return {};
    const core::MeanTerm& term = mean.terms[place];
    return asSentence(
        labelledText(QString::fromStdString(term.query),
                     term.value ? valueText(term.value, format)
                                : noValueText(term.value.reason(), document.session().noValue)));
}

PaperFigure queriesFigure(const RankingDocument& document, const NumberFormat& format)
{
    constexpr std::size_t most = 100;
    PaperFigure figure;
    figure.kind = QStringLiteral("queries");
    figure.ids = IdsShown::Drawn;
    figure.title = Wording::tr("Value per query");
    if (document.queryCount() < 2) {
        figure.whyNone = Wording::tr("A mean needs several queries. Add one with List > Queries.");
        return figure;
    }
    const NumberFormat onPaper = format.onPaper();
    const BarChart chart = queriesChart(document, onPaper);
    const std::size_t queries = rankCount(chart);
    const RankWindow window{1, std::min(queries, most)};
    figure.description = queriesSentence(document, format);
    figure.caption =
        joinedSentences({queriesSentence(document, onPaper),
                         queries > most ? Wording::tr("The first %1 of %2 queries are shown.")
                                              .arg(countText(most), countText(queries))
                                        : QString()});
    figure.methods = meanCaption(document, format.digits);
    figure.hasLegend = true;
    figure.hasLimits = true;
    std::optional<std::size_t> lit = document.pointedQuery();
    if (lit)
        ++*lit;
    figure.paint = [chart, window, lit](QPaintDevice& device, QSizeF points,
                                        const FigureStyle& style) {
        paintBarFigure(chart, window, lit, device, points, style);
    };
    figure.data = [chart, window] { return figureData(chart, window); };
    figure.names = {{chart.bars.front().name}};
    return figure;
}

}  // namespace ui
