#pragma once

#include "ui/chart/look.h"

#include <QRectF>
#include <QString>

#include <functional>

class QPainter;

namespace ui {

/// Names side by side, each beside a sample of what it names; where the room ends, the last one is
/// shortened.
class LegendRow {
public:
    LegendRow(QPainter& painter, const Look& look, const QRectF& room);

    /// @param sample paints into a small rectangle
    void add(const QString& name, const std::function<void(const QRectF&)>& sample);

private:
    QPainter& m_painter;
    const Look& m_look;
    QRectF m_room;
    double m_left;  ///< where the next entry begins
};

}  // namespace ui
