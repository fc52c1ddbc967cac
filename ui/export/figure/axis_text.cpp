// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/number_text.h"
#include "ui/charts/drawing/look.h"
#include "ui/export/figure/beside_files.h"

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
    const auto shown = [&](const QString& title) {
        return braced(data.areTitlesWords ? titleOnPaper(title, {}, style) : title);
    };
    text += "  xlabel=" + shown(data.xTitle) + ",\n  ylabel=" + shown(data.yTitle) + ",\n";
    text += rangeOf('x', data.x) + rangeOf('y', data.y) + ticksOf('x', data.xTicks) +
            ticksOf('y', data.yTicks);
    text += "  unbounded coords=jump, legend cell align=left, legend pos=outer north east]\n";
    for (const FigureLayer& layer : data.layers) {
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
