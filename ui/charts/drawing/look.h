// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/figure_style.h"
#include "ui/toolkit/theme/theme.h"

#include <QFont>
#include <QPainterPath>
#include <QPen>

#include <memory>

class QPaintDevice;

namespace ui {

/// The size of a chart's text relative to the text around it.
inline constexpr double textShare = smallText;

class PaperPage;

/// How a chart is drawn on one surface.
struct Look {
    Theme theme;
    QFont text;                                  ///< ticks, titles, legend
    double scale = 1;                            ///< device pixels per design pixel
    double lineFactor = 1;                       ///< multiplies the design's line widths
    bool isGrey = false;                         ///< without colour
    std::shared_ptr<const PaperPage> page = {};  ///< nullptr: on screen
    bool hasFront = false;                       ///< as ChartAxes::hasFront, on screen

    /// The width of a line that has `pixels` in the design.
    double line(double pixels) const { return pixels * scale * lineFactor; }
    /// Where the names of the curves are.
    FigureStyle::Legend legend() const;
    /// Whether labels have a background that dims what they cover.
    bool hasGround() const;
};

/// @param text the chart's font; lines and distances scale with it
Look lookFor(bool dark, const QFont& text);
/// The look of a figure on paper: light, with the style's text size on the device. Depends only on
/// the style, the size and the device's resolution, not on the screen.
/// @param points the width and height of the figure in points of 1/72 inch
Look paperLook(const FigureStyle& style, const QPaintDevice& device, QSizeF points);
/// The same for layout without painting: it does not depend on the device.
Look lookOfPage(const FigureStyle& style, QSizeF points);
/// Call with a painter that was just begun on the device. On paper it paints the page; later
/// painting is laid out in the page's room.
void beginPage(QPainter& painter, const Look& look);
/// The room of the look's page for a figure, in whole units.
QSize pageRoom(const Look& look);

/// The title of an axis that consists of words: with a capital letter.
/// @param clinical as in clinical papers; empty: the same
QString titleOnPaper(const QString& title, const QString& clinical, const FigureStyle& style);
/// The shown part of an axis: the style's if it has one, else the figure's own.
ChartRange shownX(const Look& look, const ChartRange& own);
ChartRange shownY(const Look& look, const ChartRange& own);
/// Whether the style limits an axis: what is outside is clipped.
bool hasLimits(const Look& look);

/// The colour of the n-th series (0-based); in grey, a step of its own.
QColor seriesColour(int index, const Look& look);
/// The fill of what is above or below; direction, sign or shape shows this too.
QColor sideColour(bool isAbove, const Look& look);
/// @param share grade over the top of the scale, 0 to 1
ChipColours gradeChip(double share, const Look& look);
/// Separates a marker from the line under it. @param width in units of the shape
QPen rimPen(const Look& look, double width = 1);
/// Dims what a label covers.
void paintGround(QPainter& painter, const Look& look, const QRectF& place, double opacity,
                 double radius = 0);

/// A text in the middle of its place, cut if too long. On screen it has a background that dims what
/// it covers, on paper its letters have an outline, so that it erases no curve.
void paintLabel(QPainter& painter, const Look& look, const QRectF& place, const QString& text,
                const QColor& colour, double opacity, double radius = 0);

/// The colour, dash and marker of the n-th series: two of the three distinguish it without colour.
struct SeriesLook {
    QPen pen;
    QPainterPath shape;  ///< around the origin, about 6 units across
    double shapeScale;   ///< device pixels per unit
};
SeriesLook seriesLook(int index, const Look& look);
/// The shape filled at `place`, `factor` times its size on the line.
void paintShape(QPainter& painter, const SeriesLook& series, QPointF place, double factor = 1);
/// Whether curves of many points have a few markers: without colour, and on paper if there are so
/// many that colours repeat.
bool hasMarkers(const Look& look, std::size_t curves);

/// A mix of two colours: `share` 0 is `from`.
QColor mixed(const QColor& from, const QColor& to, double share);
QPen axisPen(const Look& look);

}  // namespace ui
