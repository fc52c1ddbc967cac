// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/difference_figure.h"

#include "ui/charts/chart/ticks.h"
#include "ui/charts/drawing/legend_row.h"
#include "ui/charts/drawing/marker.h"
#include "ui/text/words/change_text.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr double leastBarSlot = 3;  ///< a narrower bar and its gap would blur
constexpr double barShare = 0.94;
constexpr double widestGap = 1.5;
constexpr double widestDifference = 40;
constexpr double leastBand = 7;
constexpr double leastForLegend = 100;  ///< the chart's height, on screen
constexpr double roomAbove = 0.04;
constexpr double differenceSwatch = 11;
constexpr double litRing = 1.6;      ///< around the highlighted bar
constexpr double longestName = 0.5;  ///< of the data area, at a bar

}  // namespace

void DifferenceFigure::setChart(DifferenceChart chart)
{
    m_chart = std::move(chart);
    m_range = {-1, 1};
    if (m_chart.differences.empty())
        return;
    const double least = std::min(0.0, m_chart.differences.front());
    const double most = std::max(0.0, m_chart.differences.back());
    if (const double room = roomAbove * (most - least); room > 0)
        m_range = {least - room, most + room};
}

std::vector<AxisTick> DifferenceFigure::ticks(QSize size) const
{
    constexpr int mostTicks = 6;
    constexpr int finest = 20;
    const double row = 2.4 * QFontMetricsF(m_look.text).height();
    int pieces = std::clamp(static_cast<int>(size.height() / row) - 1, 1, mostTicks);
    double step = roundStep(m_shown, pieces, false);
    // A scale needs more than one number.
    while (ticksAt(m_shown, step, false).size() < 2 && pieces < finest)
        step = roundStep(m_shown, ++pieces, false);
    std::vector<AxisTick> found;
    for (const double at : ticksAt(m_shown, step, false))
        found.push_back(
            {at, m_chart.areValues
                     ? decimalText(at, decimalsOf(step), m_chart.format.locale)
                     : differenceText(0.0, at, decimalsOf(step), m_chart.format.locale)});
    return found;
}

void DifferenceFigure::arrange(const Look& look, QSize size, double pixel)
{
    m_look = look;
    m_pixel = pixel;
    Chart chart;
    if (look.page) {  // on screen the panel's title says both
        chart.axes.xTitle = m_chart.xTitle;
        chart.axes.yTitle = m_chart.yTitle;
    }
    chart.axes.xRange = ChartRange{0, double(std::max<std::size_t>(1, count()))};
    m_shown = shownY(look, m_range);
    chart.axes.yRange = m_shown;
    chart.axes.xTicks = {{-1, QString()}};  // outside the range: hidden
    chart.axes.yTicks = ticks(size);
    chart.axes.format = m_chart.format;
    m_plot.setChart(chart);
    // A low chart gives its height to the bars, whose side says the same.
    const bool hasRow = !look.page && size.height() >= look.theme.px(leastForLegend);
    const double row = hasRow ? legendRowHeight(look) : 0;
    m_plot.arrange(look, size, {0, row});
    m_frame = m_plot.frame();
    m_legend = hasRow ? legendRowAbove(m_frame.area, row, look.theme.px(3)) : QRectF();
    if (look.page)
        arrangeLegend(size);
}

std::vector<LegendEntry> DifferenceFigure::legend() const
{
    const auto entry = [](const QString& name, const QColor& colour) {
        return LegendEntry{name, [colour](QPainter& painter, const QRectF& sample) {
                               painter.fillRect(sample, colour);
                           }};
    };
    std::vector<LegendEntry> entries;
    for (const auto& [name, colour] : {std::pair(m_chart.belowName, sideColour(false, m_look)),
                                       std::pair(m_chart.equalName, m_look.theme.border),
                                       std::pair(m_chart.aboveName, sideColour(true, m_look))})
        if (!name.isEmpty())
            entries.push_back(entry(name, colour));
    return entries;
}

void DifferenceFigure::arrangeLegend(QSize size)
{
    const auto cover = [this](const QRectF& rect) {
        int found = 0;
        for (std::size_t place = 0; place < count(); ++place)
            found += barOf(place).intersects(rect);
        return found;
    };
    m_names = Legend(legend(), differenceSwatch, m_look, m_frame, cover);
    m_frame = m_names.settle(m_plot, m_look, size);
}

QRectF DifferenceFigure::slotOf(std::size_t place) const
{
    const double left = m_frame.at(double(place), 0).x();
    const double right = m_frame.at(double(place + 1), 0).x();
    return {left, m_frame.area.top(), right - left, m_frame.area.height()};
}

QRectF DifferenceFigure::barOf(std::size_t place) const
{
    const QRectF slot = slotOf(place);
    const double width =
        isReduced()
            ? slot.width()
            : std::min(std::max(barShare * slot.width(), slot.width() - widestGap * m_look.scale),
                       widestDifference * m_look.scale);
    const double zero = m_frame.at(0, 0).y();
    const double end = m_frame.at(0, m_chart.differences[place]).y();
    const double left = slot.center().x() - width / 2;
    return QRectF(QPointF(left, zero), QPointF(left + width, end)).normalized();
}

QRectF DifferenceFigure::bandOf(std::size_t place) const
{
    QRectF band = slotOf(place);
    const double least = leastBand * m_look.scale;
    if (band.width() < least)
        band.adjust((band.width() - least) / 2, 0, (least - band.width()) / 2, 0);
    return band;
}

QRect DifferenceFigure::lightOf(std::size_t place) const
{
    const int ring = static_cast<int>(std::ceil(litRing * m_look.scale));
    return bandOf(place).toAlignedRect().adjusted(-1 - ring, -1 - ring, 1 + ring, 2 + ring);
}

std::optional<std::size_t> DifferenceFigure::placeAt(QPointF pixel) const
{
    if (count() == 0 || !m_frame.area.contains(pixel))
        return std::nullopt;
    return std::min(count() - 1, static_cast<std::size_t>(std::max(0.0, m_frame.xAt(pixel.x()))));
}

bool DifferenceFigure::isReduced() const
{
    return m_frame.area.width() < leastBarSlot * m_look.scale * double(count());
}

void DifferenceFigure::paintBars(QPainter& painter, const QRectF& room) const
{
    if (isReduced()) {
        paintColumns(painter, room);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const double last = double(count()) - 1;
    const auto first =
        static_cast<std::size_t>(std::clamp(std::floor(m_frame.xAt(room.left())), 0.0, last));
    const auto end =
        static_cast<std::size_t>(std::clamp(std::ceil(m_frame.xAt(room.right())), 0.0, last));
    for (std::size_t place = first; place <= end; ++place)
        painter.fillRect(barOf(place), sideColour(m_chart.differences[place] > 0, m_look));
}

/// Queries are ascending, so a column's extremes are its first and its last.
void DifferenceFigure::paintColumns(QPainter& painter, const QRectF& room) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double zero = m_frame.at(0, 0).y();
    const double first = std::floor(std::max(room.left(), m_frame.area.left()) / m_pixel);
    const double end = std::ceil(std::min(room.right(), m_frame.area.right()) / m_pixel);
    std::array<QPainterPath, 2> outlines{QPainterPath({first * m_pixel, zero}),
                                         QPainterPath({first * m_pixel, zero})};
    const auto placeNear = [this](double x) {
        return static_cast<std::size_t>(std::clamp(x, 0.0, double(count()) - 1));
    };
    for (double column = first; column < end; ++column) {
        const double left = column * m_pixel;
        const double right = left + m_pixel;
        const double lowest = m_chart.differences[placeNear(std::floor(m_frame.xAt(left)))];
        const double highest = m_chart.differences[placeNear(std::ceil(m_frame.xAt(right)) - 1)];
        for (const bool isAbove : {false, true}) {
            const double y =
                m_frame.at(0, isAbove ? std::max(0.0, highest) : std::min(0.0, lowest)).y();
            outlines[isAbove].lineTo(left, y);
            outlines[isAbove].lineTo(right, y);
        }
    }
    for (const bool isAbove : {false, true}) {
        outlines[isAbove].lineTo(end * m_pixel, zero);
        painter.fillPath(outlines[isAbove], sideColour(isAbove, m_look));
    }
}

void DifferenceFigure::paintZero(QPainter& painter, const QRectF& room) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(mixed(m_look.theme.mutedText, m_look.theme.panel, 0.45), m_look.line(1)));
    const double zero = m_frame.at(0, 0).y();
    painter.drawLine(QPointF(room.left(), zero), QPointF(room.right(), zero));
}

void DifferenceFigure::paintMean(QPainter& painter) const
{
    if (m_chart.mean && *m_chart.mean >= m_shown.lower && *m_chart.mean <= m_shown.upper)
        paintLevel(painter, m_chart.meanText, m_look, m_frame, *m_chart.mean,
                   *m_chart.mean >= 0 ? Qt::AlignLeft : Qt::AlignRight);
}

/// Next to the tip of the bar, where the other bars are shorter.
void DifferenceFigure::paintName(QPainter& painter, bool isLast) const
{
    const QString& name = isLast ? m_chart.lastName : m_chart.firstName;
    if (m_look.page || name.isEmpty() || count() == 0)
        return;
    const std::vector<double>& all = m_chart.differences;
    const double value = isLast ? all.back() : all.front();
    const QRectF bar = barOf(isLast ? count() - 1 : 0);
    const QFontMetricsF metrics(m_look.text);
    const double height = 1.1 * metrics.height();
    if ((isLast ? value <= 0 : value >= 0) || bar.height() < height)
        return;
    QRectF place(0, isLast ? bar.top() : bar.bottom() - height, 0, height);
    const double level = m_frame.yAt(isLast ? place.bottom() : place.top());
    const auto shorter = isLast ? std::upper_bound(all.begin(), all.end(), level)
                                : std::lower_bound(all.begin(), all.end(), level);
    const double edge = m_frame.at(double(shorter - all.begin()), 0).x();
    const double room = isLast ? edge - m_frame.area.left() : m_frame.area.right() - edge;
    const QString number =
        QLatin1Char(' ') + (m_chart.areValues ? valueText(value, m_chart.format)
                                              : differenceText(0.0, value, m_chart.format.digits,
                                                               m_chart.format.locale));
    const double margin = 10 * m_look.scale;
    const QString shown = metrics.elidedText(name, m_chart.elision,
                                             std::min(room, longestName * m_frame.area.width()) -
                                                 margin - metrics.horizontalAdvance(number));
    if (shown.isEmpty())
        return;
    place.setWidth(metrics.horizontalAdvance(shown + number) + margin);
    place.moveLeft(isLast ? edge - place.width() : edge);
    paintBesideLine(painter, shown + number, m_look, place);
}

void DifferenceFigure::paint(QPaintDevice& device, std::optional<std::size_t> lit)
{
    m_plot.paint(device, [&](QPainter& painter) {
        painter.save();
        if (hasLimits(m_look))
            painter.setClipRect(m_frame.area, Qt::IntersectClip);
        paintBars(painter, m_frame.area);
        paintZero(painter, m_frame.area);
        painter.restore();
        paintMean(painter);
        paintName(painter, false);
        paintName(painter, true);
        if (m_look.page)
            m_names.paint(painter, m_look);
        else if (!m_legend.isEmpty())
            paintLegendRow(painter, m_look, m_legend, differenceSwatch, legend());
        if (lit)
            paintLit(painter, *lit);
    });
}

void DifferenceFigure::paintLit(QPainter& painter, std::size_t place) const
{
    const QRectF band = bandOf(place) & m_frame.area;
    const Theme& theme = m_look.theme;
    painter.save();
    painter.setClipRect(band, Qt::IntersectClip);
    painter.fillRect(band, theme.current);
    paintBars(painter, band);
    paintZero(painter, band);
    paintMean(painter);
    paintName(painter, false);
    paintName(painter, true);
    painter.restore();
    painter.save();
    QPen edge(theme.currentEdge, litRing * m_look.scale);
    edge.setJoinStyle(Qt::MiterJoin);
    painter.setPen(edge);
    painter.setBrush(Qt::NoBrush);
    const double inset = edge.widthF() / 2;
    painter.setRenderHint(QPainter::Antialiasing);
    if (isReduced()) {
        const double x = slotOf(place).center().x();
        painter.drawLine(QPointF(x, band.top()), QPointF(x, band.bottom()));
    } else if (const QRectF bar = barOf(place) & m_frame.area; bar.height() > 0) {
        painter.drawRect(bar.adjusted(-inset, -inset, inset, inset));  // the bar stays whole
    }
    painter.drawLine(QPointF(band.left(), band.bottom() - inset),
                     QPointF(band.right(), band.bottom() - inset));
    painter.restore();
}

}  // namespace ui
