#pragma once

#include "ui/chart/series.h"
#include "ui/keys/own_keys.h"

#include <QRectF>
#include <QString>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// A chart of series over a common x, with the current x as a line that can be dragged, moved with
/// the arrow keys, Home and End, or called by a double click; a click alone moves nothing. Follows
/// the palette and font of the widget.
class ChartView : public QWidget, public HasOwnKeys {
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);
    ~ChartView() override;

    void setSeries(std::vector<Series> series, ChartAxes axes = {});
    /// The current x; none: nothing to drag. Emits nothing.
    void setMarker(std::optional<double> x);
    /// What stands beside the marker and what is said of it; without a sentence that is what the
    /// series have there.
    void setMarkerWords(const QString& label, const QString& sentence);
    void setBackdrop(ChartBackdrop backdrop);
    /// The last line of the tip at an x, empty for none.
    void setTipNote(std::function<QString(double x)> note);
    /// The x under attention elsewhere: its points are lit. Emits nothing.
    void setAttention(std::optional<double> x);
    std::optional<double> attention() const;
    /// The last x that may be seen: what lies beyond is veiled. Nothing: everything is shown.
    void setReached(std::optional<double> x);
    std::optional<double> reached() const;
    /// What stands in place of the chart while no series has a point.
    void setEmptyText(const QString& text);

    const Chart& chart() const;
    std::optional<double> marker() const { return chart().marker; }
    QString emptyText() const;
    /// Where the data is drawn, in pixels of the widget.
    QRectF dataArea() const;
    /// Where a point is drawn, in pixels of the widget.
    QPointF positionOf(double x, double y) const;
    /// Where the names of the series stand, in pixels of the widget.
    QRectF legendArea() const;

    QSize sizeHint() const override;
    OwnKeys ownKeys() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The person moved the marker to `x`; a whole number where x counts something.
    void markerMoved(double x);
    /// The drag is over, or a key moved the marker.
    void markerReleased();
    /// The mouse is over `x`; `series` is the one whose point is nearest.
    void pointHovered(int series, double x);
    void hoverEnded();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Parts;

    void arrange() const;
    void stale();
    void paintChart(QPainter& painter);
    void paintVeil(QPainter& painter);
    void moveMarkerTo(double x);
    double snapped(double x) const;
    std::optional<double> keyTarget(int key) const;
    void hover(QPointF mouse);
    void endHover();
    void keepHover();
    int nearestSeries(double x, QPointF mouse) const;
    bool isOnMarker(QPointF mouse) const;
    bool isVeiled(double x) const;
    void tellDescription();

    std::unique_ptr<Parts> m_parts;
};

}  // namespace ui
