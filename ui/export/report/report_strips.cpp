// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report/report_strips.h"

#include "ui/charts/drawing/paper_page.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/export/writer/placed_device.h"
#include "ui/toolkit/theme/faces.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace ui {

QFont reportFont(double points, QFont::Weight weight)
{
    QFont font = withFaces(QFont(paperFamily()));
    font.setPixelSize(qRound(points * layoutDotsPerPoint));
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

ReportStrips textStrips(const QString& text, const QFont& font, const QColor& colour, double width,
                        double before, double lineSpacing, Qt::Alignment alignment)
{
    auto layout = std::make_shared<QTextLayout>(
        QString(text).replace(QLatin1Char('\n'), QChar::LineSeparator), font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setAlignment(alignment);
    layout->setTextOption(option);
    layout->setCacheEnabled(true);
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine())
        line.setLineWidth(width);
    layout->endLayout();
    const int count = layout->lineCount();
    ReportStrips strips;
    for (int i = 0; i < count; ++i) {
        ReportStrip strip;
        strip.height = std::round(font.pixelSize() * lineSpacing);
        strip.before = i == 0 ? before : 0;
        strip.keepsWithNext = i + 1 < count && (i == 0 || i + 2 == count);
        strip.paint = [layout, i, colour, height = strip.height](QPainter& painter, double x,
                                                                 double y) {
            const QTextLine line = layout->lineAt(i);
            painter.setPen(colour);
            line.draw(&painter, {x, y - line.y() + (height - line.height()) / 2});
        };
        strips.push_back(std::move(strip));
    }
    return strips;
}

ReportStrip pictureStrip(const PaperFigure& figure, QSizeF points, double width)
{
    const double shrunk = std::min(1.0, width / layoutDotsPerPoint / points.width());
    const QSizeF shown = points * shrunk;
    ReportStrip strip;
    strip.height = shown.height() * layoutDotsPerPoint;
    strip.paint = [paint = figure.paint, shown](QPainter& painter, double x, double y) {
        FigureStyle style;
        style.family = reportFont(8).family();
        PlacedDevice device(painter, {x, y}, shown * layoutDotsPerPoint, layoutDotsPerInch);
        paint(device, shown, style);
    };
    return strip;
}

ReportStrip chartStrip(const PaperFigure& figure, QSizeF points, double width)
{
    constexpr double leastShare = 0.62;
    ReportStrip strip = pictureStrip(figure, points, width);
    strip.least = leastShare * strip.height;
    strip.resized = [figure, points, width](double height) {
        return pictureStrip(figure, {points.width(), height / layoutDotsPerPoint}, width);
    };
    return strip;
}

}  // namespace ui
