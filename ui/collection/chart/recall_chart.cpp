// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/recall_chart.h"

#include "core/rankings/precision_recall/precision_recall.h"
#include "ui/charts/chart/no_number.h"
#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/figure.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/drawn_runs.h"
#include "ui/text/words/caption_text.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr double lastPoint = core::recallPoints - 1;

double recallAt(std::size_t point)
{
    return static_cast<double>(point) / lastPoint;
}

std::size_t pointNearest(double recall)
{
    return static_cast<std::size_t>(std::lround(std::clamp(recall, 0.0, 1.0) * lastPoint));
}

}  // namespace

std::function<MeanCurves(const std::stop_token&)> recallWork(const CollectionDocument& document)
{
    if (!document.hasLists())
        return [](const std::stop_token&) { return MeanCurves(); };
    core::MeanCurveRules rules;
    rules.evaluation = document.evaluation().rules;
    rules.queries = queriesOfMeans(document);
    return [collection = document.sharedCollection(), edits = document.edits(),
            settings = document.definition().settings, drawn = drawnRuns(document),
            rules](const std::stop_token& stop) {
        const auto definitions = core::precisionAtRecallPoints(settings);
        MeanCurves curves{definitions.front(), {}};
        curves.runs.resize(collection->runs.size());
        for (const std::size_t run : drawn)
            curves.runs[run] =
                core::meansOfRun(*collection, edits, run, definitions, rules, everyCore(), stop);
        return curves;
    };
}

QString RecallChart::whyEmpty() const
{
    if (m_document.collection().values)
        return noListsText();
    if (!m_curves.runs.empty())
        return tr("No query has relevant documents.");
    return m_document.hasRuns() ? tr("Calculating…")
                                : tr("Open judgments and a run to see precision against recall.");
}

Chart RecallChart::chart() const
{
    Chart chart;
    if (m_curves.runs.empty())
        return chart;
    for (const std::size_t run : runsWithCurves(m_document, m_curves.runs)) {
        Series series{letteredName(m_document, run), {}, {}};
        for (std::size_t point = 0; point < m_curves.runs[run].size(); ++point) {
            series.x.push_back(recallAt(point));
            series.y.push_back(m_curves.runs[run][point].mean.valueOr(noNumber));
        }
        chart.series.push_back(std::move(series));
    }
    chart.axes.xTitle = tr("recall");
    chart.axes.yTitle = tr("mean interpolated precision");
    chart.axes.xRange = ChartRange{0, 1};
    chart.axes.yRange = ChartRange{0, 1};
    chart.axes.markerSteps = core::recallPoints - 1;
    chart.axes.format = m_format;
    chart.marker = recallAt(core::recallPoints / 2);
    return chart;
}

QString RecallChart::labelAt(double recall) const
{
    return tr("recall %1").arg(decimalText(recallAt(pointNearest(recall)), 1, m_format.locale));
}

QString RecallChart::sentenceAt(double recall, const NumberFormat& format) const
{
    const std::size_t point = pointNearest(recall);
    QStringList means;
    for (const std::size_t run : runsWithCurves(m_document, m_curves.runs))
        if (point < m_curves.runs[run].size())
            means += tr("%1 is %2")
                         .arg(letteredName(m_document, run),
                              valueText(m_curves.runs[run][point].mean, format));
    return tr("At recall %1: %2.")
        .arg(decimalText(recallAt(point), 1, format.locale), phrasesText(means));
}

QString RecallChart::caption(const QLocale& locale) const
{
    const QString shown =
        tr("Interpolated precision at recall 0, 0.1, … 1, averaged over the queries: each point "
           "shows the highest precision at or after the rank that reaches that recall.");
    return withDrawnRuns(shown, m_document, locale);
}

QString RecallChart::relevantSentence() const
{
    return tr("For precision against recall, only documents graded %1 or higher count as relevant.")
        .arg(plainText(m_curves.definition.settings.relevantFrom, QLocale::c()));
}

PaperFigure RecallChart::figure(std::optional<double> marked) const
{
    Chart chart = this->chart();
    if (isEmpty(chart))
        return noFigure(whyEmpty());
    const NumberFormat paper{m_format.digits, QLocale::c()};
    chart.marker = recallAt(pointNearest(marked.value_or(*chart.marker)));
    chart.markerLabel = labelAt(*chart.marker);
    std::vector<FigureName> names;
    for (const std::size_t run : runsWithCurves(m_document, m_curves.runs))
        names.push_back({m_document.runName(run), static_cast<int>(names.size())});
    return {
        .kind = QStringLiteral("precision-vs-recall"),
        .title = tr("Precision against recall"),
        .description = joinedSentences({caption(m_format.locale), sentenceAt(*chart.marker)}),
        .caption = caption(paper.locale),
        .methods =
            joinedSentences({sentenceAt(*chart.marker, paper), drawnRunsCaption(m_document),
                             queriesCaption(m_document.shown()->size(), m_document.queryCount()),
                             relevantSentence(), valuesCaption(m_document)}),
        .hasLegend = true,
        .hasLimits = true,
        .paint = [chart](QPaintDevice& device, QSizeF points,
                         const FigureStyle& style) { paintFigure(chart, device, points, style); },
        .data = [chart] { return figureData(chart); },
        .names = names};
}

}  // namespace ui
