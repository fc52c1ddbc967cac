#pragma once

#include "ui/chart/frame.h"
#include "ui/chart/look.h"

#include <QPointF>
#include <QRectF>

class QPainter;

namespace ui {

/// The values of all series at `x` in a small box near `mouse`, `nearest` in bold.
void paintTip(QPainter& painter, const Chart& chart, const Look& look, double x, int nearest,
              QPointF mouse, const QRectF& room);

}  // namespace ui
