// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/number_text.h"
#include "ui/charts/chart/inch.h"
#include "ui/charts/drawing/look.h"
#include "ui/export/figure/beside_files.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace ui {

namespace {

QByteArray numberOf(double number)
{
    return QByteArray::fromStdString(core::shortestText(number));
}

QByteArray braced(const QString& text)
{
    return '{' + latexText(text).toUtf8() + '}';
}

QByteArray rangeOf(char axis, const std::optional<ChartRange>& range)
{
    if (!range)
        return {};
    return QByteArray("  ") + axis + "min=" + numberOf(range->lower) + ", " + axis +
           "max=" + numberOf(range->upper) + ",\n";
}

QByteArray ticksOf(char axis, const std::vector<AxisTick>& ticks)
{
    if (ticks.empty())
        return {};
    QByteArray places;
    QByteArray labels;
    for (const AxisTick& tick : ticks) {
        places += (places.isEmpty() ? "" : ",") + numberOf(tick.at);
        labels += (labels.isEmpty() ? "" : ",") + braced(tick.text);
    }
    return QByteArray("  ") + axis + "tick={" + places + "}, " + axis + "ticklabels={" + labels +
           "},\n";
}

/// As the figure shows it.
/// @param typed the user's, if any
QByteArray titleOf(const QString& title, const QString& clinical, const QString& typed,
                   const FigureData& data, const FigureStyle& style)
{
    if (!typed.isEmpty())
        return braced(typed);
    return braced(data.areTitlesWords ? titleOnPaper(title, clinical, style) : title);
}

/// As the figure shows it.
/// @param requested in the units shown on the axis
std::optional<ChartRange> shownRange(const std::optional<ChartRange>& requested,
                                     const std::optional<ChartRange>& own, const FigureData& data)
{
    if (!requested || requested == own)
        return own;
    const auto placed = [&](double value) {
        const double place = data.coordinate ? data.coordinate(value) : value;
        return data.coordinate && own ? std::clamp(place, own->lower, own->upper) : place;
    };
    const ChartRange found{placed(requested->lower), placed(requested->upper)};
    const bool isRange =
        std::isfinite(found.lower) && std::isfinite(found.upper) && found.lower < found.upper;
    return isRange ? std::optional(found) : own;
}

QByteArray colourOf(int series)
{
    return "rankscope" + QByteArray::number(series);
}

/// As in the figure, because the colours of pgfplots repeat after four lines without markers.
QByteArray definitionOf(int series, const SeriesLook& look)
{
    return "\\definecolor{" + colourOf(series) + "}{HTML}{" +
           look.pen.color().name().mid(1).toUpper().toUtf8() + "}\n";
}

QByteArray dashesOf(const QPen& pen)
{
    constexpr double thick = 0.8;  // points, as pgfplots has it
    QByteArray text;
    const QList<qreal> pattern = pen.dashPattern();
    for (qsizetype i = 0; i < pattern.size(); ++i)
        text += QByteArray(i % 2 == 0 ? " on " : " off ") + QByteArray::number(pattern[i] * thick) +
                "pt";
    return text.isEmpty() ? QByteArray() : ", dash pattern=" + text.trimmed();
}

QByteArray optionsOf(const FigureLayer& layer, const SeriesLook& look)
{
    const QByteArray colour = colourOf(layer.series);
    switch (layer.shape) {
    case FigureLayer::Shape::Line:
        return "no marks, thick, " + colour + dashesOf(look.pen);
    case FigureLayer::Shape::Bars:
        return "ybar, no marks, draw=" + colour + ", fill=" + colour + "!30!white";
    case FigureLayer::Shape::Points:
        return "only marks, " + colour + ", mark options={draw=" + colour + ", fill=" + colour +
               "}";
    case FigureLayer::Shape::Band:
        return "draw=none, fill=" + colour + ", fill opacity=0.16, forget plot";
    case FigureLayer::Shape::Whiskers:
        return "forget plot, only marks, mark=-, " + colour +
               ", error bars/.cd, y dir=plus, y explicit, error bar style={" + colour + "}";
    case FigureLayer::Shape::Spans:
        return "forget plot, only marks, mark=|, " + colour +
               ", error bars/.cd, x dir=plus, x explicit, error bar style={" + colour + "}";
    case FigureLayer::Shape::Guide:
        break;
    }
    return "gray, dashed, no marks, forget plot";
}

/// A line from columns of the data.
QByteArray tableOf(std::size_t x, std::size_t y, const QByteArray& file)
{
    return " table[x index=" + QByteArray::number(qulonglong(x)) +
           ", y index=" + QByteArray::number(qulonglong(y)) + ", col sep=comma] " + file + ";\n";
}

/// Two invisible lines, and what is between them.
QByteArray bandOf(const FigureLayer& layer, const QByteArray& options, const QByteArray& thinning,
                  const QByteArray& file, int number)
{
    const QByteArray low = "lower" + QByteArray::number(number);
    const QByteArray high = "upper" + QByteArray::number(number);
    const QByteArray invisible = ", draw=none, no marks, forget plot" + thinning + "]";
    return "\\addplot[name path=" + low + invisible + tableOf(layer.x, layer.y, file) +
           "\\addplot[name path=" + high + invisible + tableOf(layer.x, layer.upper, file) +
           "\\addplot[" + options + "] fill between[of=" + low + " and " + high + "];\n";
}

/// Error bars of the intervals without empty cells, from which pgfplots cannot calculate lengths.
QByteArray errorBarsOf(const FigureLayer& layer, const core::Table& table,
                       const QByteArray& options)
{
    const bool isAcross = layer.shape == FigureLayer::Shape::Spans;
    QByteArray text = "\\addplot[" + options + "] coordinates {\n";
    for (const auto& row : table.rows) {
        const auto& x = row[layer.x].number;
        const auto& y = row[layer.y].number;
        const auto& end = row[layer.upper].number;
        if (!x || !y || !end)
            continue;
        text += "  (" + numberOf(*x) + ',' + numberOf(*y) + ") += (" +
                numberOf(isAcross ? *end - *x : 0) + ',' + numberOf(isAcross ? 0 : *end - *y) +
                ")\n";
    }
    return text + "};\n";
}

/// LaTeX's memory does not hold several curves of thousands of points, and bands need more of it.
QByteArray thinningOf(const FigureLayer& layer, const core::Table& table)
{
    const auto mostPoints = layer.shape == FigureLayer::Shape::Band ? 200 : 1000;
    const auto points = std::ranges::count_if(
        table.rows, [&](const auto& row) { return row[layer.y].number.has_value(); });
    const auto step = (points + mostPoints - 1) / mostPoints;
    return step > 1 ? ", each nth point=" + QByteArray::number(qlonglong(step)) +
                          ", filter discard warning=false"
                    : QByteArray();
}

}  // namespace

QByteArray axisText(const FigureData& data, const FigureSettings& settings, const QString& csvName)
{
    const FigureStyle& style = settings.style;
    const QByteArray file = "{\\detokenize{" + csvName.toUtf8() + "}}";
    const bool hasBands = std::ranges::any_of(data.layers, [](const FigureLayer& layer) {
        return layer.shape == FigureLayer::Shape::Band;
    });
    QByteArray text = "% Needs \\usepackage{pgfplots}";
    if (hasBands)
        text += " and \\usepgfplotslibrary{fillbetween}";
    text += "; reads " + csvName.toUtf8() +
            ". Inside a figure environment: \\input this file.\n"
            "\\begin{tikzpicture}\n";
    const Look look = lookOfPage(style, settings.millimetres * pointsPerMillimetre);
    std::set<int> drawn;
    for (const FigureLayer& layer : data.layers)
        if (layer.shape != FigureLayer::Shape::Guide && drawn.insert(layer.series).second)
            text += definitionOf(layer.series, seriesLook(layer.series, look));
    text += "\\begin{axis}[\n";
    text += data.isSquare && style.isSquare
                ? "  width=0.55\\linewidth, height=0.55\\linewidth, scale only axis,\n"
                : "  width=0.7\\linewidth,\n";
    text +=
        "  xlabel=" + titleOf(data.xTitle, data.clinicalX, data.words.xTitle, data, style) + ",\n";
    text +=
        "  ylabel=" + titleOf(data.yTitle, data.clinicalY, data.words.yTitle, data, style) + ",\n";
    text += rangeOf('x', shownRange(style.x, data.x, data)) +
            rangeOf('y', shownRange(style.y, data.y, data)) + ticksOf('x', data.xTicks) +
            ticksOf('y', data.yTicks);
    // By default, pgfplots writes 0.05 as a multiple of a power of ten.
    text += "  scaled ticks=false, tick label style={/pgf/number format/fixed},\n"
            // An empty cell is a gap.
            "  unbounded coords=jump, legend cell align=left,\n"
            "  y filter/.code={\\ifx\\pgfmathresult\\empty\\def\\pgfmathresult{nan}\\fi},\n"
            "  legend style={at={(0.5,1.03)}, anchor=south}]\n";
    int bands = 0;
    for (const FigureLayer& layer : data.layers) {
        if (layer.isChance && !style.hasGuides)
            continue;
        const QByteArray options = optionsOf(layer, seriesLook(layer.series, look));
        const QByteArray thinning = thinningOf(layer, data.table);
        switch (layer.shape) {
        case FigureLayer::Shape::Band:
            text += bandOf(layer, options, thinning, file, bands++);
            break;
        case FigureLayer::Shape::Whiskers:
        case FigureLayer::Shape::Spans:
            text += errorBarsOf(layer, data.table, options);
            break;
        default:
            text += "\\addplot+[" + options + thinning + "]" + tableOf(layer.x, layer.y, file);
        }
        if (!layer.name.isEmpty() && layer.shape != FigureLayer::Shape::Guide)
            text += "\\addlegendentry" + braced(layer.name) + "\n";
    }
    return guardedLatex(text + "\\end{axis}\n\\end{tikzpicture}\n");
}

}  // namespace ui
