// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/curve_paper.h"

#include "ui/charts/chart/chart_text.h"
#include "ui/charts/chart/inch.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/charts/figure/curve_marks.h"
#include "ui/text/words/caption_text.h"

#include <algorithm>

namespace ui {

namespace {

/// Limits are in the units shown on the axis, not coordinates of the plane.
ChartRange coordinates(const ChartRange& requested, const ChartRange& own, const ChartRange& whole,
                       const CurveChart& chart)
{
    if (!chart.coordinate || requested == own)
        return requested;
    const auto placed = [&](double value) {
        return std::clamp(chart.coordinate(value), whole.lower, whole.upper);
    };
    const ChartRange found{placed(requested.lower), placed(requested.upper)};
    return found.lower < found.upper ? found : own;
}

}  // namespace

void paintCurves(const CurveChart& chart, const CurvePlane& shown,
                 std::optional<CurvePlace> current, const QString& label, QPaintDevice& device,
                 QSizeF points, const FigureStyle& style)
{
    constexpr double dotsPerPoint =
        600 / pointsPerInch;  // a larger file would contain more than printers show
    const Look look = paperLook(style, device, points);
    CurveChart onPaper = chart;
    onPaper.xTitle = titleOnPaper(chart.xTitle, chart.clinicalX, style);
    onPaper.yTitle = titleOnPaper(chart.yTitle, chart.clinicalY, style);
    reword(onPaper, style.words);
    onPaper.format.locale = QLocale::c();
    if (!style.hasGuides)
        std::erase_if(onPaper.decorations, [](const CurveDecoration& decoration) {
            return decoration.style == CurveDecoration::Style::Guide;
        });
    if (!style.hasMarks)
        std::erase_if(onPaper.decorations, [](const CurveDecoration& decoration) {
            return decoration.style == CurveDecoration::Style::Mark;
        });
    CurveFigure figure;
    figure.setChart(std::move(onPaper));
    figure.setShown({coordinates(shownX(look, shown.x), shown.x, chart.x, chart),
                     coordinates(shownY(look, shown.y), shown.y, chart.y, chart)});
    figure.arrange(look, pageRoom(look), dotsPerPoint / look.page->unitsPerPoint());
    CurveMarks marks;
    if (current && style.hasMarks)
        marks.ring = ringAt(figure, *current, label);
    figure.paint(device, &marks);
}

PaperFigure paperFigure(const CurveChart& chart, const CurvePlane& shown,
                        std::optional<CurvePlace> current, const QString& label,
                        const QString& text)
{
    if (isEmpty(chart))
        return {};
    std::vector<LegendName> lines;
    std::vector<Series> sketches;
    for (const CurveLine& line : chart.lines) {
        lines.push_back({line.name, line.ending});
        sketches.push_back(sketchOf(line, chart.x, chart.y));
        sketches.back().name.chop(line.ending.size());
    }
    return {.kind = {},
            .title = {},
            .description = joinedSentences({text, describeOrder(sketches)}),
            .hasLegend = true,
            .hasLimits = true,
            .paint =
                [chart, shown, current, label](QPaintDevice& device, QSizeF points,
                                               const FigureStyle& style) {
                    paintCurves(chart, shown, current, label, device, points, style);
                },
            .names = namesOf(lines)};
}

}  // namespace ui
