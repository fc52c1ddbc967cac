// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/drawing/plot.h"

#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/chart/ticks.h"
#include "ui/charts/drawing/curve_device.h"
#include "ui/charts/drawing/panel_fit.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/charts/drawing/wrapped_text.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {

namespace {

constexpr std::size_t mostShapes = 200;
constexpr double leastShapeDistance = 9;
constexpr double shapeRim = 0.5;
constexpr double shapeSize = 6;  // the plotting library's unit for a marker's own path
constexpr int mostYTicks = 6;
constexpr int edge = 4;
constexpr double closestNumbers = 0.85;  ///< of a line: digits have no descenders
constexpr double leastHeight = 0.14;     ///< of the surface: the data area
constexpr double leastInPanel = 0.05;    ///< the same before rows of panels share their heights
constexpr double leastWithTitle = 0.35;  ///< in width
constexpr double leastWithLabels = 0.2;
constexpr std::size_t sparseShapes = 6;  ///< per curve whose points are too close together
constexpr double leastAroundTitle = 14;  ///< lines of text: a lower chart on screen has no y title
constexpr double roomyArea = 9;  ///< lines of text: in a larger area, titles may take two lines

/// A curve whose markers and line are not clipped at the edges of the data area.
class Curve : public QCPGraph {
public:
    using QCPGraph::QCPGraph;
    double margin = 0;
    int series = 0;  ///< index in the chart
    Frame frame;

protected:
    void drawLinePlot(QCPPainter* painter, const QVector<QPointF>& points) const override
    {
        if (!dynamic_cast<CurveDevice*>(painter->device())) {
            QCPGraph::drawLinePlot(painter, points);
            return;
        }
        std::vector<QPolygonF> lines(1);
        for (const QPointF& point : points) {
            if (!std::isnan(point.x()) && !std::isnan(point.y()))
                lines.back() << point;
            else if (!lines.back().isEmpty())
                lines.emplace_back();
        }
        paintCurve(*painter, {series, frame, std::move(lines)});
    }
    QRect clipRect() const override
    {
        const int pixels = static_cast<int>(std::ceil(margin));
        return QCPGraph::clipRect().adjusted(-pixels, -pixels, pixels, pixels);
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
        widest = std::max(widest, metrics.horizontalAdvance(tickText(tick, decimals, locale)));
    return widest;
}

void setTicks(QCPAxis& axis, const std::vector<double>& ticks, int decimals, const QLocale& locale)
{
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (const double tick : ticks)
        ticker->addTick(tick, tickText(tick, decimals, locale));
    axis.setTicker(ticker);
}

/// Sets the ticks, in ascending order, that are far enough from the previous one.
/// @param pixels per unit of the axis
/// @param extent pixels of a tick's label along the axis
/// @return the number of ticks
int setTicks(QCPAxis& axis, const std::vector<AxisTick>& ticks, double pixels,
             const std::function<double(const QString&)>& extent)
{
    int count = 0;
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    double end = -std::numeric_limits<double>::infinity();
    for (const AxisTick& tick : ticks) {
        const double middle = tick.at * pixels;
        const double half = extent(tick.text) / 2;
        if (middle - half < end)
            continue;
        ticker->addTick(tick.at, tick.text);
        ++count;
        end = middle + half;
    }
    axis.setTicker(ticker);
    return count;
}

void dressAxis(QCPAxis& axis, const Look& look)
{
    const Theme& theme = look.theme;
    axis.setBasePen(axisPen(look));
    axis.setTickPen(Qt::NoPen);
    axis.setSubTicks(false);
    axis.setTickLength(0, 0);
    axis.setTickLabelFont(look.text);
    axis.setTickLabelColor(theme.mutedText);
    axis.setTickLabelPadding(theme.px(7));
    axis.setLabelFont(look.text);
    axis.setLabelColor(theme.mutedText);
    axis.setLabelPadding(theme.px(4));
    axis.grid()->setPen(QPen(theme.line, look.line(1)));
    if (look.page && !look.page->style().hasGrid)
        axis.grid()->setVisible(false);
    axis.grid()->setZeroLinePen(Qt::NoPen);
}

QCPScatterStyle scatterStyle(const SeriesLook& series, const Look& look)
{
    QCPScatterStyle style(series.shape, QPen(), series.pen.color(), shapeSize * series.shapeScale);
    style.setPen(rimPen(look, shapeRim));  // without a pen, the constructor would use the line's
    return style;
}

/// The room that one of several panels keeps free around its data area, in units; null for a plot
/// that is part of its figure.
QMargins keptByPanel(const Look& look, QSize size)
{
    if (!look.page || !look.page->style().fit || size != pageRoom(look))
        return {};
    return (look.page->style().fit->least * look.page->unitsPerPoint()).toMargins();
}

QMargins larger(const QMargins& one, const QMargins& other)
{
    return {std::max(one.left(), other.left()), std::max(one.top(), other.top()),
            std::max(one.right(), other.right()), std::max(one.bottom(), other.bottom())};
}

/// Reports the data area if this is one of several panels.
void tellArea(const Look& look, QSize size, const QRectF& area)
{
    if (!look.page || !look.page->style().fit || size != pageRoom(look))
        return;
    const QMarginsF around(area.left(), area.top(), size.width() - area.right(),
                           size.height() - area.bottom());
    look.page->style().fit->found = around / look.page->unitsPerPoint();
}

/// Ticks without any text take no room.
bool hasWords(const std::vector<AxisTick>& ticks)
{
    return ticks.empty() || std::any_of(ticks.begin(), ticks.end(),
                                        [](const AxisTick& tick) { return !tick.text.isEmpty(); });
}

constexpr double titleGap = 3;  ///< above a title that is not rotated; some scripts are taller

/// A title without its details.
QString nameOf(const QString& title)
{
    static const QRegularExpression besides(QStringLiteral(" \\(|\uff08"));
    return title.section(besides, 0, 0);
}

QString withoutBlanks(QString text)
{
    return text.removeIf([](QChar letter) { return letter.isSpace(); });
}

}  // namespace

struct Plot::Parts {
    QCustomPlot plot;
    std::vector<Curve*> curves;
    std::vector<Curve*> shapes;  ///< per curve: markers separate from its points
    bool hasShapes = false;
    bool hasRoomForTitle = false;  ///< above the data area
    ChartAxes axes;
    Look look;
    ChartRange x;
    ChartRange y;
    double scale = 1;
    QRectF spare;

    QCPAxisRect& area() const { return *plot.axisRect(); }
    void dress(const Look& newLook);
    void dressCurves();
    void setYTicks(double room) const;
    void setFarTicks(double pixels) const;
    void setXTicks(double room) const;
    void setTitles(QSize size) const;
    void makeRoom(QSize size);
    bool isSquare() const
    {
        const FigureStyle* style = look.page ? &look.page->style() : nullptr;
        return axes.isSquare && (!style || (style->isSquare && !style->fit));
    }
    bool isTitleAbove() const { return !look.page && hasRoomForTitle && !axes.yTitle.isEmpty(); }
    void makeSquare(QSize size);
    void paintTitle(QPainter& painter) const;
    /// How far the labels of the first and last x extend beyond the data area.
    QSizeF overhang() const;
    bool isWithin(const QCPGraphData& point) const;
    QList<QCPGraphData> shapePlaces(std::size_t curve, std::size_t most) const;
    void layOut(QSize size);
};

Plot::Plot()
    : m_parts(std::make_unique<Parts>())
{
    m_parts->area().insetLayout()->clear();
    // The widget is never shown, so the redraw it requested for itself is useless.
    QCoreApplication::removePostedEvents(&m_parts->plot, QEvent::MetaCall);
    m_parts->plot.xAxis->grid()->setVisible(false);
}

Plot::~Plot() = default;

void Plot::setChart(const Chart& chart)
{
    Parts& parts = *m_parts;
    parts.plot.clearPlottables();
    parts.curves.assign(chart.series.size(), nullptr);
    parts.shapes.assign(chart.series.size(), nullptr);
    parts.axes = chart.axes;
    parts.x = xRangeOf(chart);
    parts.y = yRangeOf(chart);
    // The first series is the current one: it is drawn last, on top.
    for (std::size_t i = chart.series.size(); i-- > 0;) {
        const Series& series = chart.series[i];
        parts.curves[i] = new Curve(parts.plot.xAxis, parts.plot.yAxis);
        parts.curves[i]->setData(qtVector(series.x), qtVector(series.y), true);
        parts.shapes[i] = new Curve(parts.plot.xAxis, parts.plot.yAxis);
        parts.shapes[i]->setLineStyle(QCPGraph::lsNone);
    }
    parts.plot.xAxis->setRange(parts.x.lower, parts.x.upper);
    parts.plot.yAxis->setRange(parts.y.lower, parts.y.upper);
}

void Plot::arrange(const Look& look, QSize size, QSizeF free)
{
    Parts& parts = *m_parts;
    const QFontMetricsF metrics(look.text);
    parts.hasRoomForTitle =
        parts.axes.isSquare || size.height() > leastAroundTitle * metrics.height();
    parts.dress(look);
    // A page has its own margins; the library leaves out labels that touch the edge.
    const int pad = look.page ? edge : look.theme.px(6);
    const double title = parts.isTitleAbove() ? metrics.height() + titleGap : 0;
    const int top = pad + static_cast<int>(std::ceil(metrics.height() / 2 + title + free.height()));
    const int beside = pad + static_cast<int>(std::ceil(free.width()));
    // Half of the other axis's lowest number is below the axis.
    const int bottom =
        hasWords(parts.axes.xTicks) ? pad : pad + static_cast<int>(std::ceil(metrics.height() / 2));
    const QMargins kept = keptByPanel(look, size);
    parts.area().setMinimumMargins(larger(kept, {pad, top, beside, bottom}));
    // Margins depend on which labels fit, and vice versa: the second pass settles both.
    parts.setYTicks(size.height() - top - 3 * metrics.height());
    parts.setXTicks(size.width() - free.width() - 4 * metrics.height());
    parts.layOut(size);
    parts.setYTicks(parts.area().height());
    parts.setXTicks(parts.area().width());
    const QSizeF overhang = parts.overhang();
    const int left = pad + static_cast<int>(std::ceil(overhang.width()));
    const int right = std::max(beside, pad + static_cast<int>(std::ceil(overhang.height())));
    parts.area().setMinimumMargins(larger(kept, {left, top, right, bottom}));
    parts.layOut(size);
    // A two-line title moves the centre of the other axis.
    for (int pass = 0; pass < 2; ++pass) {
        parts.setTitles(size);
        parts.layOut(size);
    }
    if (look.page)
        parts.makeRoom(size);
    parts.spare = {};
    if (parts.isSquare())
        parts.makeSquare(size);
    parts.dressCurves();
}

void Plot::Parts::dress(const Look& newLook)
{
    look = newLook;
    scale = look.scale;
    plot.setBackground(look.page ? QBrush(Qt::NoBrush) : QBrush(look.theme.panel));
    plot.xAxis->setLabel(axes.xTitle);
    plot.yAxis->setLabel(look.page ? axes.yTitle : QString());
    plot.xAxis->setTickLabels(hasWords(axes.xTicks));
    plot.yAxis->setTickLabels(true);
    dressAxis(*plot.xAxis, look);
    dressAxis(*plot.yAxis, look);
}

void Plot::Parts::dressCurves()
{
    hasShapes = false;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const SeriesLook series = seriesLook(static_cast<int>(i), look);
        const QCPScatterStyle style = scatterStyle(series, look);
        const QCPGraphDataContainer& data = *curves[i]->data();
        const auto points = static_cast<std::size_t>(data.size());
        const bool hasRoom =
            points <= mostShapes && area().width() >= leastShapeDistance * scale * double(points);
        const bool isWhole =
            std::all_of(data.constBegin(), data.constEnd(), [this](const QCPGraphData& point) {
                return std::isnan(point.value) || isWithin(point);
            });
        curves[i]->setPen(series.pen);
        curves[i]->margin = isWhole ? look.theme.px(5) : series.pen.widthF() / 2;
        curves[i]->setScatterStyle(hasRoom && isWhole ? style : QCPScatterStyle());
        shapes[i]->margin = look.theme.px(5);
        shapes[i]->setScatterStyle(style);
        const QList<QCPGraphData> none;
        shapes[i]->data()->set(none, true);
        if (hasRoom && !isWhole)
            shapes[i]->data()->set(shapePlaces(i, points), true);
        else if (!hasRoom && hasMarkers(look, curves.size()))
            shapes[i]->data()->set(shapePlaces(i, sparseShapes), true);
        if (i == 0)
            hasShapes = hasRoom || hasMarkers(look, curves.size());
    }
}

bool Plot::Parts::isWithin(const QCPGraphData& point) const
{
    return point.key >= x.lower && point.key <= x.upper && point.value >= y.lower &&
           point.value <= y.upper;
}

/// At most `most` visible points of the curve; those of adjacent curves are offset.
QList<QCPGraphData> Plot::Parts::shapePlaces(std::size_t curve, std::size_t most) const
{
    QList<QCPGraphData> within;
    for (const QCPGraphData& point : *curves[curve]->data())
        if (isWithin(point))
            within += point;
    const auto count = static_cast<std::size_t>(within.size());
    if (count <= most)
        return within;
    QList<QCPGraphData> places;
    const double shift = (double(curve) + 0.5) / double(curves.size());
    for (std::size_t i = 0; i < most; ++i)
        places +=
            within[static_cast<qsizetype>((double(i) + shift) / double(most) * double(count))];
    return places;
}

void Plot::Parts::setYTicks(double room) const
{
    if (!axes.yTicks.empty()) {
        // A scale needs more than one number.
        for (const double share : {1.2, closestNumbers}) {
            const double height = share * QFontMetricsF(look.text).height();
            const int shown = setTicks(*plot.yAxis, axes.yTicks, room / (y.upper - y.lower),
                                       [height](const QString&) { return height; });
            if (shown > 1)
                return;
        }
        return;
    }
    const double height = QFontMetricsF(look.text).height();
    int most = std::clamp(static_cast<int>(room / (1.9 * height)), 1, mostYTicks);
    double step = roundStep(y, most, false);
    // A scale needs more than one number.
    while (ticksAt(y, step, false).size() < 2 && (most + 1) * 1.1 * height <= room)
        step = roundStep(y, ++most, false);
    setTicks(*plot.yAxis, ticksAt(y, step, false), decimalsOf(step), axes.format.locale);
    if (ticksAt(y, step, false).size() < 2)
        setFarTicks(room / (y.upper - y.lower));
}

/// As many numbers of a fine step as fit, at least two.
void Plot::Parts::setFarTicks(double pixels) const
{
    constexpr int finest = 20;
    const double height = closestNumbers * QFontMetricsF(look.text).height();
    int shown = 0;
    for (int most = 2; shown < 2 && most <= finest; ++most) {
        const double step = roundStep(y, most, false);
        std::vector<AxisTick> ticks;
        for (const double tick : ticksAt(y, step, false))
            ticks.push_back({tick, tickText(tick, decimalsOf(step), axes.format.locale)});
        shown = setTicks(*plot.yAxis, ticks, pixels, [height](const QString&) { return height; });
    }
}

void Plot::Parts::setXTicks(double room) const
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
        if (most <= 1 && distance < widest) {
            std::vector<AxisTick> labels;
            labels.reserve(std::size_t(ticks.size()));
            for (const double tick : ticks)
                labels.push_back({tick, tickText(tick, decimalsOf(step), axes.format.locale)});
            setTicks(*plot.xAxis, labels, room / (x.upper - x.lower),
                     [&metrics](const QString& text) { return metrics.horizontalAdvance(text); });
            return;
        }
        if (most <= 1 || distance >= widest + 1.1 * metrics.height()) {
            setTicks(*plot.xAxis, ticks, decimalsOf(step), axes.format.locale);
            return;
        }
    }
}

QSizeF Plot::Parts::overhang() const
{
    const auto ticks = plot.xAxis->ticker().staticCast<QCPAxisTickerText>()->ticks();
    const QFontMetricsF metrics(look.text);
    const double pixels = area().width() / (x.upper - x.lower);
    QSizeF found(0, 0);
    for (auto tick = ticks.lowerBound(x.lower); tick != ticks.end() && tick.key() <= x.upper;
         ++tick) {
        const double half = metrics.horizontalAdvance(*tick) / 2;
        found = found.expandedTo(
            {half - (tick.key() - x.lower) * pixels, half - (x.upper - tick.key()) * pixels});
    }
    return found;
}

/// A title is centred on its axis and may extend to the edge of the surface.
void Plot::Parts::setTitles(QSize size) const
{
    const QFontMetricsF metrics(look.text);
    const auto fitted = [&](const QString& title, double middle, double end, double across) {
        const int lines = across > roomyArea * metrics.height() ? 2 : 1;
        const double width = 2 * std::min(middle, end - middle);
        QString whole = wrappedText(title, metrics, width, lines).join(QLatin1Char('\n'));
        if (withoutBlanks(whole) == withoutBlanks(title))
            return whole;
        // There is room for the name without its details, or on screen not even for the name.
        const QString name = nameOf(title);
        QString cut = wrappedText(name, metrics, width, lines).join(QLatin1Char('\n'));
        return look.page || withoutBlanks(cut) == withoutBlanks(name) ? cut : QString();
    };
    const QRectF place = area().rect();
    if (!plot.xAxis->label().isEmpty())
        plot.xAxis->setLabel(fitted(axes.xTitle, place.center().x(), size.width(), place.height()));
    if (!plot.yAxis->label().isEmpty())
        plot.yAxis->setLabel(fitted(axes.yTitle, place.center().y(), size.height(), place.width()));
}

/// Removes titles, then labels, if they would leave too little room for the data.
void Plot::Parts::makeRoom(QSize size)
{
    const double low = look.page->style().fit ? leastInPanel : leastHeight;
    const auto isLow = [&] { return area().height() < low * size.height(); };
    const auto isNarrow = [&](double share) { return area().width() < share * size.width(); };
    const auto change = [&](auto changed) {
        changed();
        layOut(size);
        setYTicks(area().height());
        setXTicks(area().width());
        setTitles(size);
        layOut(size);
    };
    if (isLow())
        change([this] { plot.xAxis->setLabel(QString()); });
    if (isNarrow(leastWithTitle))
        change([this] { plot.yAxis->setLabel(QString()); });
    if (isLow())
        change([this] { plot.xAxis->setTickLabels(false); });
    if (isNarrow(leastWithLabels))
        change([this] { plot.yAxis->setTickLabels(false); });
}

/// What is left over stays to the right of the square or below it.
void Plot::Parts::makeSquare(QSize size)
{
    constexpr int passes = 3;  // other numbers on the axes have another width
    const QMargins whole = area().margins();
    for (int pass = 0; pass < passes && area().width() != area().height(); ++pass) {
        const int extra = area().width() - area().height();
        QMargins margins = area().minimumMargins();
        if (extra > 0)
            margins.setRight(size.width() - area().right() - 1 + extra);
        else
            margins.setBottom(size.height() - area().bottom() - 1 - extra);
        area().setMinimumMargins(margins);
        layOut(size);
        setYTicks(area().height());
        setXTicks(area().width());
        setTitles(size);
        layOut(size);
    }
    const QMargins more = area().margins() - whole;
    // The last number of the axis is below what is to the right.
    const int pad = look.page ? edge : look.theme.px(6);
    const int right = more.right() > 0 ? size.width() - area().right() - 1 - pad : 0;
    spare = QRectF(area().right(), size.height() - std::max(0, more.bottom()), right,
                   std::max(0, more.bottom()));
}

/// A title of the y axis that is not rotated.
void Plot::Parts::paintTitle(QPainter& painter) const
{
    const int left = look.theme.px(6);
    const QRectF place(left, titleGap, plot.viewport().width() - 2 * left,
                       QFontMetricsF(look.text).height());
    QString title = axes.yTitle;
    if (QFontMetricsF(look.text).horizontalAdvance(title) > place.width())
        title = nameOf(title);
    painter.setFont(look.text);
    painter.setPen(look.theme.mutedText);
    // Letters of other fonts may be taller.
    painter.drawText(
        place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, title);
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
    // The library counts heights upwards from the last row of pixels.
    const QRectF rect(area.left(), area.bottom() - area.height(), area.width(), area.height());
    return {rect, m_parts->x, m_parts->y};
}

QRectF Plot::spare() const
{
    return m_parts->spare;
}

bool Plot::hasShapes() const
{
    return m_parts->hasShapes;
}

void Plot::paint(QPaintDevice& device, const std::function<void(QPainter&)>& onTop)
{
    QCPPainter painter(&device);
    beginPage(painter, m_parts->look);
    for (std::size_t i = 0; i < m_parts->curves.size(); ++i) {
        m_parts->curves[i]->series = static_cast<int>(i);
        m_parts->curves[i]->frame = frame();
    }
    const QSize size = m_parts->plot.viewport().size();
    tellArea(m_parts->look, size, frame().area);
    m_parts->plot.toPainter(&painter, size.width(), size.height());
    if (m_parts->isTitleAbove())
        m_parts->paintTitle(painter);
    if (onTop)
        onTop(painter);
}

}  // namespace ui
