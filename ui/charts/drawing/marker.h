// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/frame.h"
#include "ui/charts/drawing/look.h"

class QPainter;

namespace ui {

class Legend;

/// The dashed line at the current x, with the points that stand on it emphasised.
/// @param legend on paper the line's label stands where neither a curve nor a name is, if it can
void paintMarker(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame,
                 const Legend& legend);
/// Where a text beside an upright line at the pixel `x` stands: at its right, at the top of the
/// area, or at its left where there is no room; empty on paper where there is none at all.
QRectF besideLine(const QString& text, const Look& look, const QRectF& area, double x);
void paintBesideLine(QPainter& painter, const QString& text, const Look& look, const QRectF& place);
/// A dashed line across the area at the pixel `y`.
void paintLevel(QPainter& painter, const Look& look, const QRectF& area, double y);
/// The same at a value, with its words on the side of it that bars from 0 leave free.
/// @param side at which end they stand
void paintLevel(QPainter& painter, const QString& text, const Look& look, const Frame& frame,
                double y, Qt::Alignment side);
/// A soft band at `x`, with the points that stand on it emphasised.
void paintHighlight(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame,
                    double x);
/// The point of a series nearest to `x`, emphasised.
void paintPoint(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame,
                int index, double x);

}  // namespace ui
