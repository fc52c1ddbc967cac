#include "ui/chart/look.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double designEm = 16;
constexpr double lineWidth = 2;
constexpr double shapeScale = 1.15;
constexpr std::size_t styles = 6;

QList<qreal> dash(std::size_t index)
{
    static const std::array<QList<qreal>, styles> dashes{QList<qreal>{}, {3.6, 1.8},
                                                         {1.2, 1.6},     {4.5, 1.6, 1.2, 1.6},
                                                         {7, 2},         {7, 1.6, 1, 1.4, 1, 1.6}};
    return dashes[index % styles];
}

QPainterPath polygon(std::initializer_list<QPointF> corners)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(corners)));
    path.closeSubpath();
    return path;
}

QPainterPath circle()
{
    QPainterPath path;
    path.addEllipse(QPointF(), 3, 3);
    return path;
}

QPainterPath plus()
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRect(-3.2, -1.2, 6.4, 2.4);
    path.addRect(-1.2, -3.2, 2.4, 6.4);
    return path;
}

QPainterPath shape(std::size_t index)
{
    switch (index % styles) {
    case 0:
        return circle();
    case 1:
        return polygon({{-2.7, -2.7}, {2.7, -2.7}, {2.7, 2.7}, {-2.7, 2.7}});
    case 2:
        return polygon({{0, -3.6}, {3.6, 2.6}, {-3.6, 2.6}});
    case 3:
        return polygon({{0, -3.9}, {3.9, 0}, {0, 3.9}, {-3.9, 0}});
    case 4:
        return polygon({{0, 3.6}, {3.6, -2.6}, {-3.6, -2.6}});
    default:
        return plus();
    }
}

}  // namespace

Look lookFor(bool dark, const QFont& text)
{
    const double em = QFontMetricsF(text).height() / textShare;
    return {Theme::make(dark, em), text, em / designEm};
}

Look paperLook(const FigureStyle& style, const QPaintDevice& device)
{
    constexpr double pointsPerInch = 72;
    // Pixel sizes, because the layout measures text without knowing the device's resolution.
    QFont text(style.family);
    text.setPixelSize(std::max(
        1, static_cast<int>(std::lround(style.textPoints * device.logicalDpiY() / pointsPerInch))));
    return lookFor(false, text);
}

SeriesLook seriesLook(int index, const Look& look)
{
    const auto place = static_cast<std::size_t>(index);
    const std::size_t round = place / styles;  // later rounds pair the colours with other dashes
    QPen pen(seriesColour(index, look.theme.dark), lineWidth * look.scale);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    if (const QList<qreal> pattern = dash(place + round); !pattern.isEmpty())
        pen.setDashPattern(pattern);
    return {pen, shape(place + 2 * round), shapeScale * look.scale};
}

void paintShape(QPainter& painter, const SeriesLook& series, QPointF place, double factor)
{
    painter.save();
    painter.translate(place);
    painter.scale(factor * series.shapeScale, factor * series.shapeScale);
    painter.drawPath(series.shape);
    painter.restore();
}

QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto between = [share](int a, int b) {
        return static_cast<int>(std::lround(std::lerp(double(a), double(b), share)));
    };
    return {between(from.red(), to.red()), between(from.green(), to.green()),
            between(from.blue(), to.blue())};
}

}  // namespace ui
