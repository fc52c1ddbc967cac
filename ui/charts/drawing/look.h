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

/// A chart's text, over the text around it.
inline constexpr double textShare = 0.86;

class PaperPage;

/// How a chart is drawn on one surface.
struct Look {
    Theme theme;
    QFont text;                                  ///< ticks, titles, legend
    double scale = 1;                            ///< device pixels per pixel of the design
    double lineFactor = 1;                       ///< over the design's widths of lines
    bool isGrey = false;                         ///< without colour
    std::shared_ptr<const PaperPage> page = {};  ///< none: on the screen

    /// The width of a line that has so many pixels in the design.
    double line(double pixels) const { return pixels * scale * lineFactor; }
    /// Where the names of the curves stand.
    FigureStyle::Legend legend() const;
    /// Behind labels there is a ground that dims what they cover.
    bool hasGround() const;
};

/// @param text the chart's own font; lines and distances grow with it
Look lookFor(bool dark, const QFont& text);
/// The look of a figure on paper: light, its text as large on the device as the style has it.
/// Only the style, the size and the device's resolution count, nothing of the screen.
/// @param points the width and height of the figure in points of 1/72 inch
Look paperLook(const FigureStyle& style, const QPaintDevice& device, QSizeF points);
/// The same for what is laid out and not painted: it does not depend on the device.
Look lookOfPage(const FigureStyle& style, QSizeF points);
/// A painter that was just begun on the device: on paper the page is painted, and what follows is
/// laid out in its room.
void beginPage(QPainter& painter, const Look& look);
/// The room that the look's page leaves for a figure, in whole units.
QSize pageRoom(const Look& look);

/// The part of an axis to be shown: the style's where it has one, else the figure's own.
ChartRange shownX(const Look& look, const ChartRange& own);
ChartRange shownY(const Look& look, const ChartRange& own);
/// The style has a part of an axis: what lies outside is cut off.
bool hasLimits(const Look& look);

/// The colour of the n-th series (0-based); in grey, a step of its own.
QColor seriesColour(int index, const Look& look);
/// The filling of what is above or below; its direction, sign or shape says so too.
QColor sideColour(bool isAbove, const Look& look);
/// @param share grade over the top of the scale, 0 to 1
ChipColours gradeChip(double share, const Look& look);
/// Between a marker and the line that it stands on. @param width in units of the shape
QPen rimPen(const Look& look, double width = 1);
/// Dims what a label covers.
void paintGround(QPainter& painter, const Look& look, const QRectF& place, double opacity,
                 double radius = 0);

/// A text in the middle of its place, cut where it is too long: on the screen over a ground that
/// dims what it covers, on paper with a rim around its letters, so that no curve is erased.
void paintLabel(QPainter& painter, const Look& look, const QRectF& place, const QString& text,
                const QColor& colour, double opacity, double radius = 0);

/// The n-th series' own colour, dash and marker: two of the three tell it apart without colour.
struct SeriesLook {
    QPen pen;
    QPainterPath shape;  ///< around the origin, about 6 units across
    double shapeScale;   ///< device pixels per unit
};
SeriesLook seriesLook(int index, const Look& look);
/// The shape filled at `place`, `factor` times as large as along the line.
void paintShape(QPainter& painter, const SeriesLook& series, QPointF place, double factor = 1);

/// A colour between two: `share` 0 is `from`.
QColor mixed(const QColor& from, const QColor& to, double share);
/// What an axis is drawn with.
QPen axisPen(const Look& look);

}  // namespace ui
