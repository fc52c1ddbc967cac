// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/frame.h"
#include "ui/charts/drawing/look.h"

class QPainter;

namespace ui {

class Legend;

/// The dashed line at the current x, with its points emphasised.
/// @param legend on paper, the line's label avoids curves and names if possible
void paintMarker(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame,
                 const Legend& legend);
/// The place of a text next to a vertical line at the pixel `x`: at its right, at the top of the
/// area, or at its left if there is no room; empty on paper if there is none at all.
QRectF besideLine(const QString& text, const Look& look, const QRectF& area, double x);
void paintBesideLine(QPainter& painter, const QString& text, const Look& look, const QRectF& place);
/// A dashed horizontal line across the area at the pixel `y`.
void paintLevel(QPainter& painter, const Look& look, const QRectF& area, double y);
/// The same at a value, with its text on the side that bars from 0 leave free.
/// @param side the end of the line where the text is
void paintLevel(QPainter& painter, const QString& text, const Look& look, const Frame& frame,
                double y, Qt::Alignment side);
/// A soft band at `x`, with its points emphasised.
void paintHighlight(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame,
                    double x);
/// The point of a series nearest to `x`, emphasised.
void paintPoint(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame,
                int index, double x);

}  // namespace ui
