// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/writer/canvas_engine.h"

#include <QRegion>

namespace ui {

void CanvasEngine::updateState(const QPaintEngineState& now)
{
    const DirtyFlags changed = now.state();
    if (changed & DirtyTransform)
        m_transform = now.transform();
    if (changed & DirtyPen)
        m_pen = now.pen();
    if (changed & DirtyBrush)
        m_brush = now.brush();
    if (changed & DirtyOpacity)
        m_opacity = now.opacity();
    if (changed & DirtyClipRegion) {
        QPainterPath region;
        region.addRegion(now.clipRegion());
        clip(region, now.clipOperation());
    }
    if (changed & DirtyClipPath)
        clip(now.clipPath(), now.clipOperation());
    if (changed & DirtyClipEnabled)
        m_isClipEnabled = now.isClipEnabled();
}

void CanvasEngine::clip(const QPainterPath& path, Qt::ClipOperation operation)
{
    if (operation == Qt::NoClip) {
        m_clip.reset();
        return;
    }
    const QPainterPath mapped = m_transform.map(path);
    const bool isNarrowed = operation == Qt::IntersectClip && m_clip;
    m_clip = isNarrowed ? m_clip->intersected(mapped) : mapped;
}

const QPainterPath* CanvasEngine::clipWithin(QSizeF page) const
{
    const bool isNarrow = m_isClipEnabled && m_clip && !m_clip->contains(QRectF(QPointF(), page));
    return isNarrow ? &*m_clip : nullptr;
}

QByteArray decimal(double value)
{
    QByteArray text = QByteArray::number(value, 'f', 2);
    while (text.endsWith('0'))
        text.chop(1);
    if (text.endsWith('.'))
        text.chop(1);
    return text == "-0" ? QByteArray("0") : text;
}

}  // namespace ui
