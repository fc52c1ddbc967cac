// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/histogram_figure.h"
#include "ui/charts/view/kept_view.h"

#include <functional>

namespace ui {

/// The texts of a histogram.
struct HistogramWords {
    QString whole;                                ///< for people who cannot see it
    std::function<QString(double)> threshold;     ///< next to the line: "threshold 0.5"
    std::function<QString(double)> at;            ///< a sentence on a threshold
    std::function<QString(std::size_t bin)> bin;  ///< the tip of a bin, 0-based
};

/// A histogram of two classes with a threshold line that can be dragged or moved with the keys.
/// Moving it repaints only the line. Follows the palette and font of the widget.
class HistogramView : public KeptView {
    Q_OBJECT
public:
    explicit HistogramView(QWidget* parent = nullptr);

    /// O(bins). Without bins, shows the empty text.
    void setHistogram(Histogram histogram);
    void setWords(HistogramWords words);
    /// The threshold; infinite ones are at the edge. nullopt: nothing to drag. Emits nothing.
    void setThreshold(std::optional<double> threshold);
    /// A score highlighted elsewhere, and whose it is. Emits nothing.
    void setHighlight(std::optional<double> score, const QString& name = {});

    const Histogram& histogram() const { return m_figure.histogram(); }
    const HistogramMarks& marks() const { return m_marks; }
    QRectF dataArea() const;
    /// The horizontal position of a score, in pixels of the widget.
    double pixelOf(double score) const;
    /// Where a class's bar of a bin is drawn, in pixels of the widget; null if it has none.
    QRectF barOf(std::size_t bin, HistogramFigure::Class which) const;
    /// The tip at a place; may be empty.
    QString tipAt(QPointF place) const override;

    OwnKeys ownKeys() const override;

signals:
    /// The user moved the threshold, with no more digits than pixels can distinguish.
    void thresholdMoved(double threshold);
    /// The drag ended, or a key moved the threshold.
    void thresholdReleased();

protected:
    bool isEmpty() const override { return histogram().bins() == 0; }
    void layOut(const Look& look) const override { m_figure.arrange(look, size()); }
    void paintPicture(QPaintDevice& device) const override { m_figure.paint(device); }
    void paintMarks(QPainter& painter) const override { m_figure.paintMarks(painter, m_marks); }
    void tell() override;
    bool takeKey(const QKeyEvent& key) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void setMarks(const HistogramMarks& marks);
    void drag(double pixel);
    void moveTo(double threshold);
    std::optional<double> keyTarget(const QKeyEvent& key) const;
    double nextEdge(bool isUpward) const;
    bool isOnLine(QPointF mouse) const;

    HistogramWords m_words;
    HistogramMarks m_marks;
    mutable HistogramFigure m_figure;
    bool m_isDragging = false;
    double m_grabOffset = 0;  ///< from the mouse to the line, so that grabbing does not move it
};

}  // namespace ui
