// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/curve_chart.h"
#include "ui/charts/figure/curve_figure.h"
#include "ui/charts/figure/curve_marks.h"
#include "ui/charts/view/kept_view.h"

#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace ui {

/// The texts of a chart of curves. Functions are called for a point only when needed.
struct CurveWords {
    QString whole;  ///< a description of the chart, for people who cannot see it
    /// Next to the current point and in the last line of the tip: "t = 0.500"
    std::function<QString(CurvePlace)> label;
    /// "At threshold 0.500 the false positive rate is 0.2443 and the recall 0.8400."
    std::function<QString(CurvePlace)> sentence;
    /// Next to the current point, instead of the label: "finds 61.9%, false alarms 9.3%"
    std::function<QString(CurvePlace)> reading = {};
    /// Next to a highlighted point: what it is; may be empty.
    std::function<QString(CurvePlace)> name = {};
};

/// Curves of up to tens of millions of points over a plane, with a current point that stays on its
/// curve. The point can be dragged with the mouse, from its place or from anywhere on a curve, or
/// moved with the keys. The wheel zooms, dragging an empty area pans, and a double click, 0 or
/// Escape shows the whole plane again. Follows the palette and font of the widget.
///
/// Moving the point repaints only the point. Curves are reduced to the available pixels when they,
/// the size or the shown part of the plane change.
class CurveView : public KeptView {
    Q_OBJECT
public:
    /// @param leastHeight in design pixels
    explicit CurveView(QWidget* parent = nullptr, double leastHeight = 150);

    /// Shows other curves; equal ones are not redrawn. Keeps the zoom if the plane is the same, and
    /// the current and highlighted points if the new curves have them. Emits nothing.
    void setChart(CurveChart chart);
    /// The point of the current threshold; nullopt: no ring. Emits nothing.
    void setCurrent(std::optional<CurvePlace> place);
    /// Points highlighted elsewhere, or the current threshold on the other curves: marked with
    /// small dots. Emits nothing.
    void setHighlight(std::vector<CurvePlace> places);
    void setWords(CurveWords words);
    /// The shown part of the plane, kept inside it and no smaller than 1/100,000 of it.
    void setShown(ChartRange x, ChartRange y);
    void showAll();

    const CurveChart& chart() const { return m_figure.chart(); }
    std::optional<CurvePlace> current() const { return m_current; }
    const std::vector<CurvePlace>& highlight() const { return m_highlight; }
    ChartRange shownX() const { return m_figure.shown().x; }
    ChartRange shownY() const { return m_figure.shown().y; }
    bool showsAll() const { return m_figure.shown() == m_figure.whole(); }

    /// Where the curves are drawn, in pixels of the widget.
    QRectF dataArea() const;
    /// Where a place of the plane is drawn, in pixels of the widget.
    QPointF positionOf(double x, double y) const;
    QPointF positionOf(CurvePlace place) const;
    /// Where the legend is, in pixels of the widget.
    QRectF legendArea() const;
    /// The current tip, in lines; may be empty.
    QString tipText() const;

    OwnKeys ownKeys() const override;

signals:
    /// The user moved the current point, perhaps to another curve. The view has already called
    /// setCurrent(); the receiver should set it and choose the model.
    void pointMoved(int line, std::size_t index);
    /// The drag ended, or a key moved the point.
    void pointReleased();
    /// The mouse is over or near a point of a curve.
    void pointHovered(int line, std::size_t index);
    void hoverEnded();
    /// The user zoomed or panned.
    void shownChanged();

protected:
    bool isEmpty() const override;
    void layOut(const Look& look) const override;
    void paintPicture(QPaintDevice& device) const override;
    void paintMarks(QPainter& painter) const override;
    void tell() override;
    bool takeKey(const QKeyEvent& key) override;
    void leave() override { endHover(); }
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    QString pointSentence() const;
    void refreshMarks();
    CurveMarks marksNow() const;
    void zoom(double factor, QPointF fixed);
    void pan(QPointF pixels);
    void showPart(const CurvePlane& plane);
    bool takeZoomKey(const QKeyEvent& event);
    std::optional<CurvePlace> keyTarget(int key) const;
    void moveTo(CurvePlace place);
    void reveal(CurvePlace place);
    core::CurvePoint planePoint(QPointF pixel) const;
    std::optional<CurvePlace> nearestOn(int line, QPointF pixel) const;
    std::optional<CurvePlace> nearest(QPointF pixel, double within) const;
    std::optional<int> grabbedLine(QPointF pixel) const;
    void drag(QPointF pixel);
    void hover(QPointF pixel);
    void endHover();
    void showCursor(QPointF pixel);

    struct Hover {
        CurvePlace place;
        QPointF mouse;
    };
    struct PointDrag {
        int line;
    };
    struct PlaneDrag {
        QPointF mouse;
        CurvePlane shown;  ///< when the drag began
    };
    bool isDragging() const { return !std::holds_alternative<std::monostate>(m_drag); }

    mutable CurveFigure m_figure;
    mutable CurveMarks m_marks;
    CurveWords m_words;
    std::optional<CurvePlace> m_current;
    std::vector<CurvePlace> m_highlight;
    std::optional<Hover> m_hover;
    std::variant<std::monostate, PointDrag, PlaneDrag> m_drag;
};

}  // namespace ui
