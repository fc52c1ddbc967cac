#pragma once

#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace ui {

/// The parts of a line that lie inside, in its order: places far outside cost a painter time and
/// digits.
std::vector<QPolygonF> clippedLine(const QPolygonF& line, const QRectF& room);

}  // namespace ui
