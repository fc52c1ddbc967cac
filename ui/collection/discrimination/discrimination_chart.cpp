// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/discrimination/discrimination_chart.h"

#include "ui/charts/chart/no_number.h"
#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/figure.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/language/joined_text.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace ui {

namespace {

/// Sakai's figures show up to this multiple of the level.
constexpr int levelsShown = 3;

/// 3 × 0.05 without rounding errors.
double timesLevel(int times, double level)
{
    constexpr double decimals = 1e12;
    return std::round(times * level * decimals) / decimals;
}

std::vector<AxisTick> levelTicks(double level, double upper, const QLocale& locale)
{
    std::vector<AxisTick> ticks;
    for (int i = 0; i <= levelsShown && timesLevel(i, level) <= upper; ++i)
        ticks.push_back({timesLevel(i, level), plainText(timesLevel(i, level), locale)});
    return ticks;
}

}  // namespace

DiscriminationWork discriminationWork(const CollectionDocument& document,
                                      const core::DiscriminationRules& rules)
{
    const std::vector<core::MeasureSpec> measures = document.measures();
    std::vector<const core::RunEvaluation*> runs;
    for (const core::RunEvaluation& run : document.evaluation().runs)
        runs.push_back(&run);
    if (runs.size() < core::Discrimination::leastRuns)
        return [](const std::stop_token&, const core::DiscriminationProgress&) {
            return MeasuresTold();
        };
    const auto values =
        std::make_shared<const core::CommonValues>(core::commonValues(runs, measures.size()));
    return [measures, values, means = core::meansByMeasure(runs, measures.size()),
            rules](const std::stop_token& stop, const core::DiscriminationProgress& progress) {
        return MeasuresTold{measures,
                            core::discriminate(*values, means, rules, everyCore(), stop, progress)};
    };
}

std::size_t discriminationAmount(const CollectionDocument& document,
                                 const core::DiscriminationRules& rules)
{
    constexpr std::size_t roundsOfOne = 1000;  // a thousand rounds take as long as reading a query
    const std::size_t runs = document.evaluation().runs.size();
    return runs * runs * document.queryCount() * document.measures().size() *
           (rules.rounds.count / roundsOfOne + 1);
}

QString DiscriminationChart::title()
{
    return tr("Which measure tells runs apart");
}

QString DiscriminationChart::whyEmpty() const
{
    if (m_document.evaluation().runs.size() < core::Discrimination::leastRuns)
        return tr("Open three or more runs to see which measure tells them apart.");
    if (m_told.measures.empty())
        return tr("Testing the pairs of runs…");
    return tr("No query has a value for every run and every measure.");
}

QStringList DiscriminationChart::names() const
{
    QStringList names;
    for (const core::MeasureSpec& measure : m_told.measures)
        names << QString::fromStdString(core::toText(measure));
    return names;
}

DiscriminationTable DiscriminationChart::table(const NumberFormat& format) const
{
    const auto front = std::ranges::find(m_told.measures, m_document.definition());
    const auto reference = front == m_told.measures.end() ? m_told.measures.begin() : front;
    return {m_told.facts, names(), static_cast<std::size_t>(reference - m_told.measures.begin()),
            format};
}

Chart DiscriminationChart::chart() const
{
    Chart chart;
    if (!isThere())
        return chart;
    const QStringList names = this->names();
    for (std::size_t measure = 0; measure < m_told.measures.size(); ++measure) {
        const core::MeasureDiscrimination& facts = m_told.facts.measures[measure];
        const QString& name = names[static_cast<qsizetype>(measure)];
        Series series{labelledText(name, valueText(*facts.power(), m_format)), {}, {}};
        if (series.name.startsWith(name))
            series.ending = series.name.mid(name.size());
        for (const std::size_t pair : m_told.facts.byP(measure)) {
            series.x.push_back(static_cast<double>(series.x.size() + 1));
            series.y.push_back(facts.pairs[pair].p.value_or(noNumber));
        }
        chart.series.push_back(std::move(series));
    }
    const double level = m_told.facts.rules.alpha;
    const std::vector<double> pairs = chart.series.front().x;
    chart.series.push_back({tr("level %1").arg(plainText(level, m_format.locale)), pairs,
                            std::vector<double>(pairs.size(), level)});
    chart.axes.xTitle = tr("pairs of runs, largest p first");
    chart.axes.yTitle = tr("p");
    chart.axes.isXIntegral = true;
    chart.axes.format = m_format;
    chart.axes.yRange = ChartRange{0, std::min(1.0, timesLevel(levelsShown, level))};
    chart.axes.yTicks = levelTicks(level, chart.axes.yRange->upper, m_format.locale);
    chart.marker = static_cast<double>((m_told.facts.pairs.size() + 1) / 2);
    return chart;
}

QString DiscriminationChart::labelAt(std::size_t pair) const
{
    return tr("pair %1").arg(decimalText(double(pair), 0, m_format.locale));
}

QString DiscriminationChart::sentenceAt(std::size_t pair, const NumberFormat& format) const
{
    if (!isThere() || pair < 1 || pair > m_told.facts.pairs.size())
        return {};
    const QStringList names = this->names();
    QStringList values;
    for (std::size_t measure = 0; measure < m_told.measures.size(); ++measure) {
        const std::size_t place = m_told.facts.byP(measure)[pair - 1];
        const std::optional<double> p = m_told.facts.measures[measure].pairs[place].p;
        values += tr("%1: %2").arg(names[static_cast<qsizetype>(measure)],
                                   p ? valueText(*p, format) : QString(QChar(0x2013)));
    }
    return tr("The p values of pair %1 of %2, counted from the largest: %3.")
        .arg(decimalText(double(pair), 0, format.locale),
             decimalText(double(m_told.facts.pairs.size()), 0, format.locale), phrasesText(values));
}

QString DiscriminationChart::unweightedSentence() const
{
    return m_document.isWeighted() ? tr("These tests do not use the weights of the queries.")
                                   : QString();
}

QString DiscriminationChart::caption(const NumberFormat& format) const
{
    return tr("The p values of all pairs of %1 runs under each measure, largest first. The "
              "sooner a curve falls below the significance level, %2, the more pairs the measure "
              "tells apart. The share of those pairs, the discriminative power, follows the "
              "measure’s name.")
        .arg(decimalText(double(m_told.facts.runs), 0, format.locale),
             plainText(m_told.facts.rules.alpha, format.locale));
}

PaperFigure DiscriminationChart::figure() const
{
    Chart chart = this->chart();
    if (isEmpty(chart))
        return noFigure(whyEmpty());
    const NumberFormat paper{m_format.digits, QLocale::c()};
    const auto middle = static_cast<std::size_t>(*chart.marker);
    chart.marker.reset();  // the p value of one pair is not needed on paper
    Chart plain = chart;
    std::vector<FigureName> named;
    for (const QString& name : names()) {
        plain.series[named.size()].name = name;
        named.push_back({name, static_cast<int>(named.size())});
    }
    const QString above = tr("p values above %1 are not shown.")
                              .arg(plainText(chart.axes.yRange->upper, paper.locale));
    return {
        .kind = QStringLiteral("discrimination"),
        .title = title(),
        .description = joinedSentences({caption(m_format), sentenceAt(middle)}),
        .caption = caption(paper),
        .methods = joinedSentences(table(paper).sentences()
                                   << unweightedSentence()
                                   << measuresCaption(m_document, m_told.measures)),
        .hasLegend = true,
        .hasLimits = true,
        .paint = [chart](QPaintDevice& device, QSizeF points,
                         const FigureStyle& style) { paintFigure(chart, device, points, style); },
        .data = [plain] { return figureData(plain); },
        .extent =
            [above, isWhole = chart.axes.yRange->upper >= 1](QSizeF, const FigureStyle& style) {
                return isWhole || style.y ? QString() : above;
            },
        .names = named};
}

}  // namespace ui
