#include "ui/chart/chart_view.h"

#include "ui/chart/chart_text.h"
#include "ui/chart/figure.h"
#include "ui/chart/marker.h"
#include "ui/chart/series_lookup.h"
#include "ui/chart/tip.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace ui {

namespace {

constexpr double grabDistance = 6;
constexpr double stepsAcross = 100;  // of a key, where x does not count anything

struct Hover {
    double x;
    int series;
    QPointF mouse;
};

}  // namespace

struct ChartView::Parts {
    Chart chart;
    QString emptyText;
    QString description;  ///< of the series, without the marker
    Figure figure;
    QPixmap picture;
    bool isStale = true;
    bool isDragging = false;
    bool showsFocus = false;
    std::optional<Hover> hover;
};

ChartView::ChartView(QWidget* parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>())
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Chart"));
}

ChartView::~ChartView() = default;

void ChartView::setSeries(std::vector<Series> series, ChartAxes axes)
{
    m_parts->chart.series = std::move(series);
    m_parts->chart.axes = std::move(axes);
    m_parts->figure.setChart(m_parts->chart);
    m_parts->description = isEmpty(m_parts->chart) ? QString() : describe(m_parts->chart);
    endHover();
    tellDescription();
    stale();
}

void ChartView::setMarker(std::optional<double> x)
{
    if (m_parts->chart.marker == x)
        return;
    m_parts->chart.marker = x;
    tellDescription();
    update();
}

void ChartView::setEmptyText(const QString& text)
{
    m_parts->emptyText = text;
    tellDescription();
    update();
}

const Chart& ChartView::chart() const
{
    return m_parts->chart;
}

QString ChartView::emptyText() const
{
    return m_parts->emptyText;
}

QRectF ChartView::dataArea() const
{
    arrange();
    return m_parts->figure.frame().area;
}

QPointF ChartView::positionOf(double x, double y) const
{
    arrange();
    return m_parts->figure.frame().at(x, y);
}

QRectF ChartView::legendArea() const
{
    arrange();
    return m_parts->figure.legend().rect();
}

QSize ChartView::sizeHint() const
{
    const Theme theme = Theme::of(*this);
    return {theme.px(480), theme.px(260)};
}

QSize ChartView::minimumSizeHint() const
{
    const Theme theme = Theme::of(*this);
    return {theme.px(200), theme.px(130)};
}

void ChartView::stale()
{
    m_parts->isStale = true;
    update();
}

void ChartView::arrange() const
{
    Parts& parts = *m_parts;
    const double ratio = devicePixelRatioF();
    if (!parts.isStale && parts.picture.devicePixelRatio() == ratio)
        return;
    const Look look = lookFor(Theme::of(*this).dark, scaledFont(font(), textShare));
    parts.figure.arrange(parts.chart, look, size());
    parts.picture = QPixmap(size() * ratio);
    parts.picture.setDevicePixelRatio(ratio);
    if (!parts.picture.isNull())
        parts.figure.paint(parts.picture);
    parts.isStale = false;
}

void ChartView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::of(*this).panel);
    if (isEmpty(m_parts->chart))
        paintEmpty(painter);
    else
        paintChart(painter);
    if (m_parts->showsFocus)
        paintFocus(painter);
}

void ChartView::paintChart(QPainter& painter)
{
    arrange();
    const Parts& parts = *m_parts;
    const Look& look = parts.figure.look();
    painter.drawPixmap(0, 0, parts.picture);
    paintMarker(painter, parts.chart, look, parts.figure.frame());
    if (parts.hover)
        paintTip(painter, parts.chart, look, parts.hover->x, parts.hover->series,
                 parts.hover->mouse, rect());
}

void ChartView::paintEmpty(QPainter& painter)
{
    const Theme theme = Theme::of(*this);
    const int margin = theme.px(24);
    painter.setPen(theme.mutedText);
    painter.setFont(font());
    painter.drawText(rect().adjusted(margin, margin, -margin, -margin),
                     Qt::AlignCenter | Qt::TextWordWrap, m_parts->emptyText);
}

void ChartView::paintFocus(QPainter& painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::of(*this).accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void ChartView::resizeEvent(QResizeEvent*)
{
    stale();
}

void ChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        stale();
        updateGeometry();
        break;
    default:
        break;
    }
}

void ChartView::mousePressEvent(QMouseEvent* event)
{
    const QRectF area = dataArea().adjusted(-grabDistance, 0, grabDistance, 0);
    if (event->button() != Qt::LeftButton || !marker() || isEmpty(chart()) ||
        !area.contains(event->position())) {
        event->ignore();
        return;
    }
    m_parts->isDragging = true;
    setCursor(Qt::SizeHorCursor);
    moveMarkerTo(m_parts->figure.frame().xAt(event->position().x()));
}

void ChartView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_parts->isDragging)
        moveMarkerTo(m_parts->figure.frame().xAt(event->position().x()));
    else if (isOnMarker(event->position()))
        setCursor(Qt::SizeHorCursor);
    else
        unsetCursor();
    hover(event->position());
}

void ChartView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_parts->isDragging)
        return;
    m_parts->isDragging = false;
    emit markerReleased();
}

void ChartView::leaveEvent(QEvent*)
{
    endHover();
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    if (!marker() || isEmpty(chart())) {
        QWidget::keyPressEvent(event);
        return;
    }
    const ChartRange range = xRangeOf(chart());
    const double step = chart().axes.isXIntegral ? 1 : (range.upper - range.lower) / stepsAcross;
    double x = *marker();
    switch (event->key()) {
    case Qt::Key_Left:
        x -= step;
        break;
    case Qt::Key_Right:
        x += step;
        break;
    case Qt::Key_Home:
        x = range.lower;
        break;
    case Qt::Key_End:
        x = range.upper;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    m_parts->showsFocus = true;
    moveMarkerTo(x);
    emit markerReleased();
}

void ChartView::focusInEvent(QFocusEvent* event)
{
    m_parts->showsFocus = event->reason() != Qt::MouseFocusReason;
    QWidget::focusInEvent(event);
    update();
}

void ChartView::focusOutEvent(QFocusEvent* event)
{
    m_parts->showsFocus = false;
    QWidget::focusOutEvent(event);
    update();
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
    if (!chart().axes.isXIntegral)
        return std::clamp(x, range.lower, range.upper);
    return std::clamp(std::round(x), std::ceil(range.lower), std::floor(range.upper));
}

void ChartView::hover(QPointF mouse)
{
    if (isEmpty(chart()) || !(dataArea().contains(mouse) || m_parts->isDragging)) {
        endHover();
        return;
    }
    const double x = snapped(m_parts->figure.frame().xAt(mouse.x()));
    const int series = nearestSeries(x, mouse);
    const auto before = std::exchange(m_parts->hover, Hover{x, series, mouse});
    if (!before || before->x != x || before->series != series)
        emit pointHovered(series, x);
    update();
}

void ChartView::endHover()
{
    if (!m_parts->hover)
        return;
    m_parts->hover.reset();
    update();
    emit hoverEnded();
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
        const double distance =
            std::abs(m_parts->figure.frame().at(x, series.y[*point]).y() - mouse.y());
        if (distance < least) {
            least = distance;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

bool ChartView::isOnMarker(QPointF mouse) const
{
    if (!marker() || isEmpty(chart()))
        return false;
    const QRectF area = dataArea();
    const double line = positionOf(*marker(), 0).x();
    return std::abs(mouse.x() - line) <= grabDistance && mouse.y() >= area.top() &&
           mouse.y() <= area.bottom();
}

void ChartView::tellDescription()
{
    if (isEmpty(chart()))
        setAccessibleDescription(m_parts->emptyText);
    else
        setAccessibleDescription(
            QString(m_parts->description + QLatin1Char(' ') + describeMarker(chart())).trimmed());
}

}  // namespace ui
