// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>
#include <QSizeF>
#include <QTransform>

#include <optional>

namespace ui {

/// Tracks a painter's state for paint engines that write elements of a text format; their base
/// class.
class CanvasEngine : public QPaintEngine {
public:
    CanvasEngine()
        : QPaintEngine(AllFeatures)
    {}

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& now) override;

protected:
    const QTransform& transform() const { return m_transform; }
    const QPen& pen() const { return m_pen; }
    void setPen(const QPen& pen) { m_pen = pen; }
    const QBrush& brush() const { return m_brush; }
    double opacity() const { return m_opacity; }
    /// Whether the clip hides everything.
    bool isHidden() const { return m_isClipEnabled && m_clip && m_clip->isEmpty(); }
    /// The clip in dots of the page; null if it covers a page of that size.
    const QPainterPath* clipWithin(QSizeF page) const;

private:
    void clip(const QPainterPath& path, Qt::ClipOperation operation);

    QTransform m_transform;
    QPen m_pen;
    QBrush m_brush;
    double m_opacity = 1;
    std::optional<QPainterPath> m_clip;
    bool m_isClipEnabled = true;
};

/// A number with at most two decimals, without trailing zeros.
QByteArray decimal(double value);

}  // namespace ui
