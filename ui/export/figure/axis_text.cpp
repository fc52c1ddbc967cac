// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/number_text.h"
#include "ui/charts/drawing/look.h"
#include "ui/export/figure/beside_files.h"

#include <algorithm>
#include <cmath>

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

const char* optionsOf(FigureLayer::Shape shape)
{
    switch (shape) {
    case FigureLayer::Shape::Line:
        return "no marks, thick";
    case FigureLayer::Shape::Bars:
        return "ybar, no marks";
    case FigureLayer::Shape::Points:
        return "only marks";
    case FigureLayer::Shape::Guide:
        break;
    }
    return "gray, dashed, no marks, forget plot";
}

}  // namespace

QByteArray axisText(const FigureData& data, const FigureStyle& style, const QString& csvName)
{
    const QByteArray file = "{\\detokenize{" + csvName.toUtf8() + "}}";
    QByteArray text = "% Needs \\usepackage{pgfplots}; reads " + csvName.toUtf8() +
                      ". Inside a figure environment: \\input this file.\n"
                      "\\begin{tikzpicture}\n\\begin{axis}[\n  width=0.7\\linewidth,\n";
    text +=
        "  xlabel=" + titleOf(data.xTitle, data.clinicalX, data.words.xTitle, data, style) + ",\n";
    text +=
        "  ylabel=" + titleOf(data.yTitle, data.clinicalY, data.words.yTitle, data, style) + ",\n";
    text += rangeOf('x', shownRange(style.x, data.x, data)) +
            rangeOf('y', shownRange(style.y, data.y, data)) + ticksOf('x', data.xTicks) +
            ticksOf('y', data.yTicks);
    text += "  unbounded coords=jump, legend cell align=left, legend pos=outer north east]\n";
    for (const FigureLayer& layer : data.layers) {
        if (layer.isChance && !style.hasGuides)
            continue;
        text += QByteArray("\\addplot+[") + optionsOf(layer.shape) +
                "] table[x index=" + QByteArray::number(qulonglong(layer.x)) +
                ", y index=" + QByteArray::number(qulonglong(layer.y)) + ", col sep=comma] " +
                file + ";\n";
        if (!layer.name.isEmpty() && layer.shape != FigureLayer::Shape::Guide)
            text += "\\addlegendentry" + braced(layer.name) + "\n";
    }
    return guardedLatex(text + "\\end{axis}\n\\end{tikzpicture}\n");
}

}  // namespace ui
