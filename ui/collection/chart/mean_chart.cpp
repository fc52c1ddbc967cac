// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/mean_chart.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/charts/chart/no_number.h"
#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/figure.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/drawn_runs.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/query_text.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>

namespace ui {

namespace {

std::size_t longestList(const core::Collection& collection)
{
    std::size_t longest = 0;
    for (const core::NamedRun& run : collection.runs)
        longest = std::max(longest, run.lists.longest());
    return longest;
}

/// "nDCG(gain=exp)@k"
QString nameAtK(core::MeasureSpec definition)
{
    definition.cutoff.reset();
    return QString::fromStdString(core::toText(definition)) + QStringLiteral("@k");
}

Series meanSeries(const QString& name, const std::vector<core::MeanAtCutoff>& means)
{
    Series series{name, {}, {}};
    for (std::size_t k = 1; k <= means.size(); ++k) {
        series.x.push_back(static_cast<double>(k));
        series.y.push_back(means[k - 1].mean.valueOr(noNumber));
    }
    return series;
}

ChartBackdrop::Band meanBand(int series, const std::vector<core::MeanAtCutoff>& means)
{
    ChartBackdrop::Band band;
    band.series = series;
    for (std::size_t k = 1; k <= means.size(); ++k) {
        const auto& interval = means[k - 1].interval;
        band.x.push_back(static_cast<double>(k));
        band.lower.push_back(interval ? interval->low : noNumber);
        band.upper.push_back(interval ? interval->high : noNumber);
    }
    return band;
}

/// From 0 to above the means and their intervals, which can exceed the measure's range.
ChartRange meanRange(const Chart& chart, const ChartBackdrop& backdrop,
                     const core::MeasureSpec& definition)
{
    Chart all = chart;
    for (const ChartBackdrop::Band& band : backdrop.bands) {
        all.series.push_back({{}, band.x, band.lower});
        all.series.push_back({{}, band.x, band.upper});
    }
    const bool isBounded = core::rowOf(definition.measure).endsAtOne;
    const ChartRange means = yRangeOf(chart);
    const ChartRange found = yRangeOf(all);
    return {means.lower < 0 ? found.lower : 0,
            isBounded ? std::min(1.0, found.upper) : found.upper};
}

std::size_t lastMeanCutoff(const CollectionDocument& document, std::optional<std::size_t> wished)
{
    constexpr std::size_t shownWhole = 200;
    constexpr std::size_t roomBeyond = 4;
    const std::size_t last = std::max<std::size_t>(1, longestList(document.collection()));
    if (wished)
        return std::min(*wished, last);
    const std::size_t requested = document.definition().cutoff.value_or(last) * roomBeyond;
    if (last <= shownWhole)
        return last;
    for (const std::size_t depth : {100, 1000})
        if (requested <= depth)
            return std::min<std::size_t>(depth, last);
    return std::min<std::size_t>(1000, last);
}

}  // namespace

MeanQueries queriesOfMeans(const CollectionDocument& document)
{
    const auto shown = document.shown();
    if (shown->size() == document.queryCount())
        return std::nullopt;
    std::vector<std::string> ids;
    ids.reserve(shown->size());
    for (const std::size_t query : *shown)
        ids.push_back(document.evaluation().queries[query].id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

std::function<MeanCurves(const std::stop_token&)> meanWork(const CollectionDocument& document,
                                                           std::optional<std::size_t> depth)
{
    if (!document.hasLists())
        return [](const std::stop_token&) { return MeanCurves(); };
    core::MeanCurveRules rules;
    rules.evaluation = document.evaluation().rules;
    rules.depth = lastMeanCutoff(document, depth);
    rules.queries = queriesOfMeans(document);
    return [collection = document.sharedCollection(), edits = document.edits(),
            definition = document.definition(), drawn = drawnRuns(document),
            rules](const std::stop_token& stop) {
        MeanCurves means{definition, {}};
        means.runs.resize(collection->runs.size());
        for (const std::size_t run : drawn)
            means.runs[run] =
                core::meanCurve(*collection, edits, run, definition, rules, everyCore(), stop);
        return means;
    };
}

std::vector<std::size_t> runsWithCurves(const CollectionDocument& document,
                                        const std::vector<std::vector<core::MeanAtCutoff>>& curves)
{
    std::vector<std::size_t> runs = drawnRuns(document);
    std::erase_if(
        runs, [&curves](std::size_t run) { return run >= curves.size() || curves[run].empty(); });
    return runs;
}

bool lacksRuns(const CollectionDocument& document,
               const std::vector<std::vector<core::MeanAtCutoff>>& curves)
{
    return runsWithCurves(document, curves).size() < drawnRuns(document).size();
}

QString drawnRemark(const CollectionDocument& document, const QLocale& locale)
{
    QStringList remarks{queryCountText(document.shown()->size(), document.queryCount(), locale),
                        drawnRunsRemark(document, locale)};
    remarks.removeAll(QString());
    return remarks.join(QStringLiteral(" · "));
}

QString drawnRunsRemark(const CollectionDocument& document, const QLocale& locale)
{
    const std::size_t all = document.collection().runs.size();
    if (all <= mostDrawnRuns)
        return {};
    return Wording::tr("%1 of %2 runs are shown")
        .arg(decimalText(double(mostDrawnRuns), 0, locale), decimalText(double(all), 0, locale));
}

QString withDrawnRuns(const QString& caption, const CollectionDocument& document,
                      const QLocale& locale)
{
    const QString remark = drawnRunsRemark(document, locale);
    return remark.isEmpty() ? caption : joinedSentences({caption, asSentence(remark)});
}

QString drawnRunsCaption(const CollectionDocument& document)
{
    const std::size_t all = document.collection().runs.size();
    if (all <= mostDrawnRuns)
        return {};
    return Wording::tr("Of the %1 runs, only A, B and those with the highest mean %2 are shown.")
        .arg(countText(all), QString::fromStdString(core::toText(document.definition())));
}

QString MeanChart::title() const
{
    return m_means.runs.empty() ? tr("Mean against cutoff")
                                : tr("Mean %1").arg(nameAtK(m_means.definition));
}

QString MeanChart::whyEmpty() const
{
    if (m_document.collection().values)
        return noListsText();
    if (!m_means.runs.empty())
        return tr("The value is undefined for every query.");
    return m_document.hasRuns() ? tr("Calculating…")
                                : tr("Open judgments and a run to see the mean at each cutoff.");
}

Chart MeanChart::chart() const
{
    Chart chart;
    if (m_means.runs.empty())
        return chart;
    for (const std::size_t run : runsWithCurves(m_document, m_means.runs)) {
        const auto index = static_cast<int>(chart.series.size());
        const QString ofRun = letteredName(m_document, run);
        const bool isCompared = run == m_document.runA() || run == m_document.runB();
        //: %1 is a run's name; the shaded band around its curve is what is named
        const QString name = isCompared ? tr("%1, 95% interval").arg(ofRun) : ofRun;
        chart.series.push_back(meanSeries(name, m_means.runs[run]));
        if (name.startsWith(ofRun))
            chart.series.back().ending = name.mid(ofRun.size());
        if (isCompared)
            chart.backdrop.bands.push_back(meanBand(index, m_means.runs[run]));
    }
    chart.axes.xTitle = tr("cutoff k");
    chart.axes.yTitle = tr("mean %1").arg(nameAtK(m_means.definition));
    chart.axes.isXIntegral = true;
    chart.axes.format = m_format;
    chart.axes.yRange = meanRange(chart, chart.backdrop, m_means.definition);
    chart.marker =
        static_cast<double>(std::min(m_means.definition.cutoff.value_or(depth()), depth()));
    return chart;
}

QString MeanChart::labelAt(std::size_t k) const
{
    return tr("k = %1").arg(decimalText(double(k), 0, m_format.locale));
}

std::size_t MeanChart::depth() const
{
    std::size_t depth = 0;
    for (const std::size_t run : runsWithCurves(m_document, m_means.runs))
        depth = std::max(depth, m_means.runs[run].size());
    return depth;
}

const core::MeanAtCutoff* MeanChart::at(std::size_t run, std::size_t k) const
{
    const bool isThere = run < m_means.runs.size() && k >= 1 && k <= m_means.runs[run].size();
    return isThere ? &m_means.runs[run][k - 1] : nullptr;
}

/// "0.4210 to 0.5632", or the reason why it is undefined.
QString MeanChart::intervalText(std::size_t run, std::size_t k, const NumberFormat& format) const
{
    const core::MeanAtCutoff* found = at(run, k);
    if (!found || !found->interval)
        return QString(QChar(0x2013));
    return tr("%1 to %2")
        .arg(valueText(found->interval->low, format), valueText(found->interval->high, format));
}

QString MeanChart::intervalsAt(std::size_t k, const NumberFormat& format) const
{
    const core::MeanAtCutoff* a = at(m_document.runA(), k);
    if (!a)
        return {};
    const QString ofA = intervalText(m_document.runA(), k, format);
    const QString counted = decimalText(double(a->queries), 0, format.locale);
    if (!m_document.hasTwoRuns())
        return tr("95% t interval: A %1 (n = %2)").arg(ofA, counted);
    const core::MeanAtCutoff* b = at(m_document.runB(), k);
    return tr("95% t interval: A %1 (n = %2), B %3 (n = %4)")
        .arg(ofA, counted, intervalText(m_document.runB(), k, format),
             decimalText(b ? double(b->queries) : 0, 0, format.locale));
}

QString MeanChart::sentenceAt(std::size_t k, const NumberFormat& format) const
{
    QStringList means;
    for (const std::size_t run : runsWithCurves(m_document, m_means.runs))
        if (const core::MeanAtCutoff* found = at(run, k))
            means +=
                tr("%1 is %2").arg(letteredName(m_document, run), valueText(found->mean, format));
    return joinedSentences({
        tr("At k = %1: %2.").arg(decimalText(double(k), 0, format.locale), phrasesText(means)),
        asSentence(intervalsAt(k, format)),
    });
}

QString MeanChart::caption(const NumberFormat& format) const
{
    const QString shown =
        tr("Mean %1 over the queries at cutoffs k = 1 to %2. Bands: 95% t intervals of the mean, n "
           "− 1 degrees of freedom.")
            .arg(nameAtK(m_means.definition), decimalText(double(depth()), 0, format.locale));
    return withDrawnRuns(shown, m_document, format.locale);
}

PaperFigure MeanChart::figure(std::optional<double> marked) const
{
    Chart chart = this->chart();
    if (isEmpty(chart))
        return noFigure(whyEmpty());
    const NumberFormat paper{m_format.digits, QLocale::c()};
    if (marked)
        chart.marker = marked;
    const auto k = static_cast<std::size_t>(*chart.marker);
    chart.markerLabel = labelAt(k);
    core::MeasureSpec uncut = m_means.definition;
    uncut.cutoff.reset();
    const Chart means = chartOfMeans(chart);
    return {.kind = QStringLiteral("mean-vs-k"),
            .title = title(),
            .description = joinedSentences({caption(m_format), sentenceAt(k)}),
            .caption = caption(paper),
            .methods = joinedSentences(
                {sentenceAt(k, paper), drawnRunsCaption(m_document),
                 queriesCaption(m_document.shown()->size(), m_document.queryCount()),
                 measureCaption(m_document, uncut)}),
            .hasLegend = true,
            .hasLimits = true,
            .paint =
                [chart, means](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
                    // A name at its curve has no room for the note about bands, which the caption
                    // has.
                    const bool isDirect = style.legend == FigureStyle::Legend::Direct;
                    paintFigure(isDirect ? means : chart, device, points, style);
                },
            .data = [means] { return figureData(means); },
            .names = classifierMetricNames()};
}

std::vector<FigureName> MeanChart::classifierMetricNames() const
{
    std::vector<FigureName> names;
    for (const std::size_t run : runsWithCurves(m_document, m_means.runs))
        names.push_back({m_document.runName(run), static_cast<int>(names.size())});
    return names;
}

/// A curve's column contains means: the band that its legend names has separate columns.
Chart MeanChart::chartOfMeans(Chart chart) const
{
    const std::vector<std::size_t> runs = runsWithCurves(m_document, m_means.runs);
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        chart.series[i].name = letteredName(m_document, runs[i]);
        chart.series[i].ending.clear();
    }
    return chart;
}

}  // namespace ui
