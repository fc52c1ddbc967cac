// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace ui {

/// The part of a segment inside `room`, if there is one.
std::optional<QLineF> clippedSegment(QPointF from, QPointF to, const QRectF& room);
/// The parts of a line inside `room`, in order. Points far outside would cost a painter time and
/// digits.
std::vector<QPolygonF> clippedLine(const QPolygonF& line, const QRectF& room);
/// The shortest line from a place to a label.
QLineF leaderTo(const QRectF& label, QPointF place);

}  // namespace ui
