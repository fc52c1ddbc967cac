#include "ui/chart_view/chart_view.h"

#include "ui/chart/chart_text.h"
#include "ui/chart/series_lookup.h"
#include "ui/chart_view/chart_view_parts.h"
#include "ui/drawing/marker.h"
#include "ui/drawing/tip.h"

#include <QPainter>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

namespace ui {

namespace {

/// Bit for bit, so that a gap equals a gap.
bool isSame(const std::vector<double>& a, const std::vector<double>& b)
{
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [](double left, double right) {
               return std::bit_cast<std::uint64_t>(left) == std::bit_cast<std::uint64_t>(right);
           });
}

bool isSame(const Series& a, const Series& b)
{
    return a.name == b.name && isSame(a.x, b.x) && isSame(a.y, b.y);
}

bool isSame(const ChartAxes& a, const ChartAxes& b)
{
    return a.xTitle == b.xTitle && a.yTitle == b.yTitle && a.xRange == b.xRange &&
           a.yRange == b.yRange && a.isXIntegral == b.isXIntegral && a.xTicks == b.xTicks &&
           a.yTicks == b.yTicks && a.format.digits == b.format.digits &&
           a.format.locale == b.format.locale;
}

bool isSame(const std::vector<Series>& a, const std::vector<Series>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Series& left, const Series& right) { return isSame(left, right); });
}

}  // namespace

ChartView::ChartView(QWidget* parent)
    : KeptView({}, parent)
    , m_parts(std::make_unique<Parts>())
{
    setAccessibleName(tr("Chart"));
}

ChartView::~ChartView() = default;

void ChartView::setSeries(std::vector<Series> series, ChartAxes axes)
{
    // While the marker is dragged, the same curves come back for every k.
    if (isSame(series, chart().series) && isSame(axes, chart().axes))
        return;
    m_parts->chart.series = std::move(series);
    m_parts->chart.axes = std::move(axes);
    m_parts->figure.setChart(m_parts->chart);
    m_parts->description = isEmpty() ? QString() : ui::describe(m_parts->chart);
    keepHover();
    tell();
    stale();
}

void ChartView::setMarker(std::optional<double> x)
{
    if (m_parts->chart.marker == x)
        return;
    m_parts->chart.marker = x;
    tell();
    update();
}

void ChartView::setMarkerWords(const QString& label, const QString& sentence)
{
    if (m_parts->chart.markerLabel == label && m_parts->markerSentence == sentence)
        return;
    m_parts->chart.markerLabel = label;
    m_parts->markerSentence = sentence;
    tell();
    update();
}

void ChartView::setBackdrop(ChartBackdrop backdrop)
{
    if (m_parts->chart.backdrop == backdrop)
        return;
    m_parts->chart.backdrop = std::move(backdrop);
    stale();
}

void ChartView::setTipNote(std::function<QString(double)> note)
{
    m_parts->tipNote = std::move(note);
}

void ChartView::setAttention(std::optional<double> x)
{
    if (m_parts->attention == x)
        return;
    m_parts->attention = x;
    update();
}

std::optional<double> ChartView::attention() const
{
    return m_parts->attention;
}

void ChartView::setReached(std::optional<double> x)
{
    if (m_parts->reached == x)
        return;
    m_parts->reached = x;
    tell();
    update();
}

std::optional<double> ChartView::reached() const
{
    return m_parts->reached;
}

bool ChartView::isVeiled(double x) const
{
    return m_parts->reached && x > *m_parts->reached;
}

const Chart& ChartView::chart() const
{
    return m_parts->chart;
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

OwnKeys ChartView::ownKeys() const
{
    if (!marker())
        return {accessibleName(), {}};
    const QString step = chart().axes.isXIntegral
                             ? tr("Move the marker by one")
                             : tr("Move the marker by a hundredth of the axis");
    return {accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), step},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("Move the marker to an end")}}};
}

bool ChartView::isEmpty() const
{
    return ui::isEmpty(chart());
}

void ChartView::layOut(const Look& look) const
{
    m_parts->figure.arrange(chart(), look, size());
}

void ChartView::paintPicture(QPaintDevice& device) const
{
    m_parts->figure.paint(device, chart().backdrop);
}

void ChartView::paintMarks(QPainter& painter) const
{
    const Parts& parts = *m_parts;
    const Look& look = parts.figure.look();
    if (parts.attention)
        paintAttention(painter, parts.chart, look, parts.figure.frame(), *parts.attention);
    paintMarker(painter, parts.chart, look, parts.figure.frame(), parts.figure.legend());
    if (parts.reached)
        paintVeil(painter);
    if (!parts.hover || isVeiled(parts.hover->x))
        return;
    const auto [x, series, mouse] = *parts.hover;
    paintPoint(painter, parts.chart, look, parts.figure.frame(), series, x);
    QString note = parts.tipNote ? parts.tipNote(x) : QString();
    if (note.isEmpty() && marker() && *marker() != x)
        note = tr("A double click moves the line here");
    paintTip(painter, parts.chart, look, x, series, note, mouse, rect());
}

void ChartView::paintVeil(QPainter& painter) const
{
    constexpr double besidePoint = 5;
    constexpr double pastTheEdge = 9;
    const Parts& parts = *m_parts;
    const Frame& frame = parts.figure.frame();
    const double scale = parts.figure.look().scale;
    // Symbols at the edge stand half outside.
    QRectF veil = frame.area.adjusted(1, -besidePoint * scale, pastTheEdge * scale, -1);
    if (*parts.reached >= frame.x.lower)
        veil.setLeft(frame.at(*parts.reached, 0).x() + besidePoint * scale);
    if (veil.width() <= 0)
        return;
    painter.fillRect(veil, parts.figure.look().theme.panel);
    parts.figure.legend().paint(painter, parts.figure.look());
}

void ChartView::tell()
{
    const QString atMarker =
        m_parts->markerSentence.isEmpty() ? describeMarker(chart()) : m_parts->markerSentence;
    if (isEmpty())
        describe(emptyText(), QString());
    else if (m_parts->reached)
        describe(tr("Shown up to %1 %2.")
                     .arg(chart().axes.xTitle, xText(*m_parts->reached, chart().axes)),
                 QString());
    else
        describe(m_parts->description, atMarker);
}

}  // namespace ui
