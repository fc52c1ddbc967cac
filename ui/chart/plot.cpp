// The plotting library's header uses foreach.
#undef QT_NO_FOREACH

#include "ui/chart/plot.h"

#include "ui/chart/series_lookup.h"
#include "ui/chart/ticks.h"

#include <qcustomplot.h>

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace ui {

namespace {

constexpr std::size_t mostShapes = 200;
constexpr double leastShapeDistance = 9;
constexpr double shapeRim = 0.5;
constexpr double shapeSize = 6;  // the plotting library's unit for a marker's own path
constexpr int mostYTicks = 6;

/// A curve whose markers and line stay whole at the edges of the data area.
class Curve : public QCPGraph {
public:
    using QCPGraph::QCPGraph;
    int margin = 0;

protected:
    QRect clipRect() const override
    {
        return QCPGraph::clipRect().adjusted(-margin, -margin, margin, margin);
    }
};

QVector<double> qtVector(const std::vector<double>& values)
{
    return QVector<double>(values.begin(), values.end());
}

double widestLabel(const QFontMetricsF& metrics, const std::vector<double>& ticks, int decimals,
                   const QLocale& locale)
{
    double widest = 0;
    for (const double tick : ticks)
        widest = std::max(widest, metrics.horizontalAdvance(decimalText(tick, decimals, locale)));
    return widest;
}

void setTicks(QCPAxis& axis, const std::vector<double>& ticks, int decimals, const QLocale& locale)
{
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (const double tick : ticks)
        ticker->addTick(tick, decimalText(tick, decimals, locale));
    axis.setTicker(ticker);
}

/// Those of the ticks, ascending, that keep their distance from the one before.
/// @param pixels of one unit of the axis
/// @param extent pixels of a tick's label along the axis
void setTicks(QCPAxis& axis, const std::vector<AxisTick>& ticks, double pixels,
              const std::function<double(const QString&)>& extent)
{
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    double end = -std::numeric_limits<double>::infinity();
    for (const AxisTick& tick : ticks) {
        const double middle = tick.at * pixels;
        const double half = extent(tick.text) / 2;
        if (middle - half < end)
            continue;
        ticker->addTick(tick.at, tick.text);
        end = middle + half;
    }
    axis.setTicker(ticker);
}

void dressAxis(QCPAxis& axis, const Look& look)
{
    const Theme& theme = look.theme;
    axis.setBasePen(QPen(mixed(theme.mutedText, theme.panel, 0.45), 1.2 * look.scale));
    axis.setTickPen(Qt::NoPen);
    axis.setSubTicks(false);
    axis.setTickLength(0, 0);
    axis.setTickLabelFont(look.text);
    axis.setTickLabelColor(theme.mutedText);
    axis.setTickLabelPadding(theme.px(7));
    axis.setLabelFont(look.text);
    axis.setLabelColor(theme.mutedText);
    axis.setLabelPadding(theme.px(4));
    axis.grid()->setPen(QPen(theme.line, look.scale));
    axis.grid()->setZeroLinePen(Qt::NoPen);
}

QCPScatterStyle scatterStyle(const SeriesLook& series, const Look& look)
{
    return {series.shape, QPen(look.theme.panel, shapeRim), series.pen.color(),
            shapeSize * series.shapeScale};
}

}  // namespace

struct Plot::Parts {
    QCustomPlot plot;
    std::vector<Curve*> curves;
    ChartAxes axes;
    ChartRange x;
    ChartRange y;
    double scale = 1;

    QCPAxisRect& area() const { return *plot.axisRect(); }
    void dress(const Look& look);
    void dressCurves(const Look& look);
    void setYTicks(const Look& look, double room) const;
    void setXTicks(const Look& look, double room) const;
    double lastXLabel(const Look& look) const;
    void layOut(QSize size);
};

Plot::Plot()
    : m_parts(std::make_unique<Parts>())
{
    m_parts->area().insetLayout()->clear();
    // The widget is never shown: the drawing that it asked for itself would be for nobody.
    QCoreApplication::removePostedEvents(&m_parts->plot, QEvent::MetaCall);
    m_parts->plot.xAxis->grid()->setVisible(false);
}

Plot::~Plot() = default;

void Plot::setChart(const Chart& chart)
{
    Parts& parts = *m_parts;
    parts.plot.clearPlottables();
    parts.curves.assign(chart.series.size(), nullptr);
    parts.axes = chart.axes;
    parts.x = xRangeOf(chart);
    parts.y = yRangeOf(chart);
    // The first series is the one under discussion: it is drawn last, on top.
    for (std::size_t i = chart.series.size(); i-- > 0;) {
        const Series& series = chart.series[i];
        parts.curves[i] = new Curve(parts.plot.xAxis, parts.plot.yAxis);
        parts.curves[i]->setData(qtVector(series.x), qtVector(series.y), true);
    }
    parts.plot.xAxis->setRange(parts.x.lower, parts.x.upper);
    parts.plot.yAxis->setRange(parts.y.lower, parts.y.upper);
    parts.plot.xAxis->setLabel(chart.axes.xTitle);
    parts.plot.yAxis->setLabel(chart.axes.yTitle);
}

void Plot::arrange(const Look& look, QSize size, QSizeF free)
{
    Parts& parts = *m_parts;
    const QFontMetricsF metrics(look.text);
    parts.dress(look);
    const int pad = look.theme.px(6);
    const int top = pad + static_cast<int>(std::ceil(metrics.height() / 2 + free.height()));
    const int beside = pad + static_cast<int>(std::ceil(free.width()));
    parts.area().setMinimumMargins({pad, top, beside, pad});
    // Margins depend on the labels, and which labels fit depends on the margins: the second pass
    // settles both.
    parts.setYTicks(look, size.height() - top - 3 * metrics.height());
    parts.setXTicks(look, size.width() - free.width() - 4 * metrics.height());
    parts.layOut(size);
    parts.setYTicks(look, parts.area().height());
    parts.setXTicks(look, parts.area().width());
    const int right =
        std::max(beside, pad + static_cast<int>(std::ceil(parts.lastXLabel(look) / 2)));
    parts.area().setMinimumMargins({pad, top, right, pad});
    parts.layOut(size);
    parts.dressCurves(look);
}

void Plot::Parts::dress(const Look& look)
{
    scale = look.scale;
    plot.setBackground(look.theme.panel);
    dressAxis(*plot.xAxis, look);
    dressAxis(*plot.yAxis, look);
}

void Plot::Parts::dressCurves(const Look& look)
{
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const auto points = static_cast<std::size_t>(curves[i]->dataCount());
        const bool shapes =
            points <= mostShapes && area().width() >= leastShapeDistance * scale * double(points);
        const SeriesLook series = seriesLook(static_cast<int>(i), look);
        curves[i]->setPen(series.pen);
        curves[i]->margin = look.theme.px(5);
        curves[i]->setScatterStyle(shapes ? scatterStyle(series, look) : QCPScatterStyle());
    }
}

void Plot::Parts::setYTicks(const Look& look, double room) const
{
    if (!axes.yTicks.empty()) {
        const double height = 1.2 * QFontMetricsF(look.text).height();
        setTicks(*plot.yAxis, axes.yTicks, room / (y.upper - y.lower),
                 [height](const QString&) { return height; });
        return;
    }
    const double height = QFontMetricsF(look.text).height();
    const int most = std::clamp(static_cast<int>(room / (1.9 * height)), 1, mostYTicks);
    const double step = roundStep(y, most, false);
    setTicks(*plot.yAxis, ticksAt(y, step, false), decimalsOf(step), axes.format.locale);
}

void Plot::Parts::setXTicks(const Look& look, double room) const
{
    const QFontMetricsF metrics(look.text);
    if (!axes.xTicks.empty()) {
        setTicks(*plot.xAxis, axes.xTicks, room / (x.upper - x.lower),
                 [&metrics](const QString& text) {
                     return metrics.horizontalAdvance(text) + 0.7 * metrics.height();
                 });
        return;
    }
    double step = 0;
    int most = static_cast<int>(x.upper - x.lower) + 1;
    most = axes.isXIntegral ? std::min(most, 20) : 10;
    for (;; most = std::max(1, most * 3 / 4)) {
        step = roundStep(x, most, axes.isXIntegral);
        const auto ticks = ticksAt(x, step, axes.isXIntegral);
        const double widest = widestLabel(metrics, ticks, decimalsOf(step), axes.format.locale);
        const double distance = room * step / (x.upper - x.lower);
        if (most <= 1 || distance >= widest + 1.1 * metrics.height()) {
            setTicks(*plot.xAxis, ticks, decimalsOf(step), axes.format.locale);
            return;
        }
    }
}

double Plot::Parts::lastXLabel(const Look& look) const
{
    const auto ticker = plot.xAxis->ticker().staticCast<QCPAxisTickerText>();
    const auto ticks = ticker->ticks();
    return ticks.isEmpty() ? 0 : QFontMetricsF(look.text).horizontalAdvance(ticks.last());
}

void Plot::Parts::layOut(QSize size)
{
    plot.setViewport(QRect(QPoint(), size));
    for (const auto phase :
         {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
        plot.plotLayout()->update(phase);
}

Frame Plot::frame() const
{
    const QCPAxisRect& area = m_parts->area();
    // The library counts heights from the last row of pixels upwards.
    const QRectF rect(area.left(), area.bottom() - area.height(), area.width(), area.height());
    return {rect, m_parts->x, m_parts->y};
}

bool Plot::hasShapes() const
{
    return !m_parts->curves.empty() && !m_parts->curves.front()->scatterStyle().isNone();
}

void Plot::paint(QPaintDevice& device, const std::function<void(QPainter&)>& onTop)
{
    QCPPainter painter(&device);
    painter.setFont(m_parts->plot.xAxis->labelFont());  // an SVG names it even where it is not used
    const QSize size = m_parts->plot.viewport().size();
    m_parts->plot.toPainter(&painter, size.width(), size.height());
    if (onTop)
        onTop(painter);
}

}  // namespace ui
