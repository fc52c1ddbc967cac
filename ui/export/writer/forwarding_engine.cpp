// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/forwarding_engine.h"

#include <QPainterPath>

namespace ui {

ForwardingEngine::ForwardingEngine(QPainter& target, const QTransform& place)
    : QPaintEngine(AllFeatures)
    , m_target(target)
    , m_place(place)
{}

void ForwardingEngine::updateState(const QPaintEngineState& now)
{
    const DirtyFlags changed = now.state();
    if (changed & DirtyTransform)
        m_target.setTransform(now.transform() * m_place);
    if (changed & DirtyPen)
        m_target.setPen(now.pen());
    if (changed & DirtyBrush)
        m_target.setBrush(now.brush());
    if (changed & DirtyBrushOrigin)
        m_target.setBrushOrigin(now.brushOrigin());
    if (changed & DirtyFont)
        m_target.setFont(now.font());
    if (changed & DirtyBackground)
        m_target.setBackground(now.backgroundBrush());
    if (changed & DirtyBackgroundMode)
        m_target.setBackgroundMode(now.backgroundMode());
    if (changed & DirtyCompositionMode)
        m_target.setCompositionMode(now.compositionMode());
    if (changed & DirtyOpacity)
        m_target.setOpacity(now.opacity());
    if (changed & DirtyHints) {
        m_target.setRenderHints(m_target.renderHints(), false);
        m_target.setRenderHints(now.renderHints());
    }
    if (changed & DirtyClipRegion)
        m_target.setClipRegion(now.clipRegion(), now.clipOperation());
    if (changed & DirtyClipPath)
        m_target.setClipPath(now.clipPath(), now.clipOperation());
    if (changed & DirtyClipEnabled)
        m_target.setClipping(now.isClipEnabled());
}

void ForwardingEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode)
{
    switch (mode) {
    case PolylineMode:
        m_target.drawPolyline(points, count);
        break;
    case ConvexMode:
        m_target.drawConvexPolygon(points, count);
        break;
    case OddEvenMode:
        m_target.drawPolygon(points, count, Qt::OddEvenFill);
        break;
    case WindingMode:
        m_target.drawPolygon(points, count, Qt::WindingFill);
        break;
    }
}

}  // namespace ui
