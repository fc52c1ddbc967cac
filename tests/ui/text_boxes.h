// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/writer/paper_device.h"

#include <QPaintEngine>
#include <QRectF>
#include <QString>
#include <QTransform>

#include <vector>

/// A page that keeps where each text was painted, and nothing else.
class TextBoxes : public ui::PaperDevice {
public:
    struct Box {
        QString text;
        QRectF place;  ///< in points
    };

    explicit TextBoxes(QSizeF points)
        : PaperDevice(points * 10, 720)
    {}

    QPaintEngine* paintEngine() const override { return &m_engine; }
    const std::vector<Box>& boxes() const { return m_engine.boxes; }

private:
    struct Engine : QPaintEngine {
        Engine()
            : QPaintEngine(AllFeatures)
        {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState& now) override
        {
            if (now.state() & DirtyTransform)
                transform = now.transform();
        }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawTextItem(const QPointF& place, const QTextItem& item) override
        {
            const QRectF box(place.x(), place.y() - 0.7 * item.ascent(), item.width(),
                             0.7 * item.ascent());
            const QRectF onPage = transform.mapRect(box);
            boxes.push_back({item.text(), {onPage.topLeft() / 10, onPage.size() / 10}});
        }
        std::vector<Box> boxes;
        QTransform transform;
    };
    mutable Engine m_engine;
};
