// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPointer>
#include <QWidget>

#include <vector>

namespace ranking_samples {

/// A text as a person would see it: what was painted, by whom, where, and how much room it had.
struct PaintedText {
    QPointer<const QWidget> widget;
    QString text;
    QRectF place;  ///< ascent, descent and advance, in pixels of the window
    QRectF room;   ///< what the painter was let paint on, in pixels of the window
    QRectF shown;  ///< the part of that which nothing scrolls away
};

/// Paints a window without a screen and keeps its texts, whoever paints them: labels, delegates,
/// headers, charts, the style. Pieces that follow each other on one line are one text.
class PaintedTexts : private QObject, private QPaintDevice, private QPaintEngine {
public:
    static std::vector<PaintedText> of(QWidget& window)
    {
        PaintedTexts device(window);
        qApp->installEventFilter(&device);
        window.render(&device);
        return std::move(device.m_texts);
    }

private:
    explicit PaintedTexts(const QWidget& window)
        : QPaintEngine(AllFeatures)
        , m_window(window)
    {}

    bool eventFilter(QObject* receiver, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && receiver->isWidgetType())
            m_widget = static_cast<const QWidget*>(receiver);
        return false;
    }

    QPaintEngine* paintEngine() const override { return const_cast<PaintedTexts*>(this); }
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_window.width();
        case PdmHeight:
            return m_window.height();
        case PdmWidthMM:
            return m_window.widthMM();
        case PdmHeightMM:
            return m_window.heightMM();
        case PdmNumColors:
            return 1 << 24;
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_window.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_window.logicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 0;
        }
    }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawLines(const QLineF*, int) override {}
    void drawRects(const QRectF*, int) override {}
    void drawEllipse(const QRectF&) override {}
    void drawPoints(const QPointF*, int) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override
    {}
    void drawTextItem(const QPointF& start, const QTextItem& item) override
    {
        const QTransform& here = state->transform();
        PaintedText painted{m_widget, item.text(), {}, {}, {}};
        painted.place = here.mapRect(QRectF(start.x(), start.y() - item.ascent(), item.width(),
                                            item.ascent() + item.descent()));
        painted.room = QRectF(m_widget->mapTo(&m_window, QPoint(0, 0)), m_widget->size());
        if (painter()->hasClipping())
            painted.room &= here.mapRect(painter()->clipBoundingRect());
        painted.shown = painted.room & QRectF(systemClip().boundingRect());
        if (painted.text.trimmed().isEmpty())
            return;
        if (!m_texts.empty() && continues(m_texts.back(), painted)) {
            m_texts.back().text += painted.text;
            m_texts.back().place |= painted.place;
        } else {
            m_texts.push_back(painted);
        }
    }

    static bool continues(const PaintedText& text, const PaintedText& next)
    {
        return text.widget == next.widget && text.room == next.room &&
               std::abs(text.place.bottom() - next.place.bottom()) < 4 &&
               std::abs(text.place.right() - next.place.left()) < 2;
    }

    const QWidget& m_window;
    const QWidget* m_widget = nullptr;
    std::vector<PaintedText> m_texts;
};

}  // namespace ranking_samples
