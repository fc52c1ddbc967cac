// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart/figure_words.h"

#include "ui/charts/chart/bar_chart.h"
#include "ui/charts/chart/curve_chart.h"
#include "ui/charts/chart/difference_chart.h"
#include "ui/charts/chart/histogram.h"
#include "ui/charts/chart/matrix_chart.h"
#include "ui/charts/chart/orders_chart.h"
#include "ui/charts/chart/scatter_chart.h"
#include "ui/charts/chart/series.h"

#include <algorithm>

namespace ui {

namespace {

bool isOfWord(QChar letter)
{
    const bool isChinese = letter.script() == QChar::Script_Han;  // no space ends a word
    return (letter.isLetterOrNumber() && !isChinese) || letter == QLatin1Char('_');
}

/// Whether a text begins or ends there, or a quotation or a bracket does.
bool isBound(const QString& text, qsizetype at)
{
    static const QString bounds = QStringLiteral("“”‘’\"()（）[]");
    return at < 0 || at >= text.size() || bounds.contains(text[at]);
}

/// Whether the name there is a whole word, not part of a longer one. A class can be named 1, which
/// elsewhere is a number.
bool isWhole(const QString& text, qsizetype at, const QString& name)
{
    const qsizetype end = at + name.size();
    bool isNumber = false;
    name.toDouble(&isNumber);
    if (isNumber)
        return (isBound(text, at - 1) && (isBound(text, end) || text[end].isSpace())) ||
               (isBound(text, end) && (isBound(text, at - 1) || text[at - 1].isSpace()));
    const bool goesBack = at > 0 && isOfWord(text[at - 1]) && isOfWord(name.front());
    const bool goesOn = end < text.size() && isOfWord(text[end]) && isOfWord(name.back());
    return !goesBack && !goesOn;
}

/// Renames names and axis titles.
template <class AnyChart>
void rewordAxes(AnyChart& chart, const Renaming& renaming, const FigureWords& words)
{
    chart.xTitle = words.xTitle.isEmpty() ? renaming(chart.xTitle) : words.xTitle;
    chart.yTitle = words.yTitle.isEmpty() ? renaming(chart.yTitle) : words.yTitle;
}

template <class AnyChart>
void rewordSides(AnyChart& chart, const FigureWords& words)
{
    const Renaming renaming(words);
    rewordAxes(chart, renaming, words);
    for (QString* name : {&chart.aboveName, &chart.belowName, &chart.equalName})
        *name = renaming(*name);
}

}  // namespace

Renaming::Renaming(const FigureWords& words)
    : m_renamed(words.renamed)
{
    std::erase_if(m_renamed, [](const auto& renamed) { return renamed.first.isEmpty(); });
    std::ranges::stable_sort(m_renamed, [](const auto& left, const auto& right) {
        return left.first.size() > right.first.size();
    });
}

QString Renaming::operator()(const QString& text) const
{
    QString reworded;
    for (qsizetype at = 0; at < text.size();) {
        const auto found = std::ranges::find_if(m_renamed, [&](const auto& renamed) {
            return QStringView(text).mid(at).startsWith(renamed.first) &&
                   isWhole(text, at, renamed.first);
        });
        reworded += found == m_renamed.end() ? QString(text[at]) : found->second;
        at += found == m_renamed.end() ? 1 : found->first.size();
    }
    return reworded;
}

void reword(Chart& chart, const FigureWords& words)
{
    const Renaming renaming(words);
    rewordAxes(chart.axes, renaming, words);
    for (Series& series : chart.series) {
        series.name = renaming(series.name);
        series.ending = renaming(series.ending);
        series.brief = renaming(series.brief);
    }
}

void reword(CurveChart& chart, const FigureWords& words)
{
    const Renaming renaming(words);
    rewordAxes(chart, renaming, words);
    for (CurveLine& line : chart.lines) {
        line.name = renaming(line.name);
        line.ending = renaming(line.ending);
        line.brief = renaming(line.brief);
    }
}

void reword(BarChart& chart, const FigureWords& words)
{
    const Renaming renaming(words);
    rewordAxes(chart, renaming, words);
    for (Bars& bars : chart.bars)
        bars.name = renaming(bars.name);
}

void reword(Histogram& histogram, const FigureWords& words)
{
    const Renaming renaming(words);
    rewordAxes(histogram, renaming, words);
    histogram.positiveName = renaming(histogram.positiveName);
    histogram.negativeName = renaming(histogram.negativeName);
}

void reword(MatrixChart& chart, const FigureWords& words)
{
    const Renaming renaming(words);
    rewordAxes(chart, renaming, words);
    for (QString& name : chart.classes)
        name = renaming(name);
}

void reword(DifferenceChart& chart, const FigureWords& words)
{
    rewordSides(chart, words);
}

void reword(ScatterChart& chart, const FigureWords& words)
{
    rewordSides(chart, words);
}

void reword(OrdersChart& chart, const FigureWords& words)
{
    const Renaming renamed(words);
    for (OrdersChart::System& system : chart.systems)
        system.name = renamed(system.name);
}

}  // namespace ui
