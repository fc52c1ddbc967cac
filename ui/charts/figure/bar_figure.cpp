// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/bar_figure.h"

#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/drawing/legend_row.h"
#include "ui/charts/drawing/marker.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"
#include "ui/toolkit/panel/legend_names.h"

#include <QPaintDevice>
#include <QPainter>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr double leastSlot = 9;  ///< a rank's bars and the gap to the next rank
constexpr double widestBar = 22;
constexpr double filledShare = 0.78;  ///< of a slot
constexpr double fadedOpacity = 0.35;
constexpr double unreachedOpacity = 0;
constexpr double leastLitBar = 9;  ///< a narrower bar would be all outline
constexpr double idealFill = 0.3;
constexpr double swatchWidth = 13;

ChartRange heightsOf(const BarChart& chart)
{
    Chart range;
    for (const Bars& bars : chart.bars)
        range.series.push_back({{}, {}, bars.heights});
    return yRangeOf(range);
}

QColor colourOf(const Bars& bars, const Theme& theme)
{
    return bars.isIdeal ? theme.idealBar : theme.bar;
}

/// Earned gain is solid; possible gain is an outline with a light filling.
void paintBar(QPainter& painter, const QRectF& bar, const Bars& bars, const Look& look, bool isLit)
{
    const QColor colour = colourOf(bars, look.theme);
    QColor fill = colour;
    if (bars.isIdeal)
        fill.setAlphaF(idealFill);
    const bool hasEdge = isLit && bar.width() >= leastLitBar * look.scale;
    const double width = std::min(look.line(hasEdge ? 1.6 : 1.0), bar.width() / 2);
    painter.setPen(QPen(hasEdge ? look.theme.currentEdge : colour, width, Qt::SolidLine,
                        Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(fill);
    painter.drawRect(bar.adjusted(width / 2, std::min(width / 2, bar.height()), -width / 2, 0));
}

}  // namespace

QString partTitle(const QString& title, const RankWindow& shown, std::size_t all)
{
    return shown.count < all
               ? remarkedText(title, Wording::tr("%1 to %2 of %3")
                                         .arg(countText(shown.first), countText(shown.last()),
                                              countText(all)))
               : title;
}

void BarFigure::setChart(BarChart chart)
{
    m_chart = std::move(chart);
    m_heights = heightsOf(m_chart);
}

void BarFigure::arrangePlot(const Look& look, QSize size, RankWindow window, double leastLegend)
{
    m_look = look;
    m_window = window;
    Chart chart;
    chart.axes.xTitle = m_chart.xTitle;
    if (look.page)  // on screen, the scroll bar shows this
        chart.axes.xTitle = partTitle(m_chart.xTitle, window, rankCount(m_chart));
    chart.axes.yTitle = m_chart.yTitle;
    chart.axes.isXIntegral = true;
    chart.axes.xRange = ChartRange{double(window.first) - 0.5, double(window.last()) + 0.5};
    chart.axes.yRange = shownY(look, m_heights);
    chart.axes.xTicks = nameTicks(size, window);
    chart.axes.format = m_chart.format;
    m_plot.setChart(chart);
    const double row = std::max(leastLegend, legendRowHeight(look));
    m_plot.arrange(look, size, {0, look.page ? 0 : row});
    m_frame = m_plot.frame();
    m_legend = legendRowAbove(m_frame.area, row, look.theme.px(3));
}

std::vector<AxisTick> BarFigure::nameTicks(QSize size, RankWindow window) const
{
    constexpr double leastName = 34;  ///< in design pixels
    constexpr double areaShare = 0.86;
    const double slot = areaShare * size.width() / double(std::max<std::size_t>(window.count, 1));
    if (m_chart.names.isEmpty() || slot < leastName * m_look.scale)
        return {};
    std::vector<LegendName> names;
    QSet<QString> different;
    for (std::size_t rank = window.first; rank <= window.last(); ++rank) {
        names.push_back({m_chart.names[qsizetype(rank) - 1]});
        different.insert(names.back().name);
    }
    const QFontMetricsF metrics(m_look.text);
    const double room = slot - 0.75 * metrics.height();  // the axis leaves out closer labels
    const QStringList shown = cutInLine(names, metrics, std::vector<double>(names.size(), room));
    // Places distinguish what there is no room to name.
    if (QSet<QString>(shown.begin(), shown.end()).size() < different.size())
        return {};
    std::vector<AxisTick> ticks;
    for (const QString& name : shown)
        ticks.push_back({double(window.first + ticks.size()), name});
    return ticks;
}

std::size_t BarFigure::roomFor(const Look& look, QSize size)
{
    arrangePlot(look, size, {1, rankCount(m_chart)});
    const double room = m_frame.area.width() / (leastSlot * look.scale);
    return std::max<std::size_t>(1, static_cast<std::size_t>(std::max(1.0, room)));
}

void BarFigure::arrange(const Look& look, QSize size, RankWindow window, QSizeF corner)
{
    arrangePlot(look, size, window, corner.height());
    const double right = std::min(m_legend.right(), size.width() - corner.width());
    if (legendRowWidth(look, swatchWidth, legend()) <= right - m_legend.left() || look.page) {
        m_legend.setRight(right);
    } else {
        const double row = legendRowHeight(look);
        arrangePlot(look, size, window, corner.height() + row);
        m_legend.setTop(m_legend.bottom() - row);
    }
    if (look.page)
        arrangeLegend(size);
}

std::vector<LegendEntry> BarFigure::legend() const
{
    const auto entry = [this](const QString& name, const Bars& bars, double opacity) {
        return LegendEntry{name, [this, &bars, opacity](QPainter& painter, const QRectF& sample) {
                               painter.setOpacity(opacity);
                               paintBar(painter, sample, bars, m_look, false);
                               painter.setOpacity(1);
                           }};
    };
    std::vector<LegendEntry> entries;
    for (const Bars& bars : m_chart.bars)
        entries.push_back(entry(bars.name, bars, 1));
    if (m_chart.counted < m_window.last())
        entries.push_back(entry(m_chart.fadedName, m_chart.bars.front(), fadedOpacity));
    if (isMeanShown())
        entries.push_back({m_chart.meanText, [this](QPainter& painter, const QRectF& sample) {
                               paintLevel(painter, m_look, sample, sample.center().y());
                           }});
    return entries;
}

void BarFigure::arrangeLegend(QSize size)
{
    const auto cover = [this](const QRectF& rect) {
        const double mean = isMeanShown() ? m_frame.at(0, *m_chart.mean).y() : rect.top() - 1;
        int count = mean >= rect.top() && mean <= rect.bottom();
        for (std::size_t rank = m_window.first; rank <= m_window.last(); ++rank)
            for (std::size_t i = 0; i < m_chart.bars.size(); ++i)
                count += barOf(rank, i).intersects(rect);
        return count;
    };
    m_names = Legend(legend(), swatchWidth, m_look, m_frame, cover);
    m_frame = m_names.settle(m_plot, m_look, size);
}

QRectF BarFigure::slotOf(std::size_t rank) const
{
    if (!m_window.contains(rank))
        return {};
    const double left = m_frame.at(double(rank) - 0.5, 0).x();
    const double right = m_frame.at(double(rank) + 0.5, 0).x();
    return {left, m_frame.area.top(), right - left, m_frame.area.height()};
}

double BarFigure::barWidth() const
{
    const double slot = m_frame.area.width() / double(m_window.count);
    return std::min(filledShare * slot / double(m_chart.bars.size()), widestBar * m_look.scale);
}

QRectF BarFigure::barOf(std::size_t rank, std::size_t bars) const
{
    const QRectF slot = slotOf(rank);
    const double height = m_chart.bars[bars].heights[rank - 1];
    if (slot.isNull() || std::isnan(height))
        return {};
    const double width = barWidth();
    const double left =
        slot.center().x() + (double(bars) - double(m_chart.bars.size()) / 2) * width;
    const double base = m_frame.at(0, std::max(0.0, m_heights.lower)).y();
    const double top = m_frame.at(0, height).y();
    return QRectF(QPointF(left, top), QPointF(left + width, base)).normalized();
}

double BarFigure::opacityOf(std::size_t rank) const
{
    if (m_reached && rank > *m_reached)
        return unreachedOpacity;
    return rank > m_chart.counted ? fadedOpacity : 1;
}

void BarFigure::paintBars(QPainter& painter, std::size_t rank, bool isLit) const
{
    painter.setOpacity(opacityOf(rank));
    for (std::size_t i = 0; i < m_chart.bars.size(); ++i)
        if (const QRectF bar = barOf(rank, i); bar.height() > 0)
            paintBar(painter, bar, m_chart.bars[i], m_look, isLit);
    painter.setOpacity(1);
}

bool BarFigure::isMeanShown() const
{
    return m_chart.mean && *m_chart.mean >= m_frame.y.lower && *m_chart.mean <= m_frame.y.upper;
}

void BarFigure::paintMean(QPainter& painter) const
{
    if (isMeanShown())
        paintLevel(painter, m_look, m_frame.area, m_frame.at(0, *m_chart.mean).y());
}

void BarFigure::paintLit(QPainter& painter, std::size_t rank) const
{
    if (!m_window.contains(rank))
        return;
    painter.save();
    const QRectF slot = slotOf(rank);
    painter.fillRect(slot, m_look.theme.current);
    painter.setPen(QPen(m_look.theme.currentEdge, m_look.line(1.3)));
    painter.drawLine(slot.bottomLeft(), slot.bottomRight());
    painter.setRenderHint(QPainter::Antialiasing);
    paintBars(painter, rank, true);
    painter.setClipRect(slot, Qt::IntersectClip);
    paintMean(painter);
    painter.restore();
}

void BarFigure::paint(QPaintDevice& device, std::optional<std::size_t> lit)
{
    m_plot.paint(device, [&](QPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.save();
        if (hasLimits(m_look))
            painter.setClipRect(m_frame.area, Qt::IntersectClip);
        for (std::size_t rank = m_window.first; rank <= m_window.last(); ++rank)
            paintBars(painter, rank, false);
        paintMean(painter);
        painter.restore();
        if (m_look.page)
            m_names.paint(painter, m_look);
        else
            paintLegendRow(painter, m_look, m_legend, swatchWidth, legend());
        if (lit)
            paintLit(painter, *lit);
    });
}

namespace {

/// The ranks within the style's limits.
RankWindow shownRanks(const Look& look, const RankWindow& window, std::size_t ranks)
{
    const ChartRange requested = shownX(look, {double(window.first), double(window.last())});
    const double last = double(std::max<std::size_t>(1, ranks));
    const double first = std::clamp(std::ceil(requested.lower), 1.0, last);
    const double end = std::clamp(std::floor(requested.upper), first, last);
    return {static_cast<std::size_t>(first), static_cast<std::size_t>(end - first) + 1};
}

}  // namespace

void paintBarFigure(BarChart chart, RankWindow window, std::optional<std::size_t> lit,
                    QPaintDevice& device, QSizeF points, const FigureStyle& style)
{
    const Look look = paperLook(style, device, points);
    reword(chart, style.words);
    chart.format.locale = QLocale::c();
    const std::size_t ranks = rankCount(chart);
    BarFigure figure;
    figure.setChart(std::move(chart));
    figure.arrange(look, pageRoom(look), shownRanks(look, window, ranks));
    figure.paint(device, style.hasMarks ? lit : std::nullopt);
}

}  // namespace ui
