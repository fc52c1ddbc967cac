// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace ui {

/// The part of a segment that lies inside, if any does.
std::optional<QLineF> clippedSegment(QPointF from, QPointF to, const QRectF& room);
/// The parts of a line that lie inside, in its order: places far outside cost a painter time and
/// digits.
std::vector<QPolygonF> clippedLine(const QPolygonF& line, const QRectF& room);

}  // namespace ui
