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

/// What a chart of curves says in words. A function is asked for a point only when it is needed.
struct CurveWords {
    QString whole;  ///< what the chart shows, for those who do not see it
    /// Beside the current point and last in the tip: "t = 0.500"
    std::function<QString(CurvePlace)> label;
    /// "At threshold 0.500 the false positive rate is 0.2443 and the recall 0.8400."
    std::function<QString(CurvePlace)> sentence;
};

/// Curves of up to tens of millions of points over a plane, with one current point that stays on
/// its curve. The point is dragged with the mouse, from where it is or from anywhere on a curve,
/// and moved with the keys. The wheel zooms, a drag of the empty area pans, a double click, 0 or
/// Escape shows the whole plane again. Follows the palette and font of the widget.
///
/// Moving the point repaints the point alone. Curves are reduced for the pixels that there are
/// when they, the size or the shown part of the plane change.
class CurveView : public KeptView {
    Q_OBJECT
public:
    explicit CurveView(QWidget* parent = nullptr);

    /// Shows other curves; equal ones are not drawn again. The zoom stays while the plane does.
    /// Current point and attention stay where the new curves have them. Emits nothing.
    void setChart(CurveChart chart);
    /// The point of the current threshold; none: no ring is shown. Emits nothing.
    void setCurrent(std::optional<CurvePlace> place);
    /// Points highlighted elsewhere, or the current threshold on the other curves: they carry
    /// small dots. Emits nothing.
    void setHighlight(std::vector<CurvePlace> places);
    void setWords(CurveWords words);
    /// Whether wheel, drag and keys may change the shown part of the plane; so at first.
    void setZoomable(bool isZoomable) { m_isZoomable = isZoomable; }
    /// The shown part of the plane, kept inside it and not made smaller than a 100,000th.
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
    /// Where the names of the curves stand, in pixels of the widget.
    QRectF legendArea() const;
    /// The tip that is shown, in lines; empty for none.
    QString tipText() const;

    OwnKeys ownKeys() const override;

signals:
    /// The person moved the current point to a point of a curve, perhaps of another one: set it
    /// with setCurrent() (the view has done so already) and choose the model.
    void pointMoved(int line, std::size_t index);
    /// The drag is over, or a key moved the point.
    void pointReleased();
    /// The mouse is over or near a point of a curve.
    void pointHovered(int line, std::size_t index);
    void hoverEnded();
    /// The person zoomed or panned.
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
        CurvePlane shown;  ///< when it began
    };
    bool isDragging() const { return !std::holds_alternative<std::monostate>(m_drag); }

    mutable CurveFigure m_figure;
    mutable CurveMarks m_marks;
    CurveWords m_words;
    bool m_isZoomable = true;
    std::optional<CurvePlace> m_current;
    std::vector<CurvePlace> m_highlight;
    std::optional<Hover> m_hover;
    std::variant<std::monostate, PointDrag, PlaneDrag> m_drag;
};

}  // namespace ui
