// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/curve_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <limits>
#include <utility>

namespace ui {

namespace {

constexpr double curveGrabDistance = 9;  ///< from the mouse to what it grabs
constexpr double hoverDistance = 24;     ///< from the mouse to what it shows a tip for
constexpr double visibleStep = 1;        ///< pixels
constexpr double largeStep = 24;
constexpr double notchFactor = 1.25;  ///< per notch of the wheel
constexpr double keyPanShare = 0.1;   ///< of the data area

double distanceOf(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

ChartRange zoomed(const ChartRange& range, double fixed, double factor)
{
    return {fixed - (fixed - range.lower) / factor, fixed + (range.upper - fixed) / factor};
}

ChartRange moved(const ChartRange& range, double by)
{
    return {range.lower + by, range.upper + by};
}

}  // namespace

OwnKeys CurveView::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Previous or next point")},
             {keysText({Qt::Key_Up, Qt::Key_Down}), tr("Move one pixel along the curve")},
             {keysText({Qt::Key_PageUp, Qt::Key_PageDown}), tr("Move far along the curve")},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("Move to either end of the curve")},
             {keysText({Qt::Key_Plus, Qt::Key_Minus}), tr("Zoom in or out")},
             {keysText({Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right, Qt::SHIFT | Qt::Key_Up,
                        Qt::SHIFT | Qt::Key_Down}),
              tr("Pan")},
             {keysText({Qt::Key_0, Qt::Key_Escape}), tr("Reset the zoom")}}};
}

core::CurvePoint CurveView::planePoint(QPointF pixel) const
{
    const Frame& frame = m_figure.frame();
    return {frame.xAt(pixel.x()), frame.yAt(pixel.y())};
}

std::optional<CurvePlace> CurveView::nearestOn(int line, QPointF pixel) const
{
    const core::Curve& curve = *chart().lines[static_cast<std::size_t>(line)].curve;
    const auto index = curve.nearest(planePoint(pixel), m_figure.window());
    return index ? std::optional(CurvePlace{line, *index}) : std::nullopt;
}

std::optional<CurvePlace> CurveView::nearest(QPointF pixel, double within) const
{
    arrange();
    double least = within * m_figure.look().scale;
    std::optional<CurvePlace> found;
    for (int line = 0; line < static_cast<int>(chart().lines.size()); ++line) {
        const auto place = nearestOn(line, pixel);
        const double distance = place ? distanceOf(m_figure.positionOf(*place), pixel)
                                      : std::numeric_limits<double>::infinity();
        if (distance < least || (distance == least && !found)) {
            least = distance;
            found = place;
        }
    }
    return found;
}

/// The curve grabbed by a press: the ring's before any other point or line.
std::optional<int> CurveView::grabbedLine(QPointF pixel) const
{
    const double within = curveGrabDistance * m_figure.look().scale;
    if (m_current && m_figure.isShown(*m_current) &&
        distanceOf(m_figure.positionOf(*m_current), pixel) <= within)
        return m_current->line;
    if (const auto place = nearest(pixel, curveGrabDistance))
        return place->line;
    // Between points that are far apart, grabs the line itself.
    const QRectF around(pixel - QPointF(within, within) / 2, QSizeF(within, within));
    for (int line = 0; line < static_cast<int>(chart().lines.size()); ++line)
        if (m_figure.crossings(line, around) > 0)
            return line;
    return std::nullopt;
}

void CurveView::mousePressEvent(QMouseEvent* event)
{
    const QPointF mouse = event->position();
    const double margin = curveGrabDistance;
    if (event->button() != Qt::LeftButton || isEmpty() ||
        !dataArea().adjusted(-margin, -margin, margin, margin).contains(mouse)) {
        event->ignore();
        return;
    }
    if (const auto line = grabbedLine(mouse)) {
        m_drag = PointDrag{*line};
        drag(mouse);
    } else if (!showsAll()) {
        m_drag = PlaneDrag{mouse, m_figure.shown()};
    }
    if (isDragging())
        endHover();
    showCursor(mouse);
}

void CurveView::mouseMoveEvent(QMouseEvent* event)
{
    if (isDragging())
        drag(event->position());
    else
        hover(event->position());
    showCursor(event->position());
}

void CurveView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !isDragging())
        return;
    const bool movedPoint = std::holds_alternative<PointDrag>(m_drag);
    m_drag = {};
    showCursor(event->position());
    if (movedPoint)
        emit pointReleased();
}

void CurveView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const bool resets =
        event->button() == Qt::LeftButton && !showsAll() && !grabbedLine(event->position());
    if (resets)
        showPart(m_figure.whole());
    else
        mousePressEvent(event);
}

void CurveView::drag(QPointF pixel)
{
    if (const auto* plane = std::get_if<PlaneDrag>(&m_drag)) {
        const CurvePlane began = plane->shown;
        const QPointF way = pixel - plane->mouse;
        const QRectF area = dataArea();
        showPart({moved(began.x, -way.x() / area.width() * (began.x.upper - began.x.lower)),
                  moved(began.y, way.y() / area.height() * (began.y.upper - began.y.lower))});
        return;
    }
    arrange();
    const int line = std::get<PointDrag>(m_drag).line;
    if (static_cast<std::size_t>(line) >= chart().lines.size())
        return;
    if (const auto place = nearestOn(line, pixel))
        moveTo(*place);
}

void CurveView::moveTo(CurvePlace place)
{
    if (m_current == place)
        return;
    setCurrent(place);
    emit pointMoved(place.line, place.index);
}

void CurveView::showCursor(QPointF pixel)
{
    if (isEmpty())
        unsetCursor();
    else if (std::holds_alternative<PlaneDrag>(m_drag))
        setCursor(Qt::ClosedHandCursor);
    else if (isDragging() || grabbedLine(pixel))
        setCursor(Qt::SizeAllCursor);
    else if (!showsAll() && dataArea().contains(pixel))
        setCursor(Qt::OpenHandCursor);
    else
        unsetCursor();
}

void CurveView::hover(QPointF pixel)
{
    const auto place =
        isEmpty() || !dataArea().contains(pixel) ? std::nullopt : nearest(pixel, hoverDistance);
    if (!place) {
        endHover();
        return;
    }
    const auto before = std::exchange(m_hover, Hover{*place, pixel});
    refreshMarks();
    if (!before || before->place != *place)
        emit pointHovered(place->line, place->index);
}

void CurveView::endHover()
{
    if (!m_hover)
        return;
    m_hover.reset();
    refreshMarks();
    emit hoverEnded();
}

void CurveView::wheelEvent(QWheelEvent* event)
{
    const double notches = event->angleDelta().y() / double(QWheelEvent::DefaultDeltasPerStep);
    const bool zoomsOut = notches < 0;
    if (isEmpty() || notches == 0 || (zoomsOut && showsAll()) ||
        !dataArea().contains(event->position())) {
        event->ignore();
        return;
    }
    zoom(std::pow(notchFactor, notches), event->position());
    if (!isDragging())
        hover(event->position());
}

void CurveView::showPart(const CurvePlane& plane)
{
    const CurvePlane before = m_figure.shown();
    setShown(plane.x, plane.y);
    if (before != m_figure.shown())
        emit shownChanged();
}

void CurveView::zoom(double factor, QPointF fixed)
{
    arrange();
    const CurvePlane& shown = m_figure.shown();
    const core::CurvePoint place = planePoint(fixed);
    showPart({zoomed(shown.x, place.x, factor), zoomed(shown.y, place.y, factor)});
}

void CurveView::pan(QPointF pixels)
{
    const QRectF area = dataArea();
    const CurvePlane& shown = m_figure.shown();
    showPart({moved(shown.x, pixels.x() / area.width() * (shown.x.upper - shown.x.lower)),
              moved(shown.y, -pixels.y() / area.height() * (shown.y.upper - shown.y.lower))});
}

/// Centres a point that keys have moved out of view.
void CurveView::reveal(CurvePlace place)
{
    arrange();
    if (!m_figure.isShown(place))
        pan(m_figure.positionOf(place) - dataArea().center());
}

bool CurveView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape && !showsAll()) {
            event->accept();
            return true;
        }
    }
    return KeptView::event(event);
}

bool CurveView::takeKey(const QKeyEvent& key)
{
    if (const auto target = isPlain(key) ? keyTarget(key.key()) : std::nullopt) {
        moveTo(*target);
        reveal(*target);
        emit pointReleased();
    } else if (!takeZoomKey(key)) {
        return false;
    }
    showFocus();
    return true;
}

/// Zooms or pans.
bool CurveView::takeZoomKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers & ~Qt::ShiftModifier)
        return false;
    const bool hasShift = modifiers.testFlag(Qt::ShiftModifier);
    const QRectF area = dataArea();
    const QPointF across(hasShift ? keyPanShare * area.width() : 0, 0);
    const QPointF down(0, hasShift ? keyPanShare * area.height() : 0);
    const bool isRingShown = m_current && m_figure.isShown(*m_current);
    const QPointF middle = isRingShown ? m_figure.positionOf(*m_current) : area.center();
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(notchFactor, middle);
        return true;
    case Qt::Key_Minus:
        zoom(1 / notchFactor, middle);
        return true;
    case Qt::Key_Escape:
        if (showsAll())
            return false;
        [[fallthrough]];
    case Qt::Key_0:
        showPart(m_figure.whole());
        return true;
    case Qt::Key_Left:
        pan(-across);
        return true;
    case Qt::Key_Right:
        pan(across);
        return true;
    case Qt::Key_Up:
        pan(-down);
        return true;
    case Qt::Key_Down:
        pan(down);
        return true;
    default:
        return false;
    }
}

std::optional<CurvePlace> CurveView::keyTarget(int key) const
{
    arrange();
    const CurvePlace here = m_current.value_or(CurvePlace{});
    if (!has(chart(), here))
        return std::nullopt;
    const core::Curve& curve = *chart().lines[static_cast<std::size_t>(here.line)].curve;
    const std::size_t last = curve.size() - 1;
    // The keys for right and up increase x.
    const bool isAscending = curve.at(0).x <= curve.at(last).x;
    const bool isBack = key == Qt::Key_Left || key == Qt::Key_Down || key == Qt::Key_PageDown ||
                        key == Qt::Key_Home;
    const bool isForward = isBack != isAscending;
    const std::size_t end = isForward ? last : 0;
    const auto apart = [&](double pixels) {
        const double device = pixels * devicePixelRatioF();
        return curve.nextApart(here.index, isForward, device, m_figure.window());
    };
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (here.index == end)
            return here;
        return CurvePlace{here.line, isForward ? here.index + 1 : here.index - 1};
    case Qt::Key_Up:
    case Qt::Key_Down:
        return CurvePlace{here.line, apart(visibleStep)};
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return CurvePlace{here.line, apart(largeStep)};
    case Qt::Key_Home:
    case Qt::Key_End:
        return CurvePlace{here.line, end};
    default:
        return std::nullopt;
    }
}

}  // namespace ui
