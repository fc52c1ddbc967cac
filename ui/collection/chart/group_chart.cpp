// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/chart/group_chart.h"

#include "ui/charts/chart/no_number.h"
#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/figure.h"
#include "ui/collection/document/collection_caption.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/group_survey.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/change_text.h"

#include <algorithm>
#include <cmath>

namespace ui {

std::size_t GroupChart::count() const
{
    return m_document.groups().comparisons().size();
}

std::size_t GroupChart::groupNear(double place) const
{
    const double last = std::max(1.0, static_cast<double>(count()));
    return static_cast<std::size_t>(std::lround(std::clamp(place, 1.0, last))) - 1;
}

QString GroupChart::whyEmpty() const
{
    if (!m_document.hasTwoRuns())
        return tr("Open two runs to see how they differ in each group of queries.");
    return tr("Drop a table of queries and groups here, or save a filter as a group, to see the "
              "difference in each group.");
}

/// No line joins adjacent groups.
Chart GroupChart::chart() const
{
    Chart chart;
    const auto& comparisons = m_document.groups().comparisons();
    if (comparisons.empty())
        return chart;
    Series groups{tr("groups"), {}, {}};
    double lowest = 0;
    double highest = 0;
    for (std::size_t i = 0; i < comparisons.size(); ++i) {
        const core::RunComparison& both = comparisons[i];
        const double place = static_cast<double>(i + 1);
        const double difference = both.queries > 0 ? both.difference() : noNumber;
        groups.x.insert(groups.x.end(), {place, place + 0.5});
        groups.y.insert(groups.y.end(), {difference, noNumber});
        chart.axes.xTicks.push_back({place, nameAt(place)});
        if (both.queries > 0) {
            lowest = std::min(lowest, difference);
            highest = std::max(highest, difference);
        }
        if (!both.interval)
            continue;
        lowest = std::min(lowest, both.interval->low);
        highest = std::max(highest, both.interval->high);
        chart.backdrop.whiskers.push_back(
            {.x = place, .lower = both.interval->low, .upper = both.interval->high, .series = 0});
    }
    const double end = static_cast<double>(comparisons.size()) + 0.5;
    const auto& whole = m_document.comparisons();
    chart.series.push_back(std::move(groups));
    if (m_document.measure() < whole.size() && whole[m_document.measure()].queries > 0) {
        const double difference = whole[m_document.measure()].difference();
        chart.series.push_back({tr("all queries"), {0.5, end}, {difference, difference}});
    }
    const double air = 0.06 * std::max(highest - lowest, 1e-6);
    chart.axes.xTitle = tr("query group");
    chart.axes.yTitle = tr("mean difference in %1, B minus A")
                            .arg(QString::fromStdString(core::toText(m_document.definition())));
    chart.axes.xRange = ChartRange{0.5, end};
    chart.axes.yRange = ChartRange{lowest - air, highest + air};
    chart.axes.isXIntegral = true;
    chart.axes.format = m_format;
    chart.marker = 1;
    return chart;
}

QString GroupChart::nameAt(double place) const
{
    const auto& groups = m_document.groups().groups();
    const std::size_t group = groupNear(place);
    return group < groups.size() ? QString::fromStdString(groups[group].name) : QString();
}

QString GroupChart::sentenceAt(std::size_t group, const NumberFormat& format) const
{
    const auto& comparisons = m_document.groups().comparisons();
    if (group >= comparisons.size())
        return {};
    const core::RunComparison& both = comparisons[group];
    const QString name = nameAt(static_cast<double>(group + 1));
    const auto number = [&format](double value) {
        return differenceText(0.0, value, format.digits, format.locale);
    };
    if (both.queries == 0)
        return tr("No queries in %1 are in both runs.").arg(name);
    if (!both.interval)
        return tr("%1, %n queries: %2.", nullptr, static_cast<int>(both.queries))
            .arg(name, number(both.difference()));
    return tr("%1, %n queries: %2 (95% interval %3 to %4).", nullptr,
              static_cast<int>(both.queries))
        .arg(name, number(both.difference()), number(both.interval->low),
             number(both.interval->high));
}

QString GroupChart::caption() const
{
    return tr("Mean difference (B minus A) in each query group, with its 95% t interval. A is "
              "“%1”, B is “%2”.")
        .arg(m_document.runName(m_document.runA()), m_document.runName(m_document.runB()));
}

PaperFigure GroupChart::figure() const
{
    Chart chart = this->chart();
    if (isEmpty(chart))
        return noFigure(whyEmpty());
    chart.marker.reset();  // it would cover the group's interval
    const NumberFormat paper{m_format.digits, QLocale::c()};
    QStringList sentences;
    for (std::size_t group = 0; group < count(); ++group)
        sentences << sentenceAt(group, paper);
    return {
        .kind = QStringLiteral("groups"),
        .title = tr("Difference by query group"),
        .description = joinedSentences({caption(), joinedSentences(sentences)}),
        .caption = caption(),
        .methods = joinedSentences(
            {joinedSentences(sentences), measureCaption(m_document, m_document.definition())}),
        .hasLegend = true,
        .hasLimits = true,
        .paint = [chart](QPaintDevice& device, QSizeF points,
                         const FigureStyle& style) { paintFigure(chart, device, points, style); },
        .data = [chart] { return figureData(chart); }};
}

}  // namespace ui
