// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/curve_marks.h"

#include "ui/charts/drawing/clipped_line.h"
#include "ui/charts/drawing/tip.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace ui {

namespace {

constexpr double ringRadius = 6.5;
constexpr double ringWidth = 2.2;
constexpr double textDistance = 11;
constexpr double dotFactor = 1.5;
constexpr double dotRadius = 9;  ///< including its outline, for repainting

double px(double pixels, const Look& look)
{
    return pixels * look.scale;
}

QRectF around(QPointF place, double radius)
{
    return {place.x() - radius, place.y() - radius, 2 * radius, 2 * radius};
}

QRect whole(const QRectF& rect)
{
    return rect.toAlignedRect().adjusted(-1, -1, 1, 1);
}

QSizeF sizeOf(const QString& text, const Look& look)
{
    const QFontMetricsF metrics(look.text);
    return {std::ceil(metrics.horizontalAdvance(text)) + px(6, look), metrics.height()};
}

QFont bold(const Look& look)
{
    QFont font = look.text;
    font.setBold(true);
    return font;
}

/// Next to the ring: first right of it and below, then farther below and above.
/// @param farthest the number of steps away
/// @param asides the number of steps to the side
std::vector<QRectF> besides(QPointF place, QSizeF size, double distance, int farthest, int asides)
{
    const double right = place.x() + distance;
    const double left = place.x() - distance - size.width();
    const double below = place.y() + distance / 3;
    const double above = place.y() - distance / 3 - size.height();
    std::vector<QRectF> places;
    for (int step = 0; step <= farthest; ++step) {
        const double far = 1.2 * size.height() * step;
        for (int aside = 0; aside <= asides; ++aside) {
            const double wide = 1.2 * size.height() * aside;
            for (const double y : {below + far, above - far})
                for (const double x : {right + wide, left - wide})
                    places.emplace_back(QPointF(x, y), size);
        }
    }
    return places;
}

/// Moves the place, and narrows it if necessary, so that nothing is cut off.
QRectF within(const QRectF& area, QRectF place)
{
    place.setWidth(std::min(place.width(), area.width()));
    place.moveLeft(std::clamp(place.left(), area.left(), area.right() - place.width()));
    place.moveBottom(std::min(place.bottom(), area.bottom()));
    place.moveTop(std::max(place.top(), area.top()));
    return place;
}

/// Empty on a screen if nothing is free: the tool bar shows the text, too.
/// @param taken no text may cover these
QRectF textPlace(const CurveFigure& figure, QPointF place, QSizeF size,
                 const std::vector<QRectF>& taken = {})
{
    constexpr int outside = std::numeric_limits<int>::max();
    constexpr int onName = 1000;  // covering a name is as bad as this many crossings
    constexpr int onLine = 10;    // on paper, a step away is as bad as a tenth of a crossing
    const bool isOnPaper = figure.look().page != nullptr;
    const double distance = px(textDistance, figure.look());
    constexpr int farOnPaper = 5;
    auto places =
        besides(place, size, distance, isOnPaper ? farOnPaper : 1, isOnPaper ? farOnPaper : 0);
    const QRectF area = figure.wordRoom();
    // On a screen, a long text below or above the point moves sideways instead of going missing.
    if (!figure.look().page && size.width() <= area.width())
        for (auto far = places.begin() + 4; far != places.end(); ++far)
            far->moveLeft(std::clamp(far->left(), area.left(), area.right() - size.width()));
    std::vector<int> covered(places.size());
    std::transform(places.begin(), places.end(), covered.begin(), [&](const QRectF& rect) {
        const bool fits =
            area.contains(rect) && std::ranges::none_of(taken, [&rect](const QRectF& other) {
                return other.intersects(rect);
            });
        if (!fits)
            return outside;
        if (!isOnPaper)
            return figure.crossings(rect) + onName * figure.coversWords(rect);
        const int struck = figure.crossings(rect) + figure.guideCrossings(rect);
        const double away = leaderTo(rect, place).length() / size.height();
        return onLine * (struck + onName * figure.legend().covers(rect)) +
               static_cast<int>(std::lround(2 * away));
    });
    const auto least = std::min_element(covered.begin(), covered.end());
    if (!figure.look().page && *least >= onName)
        return {};
    const QRectF best = places[static_cast<std::size_t>(least - covered.begin())];
    return figure.look().page ? within(area, best) : best;
}

QPen guidePen(const Look& look)
{
    QPen pen(look.theme.currentEdge, look.line(1));
    pen.setDashPattern({1.5, 2.5});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

void paintRing(QPainter& painter, const Look& look, const CurveMarks::Ring& ring)
{
    painter.setPen(QPen(look.theme.mutedText, look.line(1)));
    painter.drawLine(ring.leader);
    if (!ring.text.isEmpty() && !ring.textPlace.isEmpty()) {
        painter.setFont(look.text);
        paintLabel(painter, look, ring.textPlace, ring.text, look.theme.text, 0.8);
    }
    painter.setPen(guidePen(look));
    painter.drawLines(QList<QLineF>(ring.guides.begin(), ring.guides.end()));
    painter.setPen(QPen(look.theme.currentEdge, look.line(ringWidth)));
    painter.setBrush(look.theme.current);
    painter.drawEllipse(ring.place, px(ringRadius, look), px(ringRadius, look));
}

void paintDot(QPainter& painter, const Look& look, const CurveMarks::Dot& dot)
{
    const SeriesLook series = seriesLook(dot.line, look);
    painter.setPen(rimPen(look));
    painter.setBrush(series.pen.color());
    paintShape(painter, series, dot.place, dotFactor);
    if (dot.textPlace.isEmpty())
        return;
    painter.setFont(look.text);
    paintLabel(painter, look, dot.textPlace, dot.text, look.theme.mutedText, 0.8);
}

struct TipMeasures {
    double pad;
    double row;
    double swatch;
};

TipMeasures tipMeasures(const Look& look)
{
    return {double(look.theme.px(7)), std::ceil(QFontMetricsF(bold(look)).height() * 1.15),
            double(look.theme.px(14))};
}

QSizeF sizeOf(const CurveMarks::Tip& tip, const Look& look)
{
    const TipMeasures measures = tipMeasures(look);
    const QFontMetricsF text(look.text);
    const QFontMetricsF strong(bold(look));
    double width = std::max(measures.swatch + strong.horizontalAdvance(tip.name),
                            text.horizontalAdvance(tip.label));
    for (qsizetype i = 0; i < tip.titles.size(); ++i)
        width = std::max(width, text.horizontalAdvance(tip.titles[i]) + 2 * measures.pad +
                                    strong.horizontalAdvance(tip.values[i]));
    const double rows = double(1 + tip.titles.size() + (tip.label.isEmpty() ? 0 : 1));
    return {std::ceil(width) + 2 * measures.pad, rows * measures.row + measures.pad};
}

void paintRow(QPainter& painter, const Look& look, const QRectF& row, const QString& title,
              const QString& value)
{
    painter.setFont(look.text);
    painter.setPen(look.theme.mutedText);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, title);
    painter.setFont(bold(look));
    painter.setPen(look.theme.text);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, value);
}

void paintTip(QPainter& painter, const Look& look, const CurveMarks::Tip& tip)
{
    const TipMeasures measures = tipMeasures(look);
    paintTipBox(painter, look, tip.box);
    QRectF row(tip.box.left() + measures.pad, tip.box.top() + measures.pad / 2,
               tip.box.width() - 2 * measures.pad, measures.row);
    const SeriesLook series = seriesLook(tip.line, look);
    painter.setPen(Qt::NoPen);
    painter.setBrush(series.pen.color());
    paintShape(painter, series, {row.left() + measures.swatch / 3, row.center().y()}, 1.1);
    painter.setPen(look.theme.text);
    painter.setFont(bold(look));
    painter.drawText(row.adjusted(measures.swatch, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, tip.name);
    for (qsizetype i = 0; i < tip.titles.size(); ++i) {
        row.translate(0, measures.row);
        paintRow(painter, look, row, tip.titles[i], tip.values[i]);
    }
    row.translate(0, measures.row);
    painter.setFont(look.text);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, tip.label);
}

}  // namespace

QString CurveMarks::Tip::text() const
{
    QStringList lines{name};
    for (qsizetype i = 0; i < titles.size(); ++i)
        lines += titles[i] + QLatin1Char('\t') + values[i];
    if (!label.isEmpty())
        lines += label;
    return lines.join(QLatin1Char('\n'));
}

QRectF CurveMarks::Ring::rect(const Look& look) const
{
    return around(place, px(ringRadius + ringWidth, look));
}

QRegion CurveMarks::area(const Look& look) const
{
    QRegion area;
    if (ring) {
        area += whole(ring->rect(look));
        if (!ring->text.isEmpty())
            area += whole(ring->textPlace);
        for (const QLineF& guide : ring->guides)
            area += whole(QRectF(guide.p1(), guide.p2()).normalized());
    }
    for (const Dot& dot : dots) {
        area += whole(around(dot.place, px(dotRadius, look)));
        if (!dot.textPlace.isEmpty())
            area += whole(dot.textPlace);
    }
    if (tip)
        area += whole(tip->box);
    return area;
}

void CurveMarks::paint(QPainter& painter, const Look& look) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Dot& dot : dots)
        paintDot(painter, look, dot);
    if (ring)
        paintRing(painter, look, *ring);
    if (tip)
        paintTip(painter, look, *tip);
    painter.restore();
}

std::optional<CurveMarks::Ring> ringAt(const CurveFigure& figure, CurvePlace place,
                                       const QString& text)
{
    if (!figure.isShown(place))
        return std::nullopt;
    const QPointF at = figure.positionOf(place);
    CurveMarks::Ring ring{at, text, {}};
    const QRectF& area = figure.frame().area;
    if (figure.chart().isOfShares && !figure.look().page)
        ring.guides = {{at, {area.left(), at.y()}}, {at, {at.x(), area.bottom()}}};
    if (!text.isEmpty())
        ring.textPlace = textPlace(figure, at, sizeOf(text, figure.look()));
    constexpr double farText = 2;  // from the ring: in its radii
    const QLineF leader = leaderTo(ring.textPlace.marginsRemoved(
                                       {px(3, figure.look()), 0, px(3, figure.look()), 0}),
                                   at);
    if (figure.look().page && !ring.textPlace.isEmpty() &&
        leader.length() > farText * px(ringRadius, figure.look()))
        ring.leader = leader;
    return ring;
}

void nameDot(const CurveFigure& figure, CurveMarks::Dot& dot, const QString& text,
             const std::optional<CurveMarks::Ring>& ring)
{
    std::vector<QRectF> taken;
    if (ring)
        taken = {ring->rect(figure.look()), ring->textPlace};
    dot.text = text;
    dot.textPlace = textPlace(figure, dot.place, sizeOf(text, figure.look()), taken);
}

std::vector<CurveMarks::Dot> dotsAt(const CurveFigure& figure,
                                    const std::vector<CurvePlace>& places)
{
    std::vector<CurveMarks::Dot> dots;
    for (const CurvePlace& place : places)
        if (figure.isShown(place))
            dots.push_back({figure.positionOf(place), place.line});
    return dots;
}

CurveMarks::Tip tipAt(const CurveFigure& figure, CurvePlace place, const QString& label,
                      QPointF mouse, const QRectF& room)
{
    const CurveChart& chart = figure.chart();
    const CurveLine& line = chart.lines[static_cast<std::size_t>(place.line)];
    const core::CurvePoint point = line.curve->at(place.index);
    const auto text = [&chart](double value) {
        return decimalText(chart.meaning ? chart.meaning(value) : value, chart.format.digits,
                           chart.format.locale);
    };
    CurveMarks::Tip tip{
        place.line, line.name, {chart.xTitle, chart.yTitle}, {text(point.x), text(point.y)},
        label,      {}};
    tip.box =
        tipBeside(mouse, sizeOf(tip, figure.look()), 2 * tipMeasures(figure.look()).pad, room);
    return tip;
}

}  // namespace ui
