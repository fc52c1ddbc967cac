// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/view/chart_view.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace ui {

namespace {

constexpr double grabDistance = 6;
constexpr int stepsAcross = 100;  // key steps if x is not a count

}  // namespace

void ChartView::mousePressEvent(QMouseEvent* event)
{
    const QRectF area = dataArea().adjusted(-grabDistance, 0, grabDistance, 0);
    if (event->button() != Qt::LeftButton || !marker() || isEmpty() ||
        !area.contains(event->position()) || !isOnMarker(event->position())) {
        event->ignore();
        return;
    }
    m_isDragging = true;
    setCursor(Qt::SizeHorCursor);
}

void ChartView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !marker() || isEmpty() ||
        !dataArea().contains(event->position())) {
        event->ignore();
        return;
    }
    moveMarkerTo(m_figure.frame().xAt(event->position().x()));
    emit markerReleased();
}

void ChartView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_isDragging)
        moveMarkerTo(m_figure.frame().xAt(event->position().x()));
    if (m_isDragging || isOnMarker(event->position()))
        setCursor(Qt::SizeHorCursor);
    else
        unsetCursor();
    hover(event->position());
}

void ChartView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_isDragging)
        return;
    m_isDragging = false;
    emit markerReleased();
}

bool ChartView::takeKey(const QKeyEvent& key)
{
    const auto target = keyTarget(key.key());
    if (!target || !isPlain(key))
        return false;
    showFocus();
    moveMarkerTo(*target);
    emit markerReleased();
    return true;
}

std::optional<double> ChartView::keyTarget(int key) const
{
    if (!marker())
        return std::nullopt;
    const ChartRange range = xRangeOf(chart());
    const int steps = chart().axes.markerSteps > 0 ? chart().axes.markerSteps : stepsAcross;
    const double step = chart().axes.isXIntegral ? 1 : (range.upper - range.lower) / steps;
    switch (key) {
    case Qt::Key_Left:
        return *marker() - step;
    case Qt::Key_Right:
        return *marker() + step;
    case Qt::Key_Home:
        return range.lower;
    case Qt::Key_End:
        return range.upper;
    default:
        return std::nullopt;
    }
}

void ChartView::moveMarkerTo(double x)
{
    const double target = snapped(x);
    if (marker() == target)
        return;
    setMarker(target);
    emit markerMoved(target);
}

double ChartView::snapped(double x) const
{
    const ChartRange range = xRangeOf(chart());
    if (const int steps = chart().axes.markerSteps) {
        const double width = range.upper - range.lower;
        const double step = std::round((x - range.lower) / width * steps);
        return range.lower + std::clamp<double>(step, 0, steps) * width / steps;
    }
    if (!chart().axes.isXIntegral)
        return std::clamp(x, range.lower, range.upper);
    return std::clamp(std::round(x), std::ceil(range.lower), std::floor(range.upper));
}

void ChartView::hover(QPointF mouse)
{
    if (isEmpty() || !(dataArea().contains(mouse) || m_isDragging)) {
        endHover();
        return;
    }
    const double x = snapped(m_figure.frame().xAt(mouse.x()));
    const int series = nearestSeries(x, mouse);
    const auto before = std::exchange(m_hover, Hover{x, series, mouse});
    if (!before || before->x != x || before->series != series)
        emit pointHovered(series, x);
    update();
}

void ChartView::endHover()
{
    if (!m_hover)
        return;
    m_hover.reset();
    update();
    emit hoverEnded();
}

/// New data under a resting mouse: keeps the tip if there is still something to show.
void ChartView::keepHover()
{
    const auto& hover = m_hover;
    if (!hover)
        return;
    const ChartRange range = xRangeOf(chart());
    const bool isShown = !isEmpty() && hover->series < static_cast<int>(chart().series.size()) &&
                         hover->x >= range.lower && hover->x <= range.upper;
    if (!isShown)
        endHover();
}

int ChartView::nearestSeries(double x, QPointF mouse) const
{
    double least = std::numeric_limits<double>::infinity();
    int nearest = 0;
    for (std::size_t i = 0; i < chart().series.size(); ++i) {
        const Series& series = chart().series[i];
        const auto point = nearestPoint(series, x);
        if (!point)
            continue;
        const double distance = std::abs(m_figure.frame().at(x, series.y[*point]).y() - mouse.y());
        if (distance < least) {
            least = distance;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

bool ChartView::isOnMarker(QPointF mouse) const
{
    if (!marker() || isEmpty())
        return false;
    const QRectF area = dataArea();
    const double line = positionOf(*marker(), 0).x();
    return std::abs(mouse.x() - line) <= grabDistance && mouse.y() >= area.top() &&
           mouse.y() <= area.bottom();
}

}  // namespace ui
