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

/// What a painter's state is while elements of a text format are written: the base of engines that
/// do so.
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
    /// The clip leaves nothing to be seen.
    bool isHidden() const { return m_isClipEnabled && m_clip && m_clip->isEmpty(); }
    /// The clip in dots of the page; none: all of a page of that size is seen.
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

/// To a hundredth of a dot or point, without needless zeros.
QByteArray decimal(double value);

}  // namespace ui
