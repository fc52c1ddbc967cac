// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/series.h"
#include "ui/charts/figure/figure.h"
#include "ui/charts/view/kept_view.h"

#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace ui {

/// A chart of series over a common x. The current x is a line that can be dragged, moved with the
/// arrow keys, Home and End, or placed by a double click; a single click moves nothing. Follows the
/// palette and font of the widget.
class ChartView : public KeptView {
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);

    void setSeries(std::vector<Series> series, ChartAxes axes = {});
    /// The current x; nullopt: nothing to drag. Emits nothing.
    void setMarker(std::optional<double> x);
    /// The label next to the marker and the sentence about it; an empty sentence means the values
    /// of the series there.
    void setMarkerWords(const QString& label, const QString& sentence);
    void setBackdrop(ChartBackdrop backdrop);
    /// The last line of the tip at an x; may be empty.
    void setTipNote(std::function<QString(double x)> note);
    /// The x highlighted elsewhere: emphasises its points. Emits nothing.
    void setHighlight(std::optional<double> x);
    std::optional<double> highlight() const { return m_highlight; }
    /// The last visible x: what is beyond is veiled. nullopt: everything is shown.
    void setReached(std::optional<double> x);
    std::optional<double> reached() const { return m_reached; }

    const Chart& chart() const { return m_chart; }
    std::optional<double> marker() const { return m_chart.marker; }
    /// Where the data is drawn, in pixels of the widget.
    QRectF dataArea() const;
    /// Where a point is drawn, in pixels of the widget.
    QPointF positionOf(double x, double y) const;
    /// Where the legend is, in pixels of the widget.
    QRectF legendArea() const;

    OwnKeys ownKeys() const override;

signals:
    /// The user moved the marker to `x`; a whole number if x counts something.
    void markerMoved(double x);
    /// The drag ended, or a key moved the marker.
    void markerReleased();
    /// The mouse is over `x`; the point of `series` is the nearest.
    void pointHovered(int series, double x);
    void hoverEnded();

protected:
    bool isEmpty() const override;
    void layOut(const Look& look) const override;
    void paintPicture(QPaintDevice& device) const override;
    void paintMarks(QPainter& painter) const override;
    void tell() override;
    bool takeKey(const QKeyEvent& key) override;
    void leave() override { endHover(); }
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void paintVeil(QPainter& painter) const;
    void moveMarkerTo(double x);
    double snapped(double x) const;
    std::optional<double> keyTarget(int key) const;
    void hover(QPointF mouse);
    void endHover();
    void keepHover();
    int nearestSeries(double x, QPointF mouse) const;
    bool isOnMarker(QPointF mouse) const;
    bool isVeiled(double x) const { return m_reached && x > *m_reached; }

    struct Hover {
        double x;
        int series;
        QPointF mouse;
    };
    Chart m_chart;
    QString m_description;  ///< of the series, without the marker
    QString m_markerSentence;
    std::function<QString(double)> m_tipNote;
    mutable Figure m_figure;
    bool m_isDragging = false;
    std::optional<Hover> m_hover;
    std::optional<double> m_highlight;
    std::optional<double> m_reached;
};

}  // namespace ui
