// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/drawing/backdrop.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double tallestBar = 0.16;  ///< of the data area
constexpr double barGap = 1;
constexpr double whiskerEnd = 5;    ///< width
constexpr double whiskerShift = 2;  ///< to that of the next curve
constexpr double guessRadius = 5.5;

/// Paints each stretch without a gap as one area: adjacent ones would show a seam.
void paintBand(QPainter& painter, const ChartBackdrop::Band& band, const Look& look,
               const Frame& frame)
{
    QColor fill = seriesColour(band.series, look);
    fill.setAlphaF(0.16F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    QPolygonF there;
    QPolygonF back;
    const auto close = [&] {
        std::reverse(back.begin(), back.end());
        painter.drawPolygon(there + back);
        there.clear();
        back.clear();
    };
    for (std::size_t i = 0; i < band.x.size(); ++i) {
        if (std::isnan(band.lower[i]) || std::isnan(band.upper[i])) {
            close();
            continue;
        }
        there += frame.at(band.x[i], band.lower[i]);
        back += frame.at(band.x[i], band.upper[i]);
    }
    close();
}

/// @param shift to the side, so that whiskers of several curves do not hide each other
void paintWhisker(QPainter& painter, const ChartBackdrop::Whisker& whisker, double shift,
                  const Look& look, const Frame& frame)
{
    const QColor colour = seriesColour(whisker.series, look);
    painter.setPen(
        QPen(mixed(colour, look.theme.panel, 0.3), look.line(1.1), Qt::SolidLine, Qt::FlatCap));
    const QPointF aside(shift, 0);
    const QPointF low = frame.at(whisker.x, whisker.lower) + aside;
    const QPointF high = frame.at(whisker.x, whisker.upper) + aside;
    const QPointF half(whiskerEnd * look.scale / 2, 0);
    painter.drawLine(low, high);
    painter.drawLine(low - half, low + half);
    painter.drawLine(high - half, high + half);
}

}  // namespace

QColor barColour(const Look& look)
{
    QColor colour = look.theme.mutedText;
    colour.setAlphaF(0.3F);
    return colour;
}

void paintGuesses(QPainter& painter, const std::vector<ChartBackdrop::Guess>& guesses,
                  const Look& look, const Frame& frame)
{
    for (const ChartBackdrop::Guess& guess : guesses) {
        const auto at = [&](double y) {
            return frame.at(guess.x, std::clamp(y, frame.y.lower, frame.y.upper));
        };
        paintGuessedPoint(painter, look, at(guess.guessed), at(guess.right),
                          seriesColour(guess.series, look), guess.isRight);
    }
}

void paintGuessedPoint(QPainter& painter, const Look& look, QPointF guessed, QPointF right,
                       const QColor& colour, bool isRight)
{
    const QColor ink = isRight ? look.theme.better : look.theme.worse;
    const double radius = guessRadius * look.scale;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, look.line(3), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(guessed, right);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(right, radius * 0.8, radius * 0.8);
    painter.setPen(QPen(ink, look.line(2)));
    const bool isOnRight = QLineF(guessed, right).length() < radius;
    painter.setBrush(isOnRight ? QBrush(Qt::NoBrush) : QBrush(look.theme.panel));
    painter.drawEllipse(guessed, radius, radius);
    painter.restore();
}

void paintBackdrop(QPainter& painter, const ChartBackdrop& backdrop, const Look& look,
                   const Frame& frame)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(frame.area, Qt::IntersectClip);
    for (const ChartBackdrop::Band& band : backdrop.bands)
        paintBand(painter, band, look, frame);
    const QColor colour = barColour(look);
    for (const ChartBackdrop::Bar& bar : backdrop.bars) {
        const double left = frame.at(bar.lower, 0).x();
        const double right = frame.at(bar.upper, 0).x();
        const double gap = std::min(barGap * look.scale, (right - left) / 4);
        const double height = bar.share * tallestBar * frame.area.height();
        painter.fillRect(
            QRectF(left + gap / 2, frame.area.bottom() - height, right - left - gap, height),
            colour);
    }
    if (backdrop.hasDiagonal) {
        QPen pen(mixed(look.theme.mutedText, look.theme.panel, 0.35), look.line(1.1));
        pen.setDashPattern({4, 3});
        painter.setPen(pen);
        const double from = std::max(frame.x.lower, frame.y.lower);
        const double to = std::min(frame.x.upper, frame.y.upper);
        painter.drawLine(frame.at(from, from), frame.at(to, to));
    }
    int last = 0;
    for (const ChartBackdrop::Whisker& whisker : backdrop.whiskers)
        last = std::max(last, whisker.series);
    for (const ChartBackdrop::Whisker& whisker : backdrop.whiskers)
        paintWhisker(painter, whisker, (whisker.series - last / 2.0) * whiskerShift * look.scale,
                     look, frame);
    painter.restore();
}

}  // namespace ui
