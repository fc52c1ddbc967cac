// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart/chart_text.h"

#include "ui/charts/chart/series_lookup.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace ui {

namespace {

QString describe(const Series& series, const ChartAxes& axes)
{
    const auto range = valueRange(series);
    if (!range)
        return Wording::tr("%1 is undefined.").arg(series.name);
    return Wording::tr("%1 ranges from %2 to %3.")
        .arg(series.name, yText(range->lower, axes), yText(range->upper, axes));
}

/// How far the points are from the diagonal y = x.
QString describeDiagonal(const Series& series, const ChartAxes& axes)
{
    std::optional<std::size_t> farthest;
    bool isAbove = false;
    bool isBelow = false;
    const auto apart = [&series](std::size_t i) { return series.y[i] - series.x[i]; };
    for (std::size_t i = 0; i < series.y.size(); ++i) {
        if (std::isnan(series.y[i]))
            continue;
        isAbove = isAbove || apart(i) > 0;
        isBelow = isBelow || apart(i) < 0;
        if (!farthest || std::abs(apart(i)) > std::abs(apart(*farthest)))
            farthest = i;
    }
    if (!isAbove && !isBelow)
        return farthest ? Wording::tr("%1 lies on the diagonal.").arg(series.name) : QString();
    const QString sentence =
        isAbove && isBelow ? Wording::tr("%1 lies partly above and partly below the diagonal, "
                                         "farthest where %2 is %3 and %4 is %5.")
        : isAbove
            ? Wording::tr("%1 lies above the diagonal, farthest where %2 is %3 and %4 is %5.")
            : Wording::tr("%1 lies below the diagonal, farthest where %2 is %3 and %4 is %5.");
    return sentence.arg(series.name, axes.xTitle, xText(series.x[*farthest], axes), axes.yTitle,
                        yText(series.y[*farthest], axes));
}

/// Over the range of both curves. Between the points of both, each is a straight line; it is tested
/// just inside its ends, because a curve may jump at an end.
QString describePair(const Series& one, const Series& other)
{
    constexpr double hair = 1e-9;
    constexpr double beside = 1e-6;
    std::vector<double> points;
    std::ranges::merge(one.x, other.x, std::back_inserter(points));
    bool isAbove = false;
    bool isBelow = false;
    for (std::size_t i = 1; i < points.size() && !(isAbove && isBelow); ++i)
        for (const double share : {beside, 1 - beside}) {
            const double x = std::lerp(points[i - 1], points[i], share);
            const auto a = heightAt(one, x);
            const auto b = heightAt(other, x);
            isAbove = isAbove || (a && b && *a > *b + hair);
            isBelow = isBelow || (a && b && *a < *b - hair);
        }
    if (isAbove && isBelow)
        return Wording::tr("%1 and %2 cross.").arg(one.name, other.name);
    if (!isAbove && !isBelow)
        return Wording::tr("%1 and %2 coincide.").arg(one.name, other.name);
    return Wording::tr("%1 is never below %2.")
        .arg(isAbove ? one.name : other.name, isAbove ? other.name : one.name);
}

}  // namespace

QString xText(double x, const ChartAxes& axes)
{
    return decimalText(x, axes.isXIntegral ? 0 : axes.format.digits, axes.format.locale);
}

QString yText(const std::optional<double>& y, const ChartAxes& axes)
{
    return y ? valueText(*y, axes.format) : QString(QChar(0x2013));
}

QString describe(const Chart& chart)
{
    const ChartRange x = xRangeOf(chart);
    QStringList names;
    for (const Series& series : chart.series)
        names << series.name;
    const QString drawn = chart.axes.yTitle.isEmpty() ? listText(names) : chart.axes.yTitle;
    QStringList sentences{
        Wording::tr("Chart of %1 against %2, from %3 to %4.")
            .arg(drawn, chart.axes.xTitle, xText(x.lower, chart.axes), xText(x.upper, chart.axes))};
    for (const Series& series : chart.series) {
        sentences += describe(series, chart.axes);
        if (chart.backdrop.hasDiagonal)
            sentences += describeDiagonal(series, chart.axes);
    }
    if (!chart.backdrop.bands.empty())
        sentences += Wording::tr("Bands are drawn around the curves.");
    return joinedSentences(sentences);
}

QString describeOrder(const std::vector<Series>& curves)
{
    QStringList sentences;
    for (std::size_t i = 0; i < curves.size(); ++i)
        for (std::size_t j = i + 1; j < curves.size(); ++j)
            if (!curves[i].x.empty() && !curves[j].x.empty())
                sentences += describePair(curves[i], curves[j]);
    return joinedSentences(sentences);
}

QString describeMarker(const Chart& chart)
{
    if (!chart.marker)
        return {};
    QStringList values;
    for (const Series& series : chart.series)
        values += Wording::tr("%1 is %2")
                      .arg(series.name, yText(valueAt(series, *chart.marker), chart.axes));
    //: %1 is the axis, such as "cutoff k"; %3 lists values: "nDCG is 0.6, P is 0.5"
    return joinedSentences(
        {Wording::tr("At %1 %2: %3.")
             .arg(chart.axes.xTitle, xText(*chart.marker, chart.axes), phrasesText(values))});
}

QString describeGuesses(const Chart& chart)
{
    QStringList sentences;
    for (const ChartBackdrop::Guess& guess : chart.backdrop.guesses)
        //: %1 is the axis, such as "cutoff k"
        sentences += Wording::tr("At %1 %2, the guess is %3; the right value is %4.")
                         .arg(chart.axes.xTitle, xText(guess.x, chart.axes),
                              yText(guess.guessed, chart.axes), yText(guess.right, chart.axes));
    return joinedSentences(sentences);
}

}  // namespace ui
