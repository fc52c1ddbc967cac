// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/drawing/clipped_line.h"

#include <algorithm>
#include <array>

namespace ui {

/// Liang and Barsky, "A new concept and method for line clipping", ACM ToG 3(1), 1984.
std::optional<QLineF> clippedSegment(QPointF from, QPointF to, const QRectF& room)
{
    const QPointF step = to - from;
    double start = 0;
    double end = 1;
    const std::array<std::array<double, 2>, 4> edges{{{-step.x(), from.x() - room.left()},
                                                      {step.x(), room.right() - from.x()},
                                                      {-step.y(), from.y() - room.top()},
                                                      {step.y(), room.bottom() - from.y()}}};
    for (const auto& [outwards, distance] : edges) {
        if (outwards == 0 && distance < 0)
            return std::nullopt;
        if (outwards < 0)
            start = std::max(start, distance / outwards);
        else if (outwards > 0)
            end = std::min(end, distance / outwards);
    }
    if (start > end)
        return std::nullopt;
    // Returns the exact ends if nothing is clipped.
    return QLineF(start > 0 ? from + start * step : from, end < 1 ? from + end * step : to);
}

std::vector<QPolygonF> clippedLine(const QPolygonF& line, const QRectF& room)
{
    std::vector<QPolygonF> parts;
    bool isOpen = false;  // the last part continues with the next segment
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        const auto segment = clippedSegment(line[i], line[i + 1], room);
        if (!segment) {
            isOpen = false;
            continue;
        }
        if (!isOpen)
            parts.push_back({segment->p1()});
        parts.back() << segment->p2();
        isOpen = segment->p2() == line[i + 1];
    }
    return parts;
}

QLineF leaderTo(const QRectF& label, QPointF place)
{
    return {place,
            {std::clamp(place.x(), label.left(), label.right()),
             std::clamp(place.y(), label.top(), label.bottom())}};
}

}  // namespace ui
