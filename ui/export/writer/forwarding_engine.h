// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintEngine>
#include <QPainter>
#include <QTransform>

namespace ui {

/// Forwards painting to another painter.
class ForwardingEngine : public QPaintEngine {
public:
    /// @param target may be inactive until painting begins
    /// @param place transforms coordinates to the target's
    explicit ForwardingEngine(QPainter& target, const QTransform& place = {});

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& now) override;
    void drawPath(const QPainterPath& path) override { m_target.drawPath(path); }
    void drawRects(const QRectF* rects, int count) override { m_target.drawRects(rects, count); }
    void drawLines(const QLineF* lines, int count) override { m_target.drawLines(lines, count); }
    void drawEllipse(const QRectF& rect) override { m_target.drawEllipse(rect); }
    void drawPoints(const QPointF* points, int count) override
    {
        m_target.drawPoints(points, count);
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        m_target.drawTextItem(place, item);
    }
    void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override
    {
        m_target.drawPixmap(place, pixmap, part);
    }
    void drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                   Qt::ImageConversionFlags flags) override
    {
        m_target.drawImage(place, image, part, flags);
    }
    void drawTiledPixmap(const QRectF& place, const QPixmap& pixmap, const QPointF& from) override
    {
        m_target.drawTiledPixmap(place, pixmap, from);
    }

    using QPaintEngine::drawEllipse;
    using QPaintEngine::drawLines;
    using QPaintEngine::drawPoints;
    using QPaintEngine::drawPolygon;
    using QPaintEngine::drawRects;

private:
    QPainter& m_target;
    QTransform m_place;
};

}  // namespace ui
