// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/drawing/look.h"

#include "ui/charts/drawing/curve_device.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/toolkit/panel/elision.h"

#include <QFontMetricsF>
#include <QImage>
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
constexpr double behindWidth = 1.3;
constexpr double shapeScale = 1.15;
constexpr std::size_t styles = 6;
constexpr double paperPixels = 12;  ///< design pixels per text size on paper
constexpr double paperLineFactor = 0.75;

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

/// The grey of the same lightness.
QColor greyOf(const QColor& colour)
{
    const int grey = qGray(colour.rgb());
    return QColor(grey, grey, grey, colour.alpha());
}

bool isRange(const std::optional<ChartRange>& range)
{
    return range && std::isfinite(range->lower) && std::isfinite(range->upper) &&
           range->lower < range->upper;
}

FigureStyle::Palette paletteOf(const Look& look)
{
    return look.page ? look.page->style().palette : FigureStyle::Palette::Colour;
}

Theme paperTheme(bool isGrey, double em)
{
    Theme theme = Theme::make(false, em);
    theme.text = Qt::black;
    theme.mutedText = QColor(64, 64, 64);
    if (!isGrey)
        return theme;
    for (QColor Theme::*colour :
         {&Theme::window, &Theme::panel, &Theme::header, &Theme::hair, &Theme::line, &Theme::border,
          &Theme::field, &Theme::accent, &Theme::accentText, &Theme::accentSoft, &Theme::current,
          &Theme::currentEdge, &Theme::better, &Theme::worse, &Theme::right, &Theme::wrong,
          &Theme::notice, &Theme::error})
        theme.*colour = greyOf(theme.*colour);
    theme.bar = QColor(64, 64, 64);
    theme.idealBar = QColor(128, 128, 128);
    return theme;
}

}  // namespace

Look lookFor(bool dark, const QFont& text)
{
    const double em = QFontMetricsF(text).height() / textShare;
    return {Theme::make(dark, em), text, em / designEm};
}

FigureStyle::Legend Look::legend() const
{
    return page ? page->style().legend : FigureStyle::Legend::Automatic;
}

bool Look::hasGround() const
{
    return !page || !page->style().isTransparent;
}

Look paperLook(const FigureStyle& style, const QPaintDevice& device, QSizeF points)
{
    auto page = std::make_shared<const PaperPage>(device, points, style);
    const double scale = page->text().pixelSize() / paperPixels;
    using Palette = FigureStyle::Palette;
    const bool isGrey = style.palette == Palette::Grey || style.palette == Palette::Black;
    Theme theme = paperTheme(isGrey, scale * designEm);
    if (style.isTransparent)
        theme.line = QColor(0, 0, 0, 28);  // light on any background
    return {theme,  page->text(),   scale, paperLineFactor * style.lineWidthFactor,
            isGrey, std::move(page)};
}

Look lookOfPage(const FigureStyle& style, QSizeF points)
{
    return paperLook(style, QImage(1, 1, QImage::Format_Mono), points);
}

void beginPage(QPainter& painter, const Look& look)
{
    if (look.page)
        look.page->begin(painter);
}

QSize pageRoom(const Look& look)
{
    const QSizeF room = look.page->room();
    return {std::max(1, static_cast<int>(room.width())),
            std::max(1, static_cast<int>(room.height()))};
}

ChartRange shownX(const Look& look, const ChartRange& own)
{
    return look.page && isRange(look.page->style().x) ? *look.page->style().x : own;
}

ChartRange shownY(const Look& look, const ChartRange& own)
{
    return look.page && isRange(look.page->style().y) ? *look.page->style().y : own;
}

bool hasLimits(const Look& look)
{
    return look.page && (isRange(look.page->style().x) || isRange(look.page->style().y));
}

QColor seriesColour(int index, const Look& look)
{
    // All have a contrast of at least 3:1 on white, and adjacent ones differ clearly.
    static constexpr std::array<int, styles> greys{0, 128, 77, 148, 38, 105};
    // Paul Tol's; those that are light on white come last.
    static constexpr std::array<QRgb, 7> bright{0x4477aa, 0xee6677, 0x228833, 0xaa3377,
                                                0x66ccee, 0xccbb44, 0xbbbbbb};
    static constexpr std::array<QRgb, 9> muted{0x332288, 0xcc6677, 0x117733, 0xaa4499, 0x882255,
                                               0x44aa99, 0x999933, 0x88ccee, 0xddcc77};
    const auto place = static_cast<std::size_t>(index);
    switch (paletteOf(look)) {
    case FigureStyle::Palette::Colour:
        break;
    case FigureStyle::Palette::Bright:
        return QColor::fromRgb(bright[place % bright.size()]);
    case FigureStyle::Palette::Muted:
        return QColor::fromRgb(muted[place % muted.size()]);
    case FigureStyle::Palette::Grey: {
        const int step = greys[place % greys.size()];
        return {step, step, step};
    }
    case FigureStyle::Palette::Black:
        return Qt::black;
    }
    return seriesColour(index, look.theme.dark);
}

QColor sideColour(bool isAbove, const Look& look)
{
    if (!look.isGrey)
        return seriesColour(isAbove ? 2 : 1, look);
    return isAbove ? QColor(51, 51, 51) : QColor(148, 148, 148);
}

ChipColours gradeChip(double share, const Look& look)
{
    const ChipColours colours = gradeChip(share, look.theme.dark);
    return look.isGrey ? ChipColours{greyOf(colours.fill), greyOf(colours.text)} : colours;
}

QPen rimPen(const Look& look, double width)
{
    // Transparent instead of no pen, because the plotting library would then use the line's.
    return QPen(look.hasGround() ? look.theme.panel : QColor(Qt::transparent), width);
}

void paintGround(QPainter& painter, const Look& look, const QRectF& place, double opacity,
                 double radius)
{
    if (!look.hasGround())
        return;
    QColor ground = look.theme.panel;
    ground.setAlphaF(float(opacity));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    if (radius > 0)
        painter.drawRoundedRect(place, radius, radius);
    else
        painter.drawRect(place);
}

void paintLabel(QPainter& painter, const Look& look, const QRectF& place, const QString& text,
                const QColor& colour, double opacity, double radius)
{
    constexpr double rim = 0.22;  // of the letters' height
    const QFontMetricsF metrics(painter.font());
    const QString shown = metrics.elidedText(text, elision, place.width());
    if (!look.page) {
        paintGround(painter, look, place, opacity, radius);
    } else if (look.hasGround() && dynamic_cast<CurveDevice*>(painter.device())) {
        // This device sets letters in its own font, and the outline with them.
        painter.setPen(QPen(look.theme.panel, rim * metrics.ascent()));
        painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, shown);
    } else if (look.hasGround()) {
        QPainterPath letters;
        const QPointF start(place.center().x() - metrics.horizontalAdvance(shown) / 2,
                            place.center().y() + (metrics.ascent() - metrics.descent()) / 2);
        letters.addText(start, painter.font(), shown);
        painter.strokePath(letters, QPen(look.theme.panel, rim * metrics.ascent(), Qt::SolidLine,
                                         Qt::RoundCap, Qt::RoundJoin));
    }
    painter.setPen(colour);
    painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, shown);
}

SeriesLook seriesLook(int index, const Look& look)
{
    const auto place = static_cast<std::size_t>(index);
    const std::size_t round = place / styles;  // later rounds combine the colours with other dashes
    QPen pen(seriesColour(index, look), look.line(lineWidth));
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    if (const QList<qreal> pattern = dash(place + round); !pattern.isEmpty())
        pen.setDashPattern(pattern);
    if (look.hasFront && index == 0)
        pen.setColor(look.theme.accent);
    if (look.hasFront && index > 0) {
        pen.setColor(mixed(look.theme.mutedText, look.theme.panel, 0.2));
        pen.setWidthF(look.line(behindWidth));
        return {pen, {}, shapeScale * look.scale};
    }
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

bool hasMarkers(const Look& look, std::size_t curves)
{
    constexpr std::size_t many = 5;
    return look.isGrey || (look.page && curves >= many);
}

QString titleOnPaper(const QString& title, const QString& clinical, const FigureStyle& style)
{
    QString shown = style.hasClinicalNames && !clinical.isEmpty() ? clinical : title;
    if (!shown.isEmpty())
        shown[0] = shown[0].toUpper();
    return shown;
}

QPen axisPen(const Look& look)
{
    return QPen(mixed(look.theme.mutedText, look.theme.panel, 0.45), look.line(1.2));
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
