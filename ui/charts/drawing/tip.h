// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/frame.h"
#include "ui/charts/drawing/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace ui {

/// The values of all series at `x` in a small box near `mouse`, `nearest` in bold.
/// @param note the last line, may be empty
void paintTip(QPainter& painter, const Chart& chart, const Look& look, double x, int nearest,
              const QString& note, QPointF mouse, const QRectF& room);

/// Where a tip of that size fits next to the mouse.
/// @param distance from the mouse
QRectF tipBeside(QPointF mouse, QSizeF size, double distance, const QRectF& room);
/// An empty tip.
void paintTipBox(QPainter& painter, const Look& look, const QRectF& box);

}  // namespace ui
