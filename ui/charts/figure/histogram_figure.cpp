// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/histogram_figure.h"

#include "ui/charts/chart/ticks.h"
#include "ui/charts/drawing/backdrop.h"
#include "ui/charts/drawing/legend_row.h"
#include "ui/charts/drawing/marker.h"
#include "ui/charts/drawing/panel_fit.h"
#include "ui/charts/drawing/paper_page.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr double histogramSwatch = 16;
constexpr double barGap = 1;
constexpr double leastBar = 3;  ///< a narrower bar would be all gap and outline
constexpr double thresholdWidth = 2.5;

QColor colourOf(HistogramFigure::Class which, const Look& look, bool areSeries)
{
    if (which == HistogramFigure::Class::Positive)
        return seriesColour(0, look);
    return areSeries ? seriesColour(1, look) : look.theme.mutedText;
}

QPen thresholdPen(const Look& look)
{
    return QPen(look.theme.currentEdge, look.line(thresholdWidth), Qt::SolidLine, Qt::FlatCap);
}

/// Negatives are hatched and positives filled and outlined, so that they differ not only in colour.
void paintBar(QPainter& painter, const Look& look, const QRectF& bar, HistogramFigure::Class which,
              bool areSeries)
{
    const bool isPositive = which == HistogramFigure::Class::Positive;
    QColor fill = colourOf(which, look, areSeries);
    fill.setAlphaF(isPositive ? 0.6F : 0.32F);
    painter.fillRect(bar, fill);
    QColor line = colourOf(which, look, areSeries);
    line.setAlphaF(isPositive ? 0.9F : 0.4F);
    const double width = look.line(1);
    painter.setPen(QPen(line, isPositive ? width : width / 2));
    if (isPositive) {
        painter.drawLine(bar.topLeft(), bar.topRight());
        return;
    }
    painter.save();
    painter.setClipRect(bar, Qt::IntersectClip);
    const double step = 6 * look.scale;
    // All bars share one set of diagonal lines.
    const double first = std::ceil((bar.left() + bar.top()) / step) * step;
    for (double sum = first; sum < bar.right() + bar.bottom(); sum += step)
        painter.drawLine(QPointF(sum - bar.top(), bar.top()),
                         QPointF(sum - bar.bottom(), bar.bottom()));
    painter.restore();
}

}  // namespace

void HistogramFigure::setHistogram(Histogram histogram)
{
    m_histogram = std::move(histogram);
    m_tallest = m_histogram.leastTop;
    for (const auto* counts : {&m_histogram.positives, &m_histogram.negatives})
        for (const double count : *counts)
            m_tallest = std::max(m_tallest, count);
    if (m_tallest == 0)
        m_tallest = 1;
}

std::vector<AxisTick> HistogramFigure::countTicks(const ChartRange& counts, const Look& look,
                                                  QSize size) const
{
    constexpr int mostTicks = 6;
    const double row = 2.2 * QFontMetricsF(look.text).height();
    const int axis = m_histogram.hasScores ? 1 : 0;
    int most = std::clamp(static_cast<int>(size.height() / row) - axis, 1, mostTicks);
    const QLocale& locale = m_histogram.format.locale;
    // Sums of weights may all be below 1.
    const bool isWhole = counts.upper - counts.lower >= 1;
    double step = roundStep(counts, most, isWhole);
    // A scale needs more than one number.
    while (counts.lower + step > counts.upper && most < mostTicks)
        step = roundStep(counts, ++most, isWhole);
    const bool usesPowers = m_histogram.isLogarithmic && isWhole;
    const auto ticks =
        usesPowers ? logarithmicCounts(counts.upper) : ticksAt(counts, step, isWhole);
    const int decimals = usesPowers ? 0 : decimalsOf(step);
    std::vector<AxisTick> found;
    const std::size_t stride = (ticks.size() + mostTicks) / (mostTicks + 1);
    for (std::size_t i = 0; i < ticks.size(); i += stride)
        found.push_back({m_histogram.heightOf(ticks[i]), tickText(ticks[i], decimals, locale)});
    return found;
}

void HistogramFigure::arrange(const Look& look, QSize size, QSizeF corner)
{
    m_look = look;
    Chart chart;
    chart.axes.xTitle = m_histogram.xTitle;
    chart.axes.yTitle = m_histogram.yTitle;
    chart.axes.xRange = m_histogram.edges.empty()
                            ? ChartRange{}
                            : ChartRange{m_histogram.edges.front(), m_histogram.edges.back()};
    chart.axes.xRange = shownX(look, *chart.axes.xRange);
    const ChartRange counts = shownY(look, {0, m_tallest});
    const bool isWhole = counts == ChartRange{0, m_tallest};
    chart.axes.yRange =
        ChartRange{m_histogram.heightOf(counts.lower),
                   isWhole ? m_histogram.topOf(m_tallest) : m_histogram.heightOf(counts.upper)};
    chart.axes.yTicks = countTicks(counts, look, size);
    if (!m_histogram.hasScores)
        chart.axes.xTicks = {{chart.axes.xRange->lower, {}}};
    chart.axes.format = m_histogram.format;
    m_plot.setChart(chart);
    const double row = std::max(corner.height(), legendRowHeight(look));
    m_plot.arrange(look, size, {0, look.page ? 0 : row});
    m_frame = m_plot.frame();
    m_legend = legendRowAbove(m_frame.area, row, look.theme.px(3));
    m_legend.setRight(std::min(m_legend.right(), size.width() - corner.width()));
    if (look.page)
        arrangeLegend(size);
}

/// The entries outlive the figure, because panels share them.
std::vector<LegendEntry> HistogramFigure::legend() const
{
    const auto entry = [this](const QString& name, Class which) {
        return LegendEntry{name, [look = m_look, which, areSeries = m_histogram.areSeries](
                                     QPainter& painter, const QRectF& sample) {
                               paintBar(painter, look, sample, which, areSeries);
                           }};
    };
    std::vector<LegendEntry> entries{entry(m_histogram.positiveName, Class::Positive),
                                     entry(m_histogram.negativeName, Class::Negative)};
    if (!m_histogram.thresholdName.isEmpty())
        entries.push_back({m_histogram.thresholdName,
                           [look = m_look](QPainter& painter, const QRectF& sample) {
                               painter.setPen(thresholdPen(look));
                               painter.drawLine(QPointF(sample.center().x(), sample.top()),
                                                QPointF(sample.center().x(), sample.bottom()));
                           }});
    return entries;
}

void HistogramFigure::arrangeLegend(QSize size)
{
    const auto cover = [this](const QRectF& rect) {
        int count = 0;
        for (const Class which : {Class::Negative, Class::Positive})
            for (std::size_t bin = 0; bin < m_histogram.bins(); ++bin)
                count += barOf(bin, which).intersects(rect);
        return count;
    };
    if (PanelFit* fit = m_look.page->style().fit)
        fit->curves = legend();
    m_names = Legend(legend(), histogramSwatch, m_look, m_frame, cover);
    m_frame = m_names.settle(m_plot, m_look, size);
}

QRectF HistogramFigure::barOf(std::size_t bin, Class which) const
{
    const auto& counts = which == Class::Positive ? m_histogram.positives : m_histogram.negatives;
    if (bin >= counts.size() || !(counts[bin] > 0))
        return {};
    double left = m_frame.at(m_histogram.edges[bin], 0).x();
    double right = m_frame.at(m_histogram.edges[bin + 1], 0).x();
    if (const double gap = barGap * m_look.scale; right - left >= leastBar * gap) {
        left += gap / 2;
        right -= gap / 2;
    }
    const double top = m_frame.at(0, m_histogram.heightOf(counts[bin])).y();
    return {QPointF(left, top), QPointF(right, m_frame.area.bottom())};
}

std::optional<std::size_t> HistogramFigure::binAt(double pixel) const
{
    if (m_histogram.bins() == 0 || pixel < m_frame.area.left() || pixel > m_frame.area.right())
        return std::nullopt;
    const auto inner = m_histogram.edges.begin() + 1;
    const auto found = std::upper_bound(inner, m_histogram.edges.end() - 1, m_frame.xAt(pixel));
    return static_cast<std::size_t>(found - inner);
}

double HistogramFigure::pixelOf(double score) const
{
    return m_frame.at(std::clamp(score, m_frame.x.lower, m_frame.x.upper), 0).x();
}

void HistogramFigure::paint(QPaintDevice& device, const HistogramMarks& marks,
                            const std::function<void(QPainter&)>& onTop)
{
    m_plot.paint(device, [&](QPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.save();
        if (hasLimits(m_look))
            painter.setClipRect(m_frame.area, Qt::IntersectClip);
        for (const Class which : {Class::Negative, Class::Positive})
            for (std::size_t bin = 0; bin < m_histogram.bins(); ++bin)
                if (const QRectF bar = barOf(bin, which); !bar.isNull())
                    paintBar(painter, m_look, bar, which, m_histogram.areSeries);
        painter.restore();
        if (m_look.page)
            m_names.paint(painter, m_look);
        else
            paintLegendRow(painter, m_look, m_legend, histogramSwatch, legend());
        if (m_histogram.guess)
            paintGuess(painter, *m_histogram.guess);
        paintMarks(painter, marks);
        if (onTop)
            onTop(painter);
    });
}

QRectF HistogramFigure::highlightPlace(double score) const
{
    const double half = 5 * m_look.scale;
    const QPointF tip(pixelOf(score), m_frame.area.bottom());
    return {tip - QPointF(half, 1.8 * half), tip + QPointF(half, 0)};
}

/// At its right or, without room there, at its left; empty without a text or a free place.
QRectF HistogramFigure::highlightTextPlace(const HistogramMarks& marks) const
{
    if (!marks.highlight || marks.highlightText.isEmpty())
        return {};
    const QRectF wedge = highlightPlace(*marks.highlight);
    QRectF place = besideLine(marks.highlightText, m_look, m_frame.area, wedge.right());
    if (place.left() < wedge.right())
        place.moveRight(wedge.left());
    place.moveBottom(m_frame.area.bottom() - m_look.scale);
    const QRectF threshold = marks.threshold ? besideLine(marks.thresholdText, m_look, m_frame.area,
                                                          pixelOf(*marks.threshold))
                                             : QRectF();
    return m_frame.area.contains(place) && !place.intersects(threshold) ? place : QRectF();
}

QRegion HistogramFigure::areaOf(const HistogramMarks& marks) const
{
    QRegion region;
    const double margin = 2 * m_look.scale;
    if (marks.threshold) {
        const double half = thresholdWidth * m_look.scale / 2 + margin;
        const double x = pixelOf(*marks.threshold);
        region += QRectF(x - half, m_frame.area.top() - margin, 2 * half,
                         m_frame.area.height() + 2 * margin)
                      .toAlignedRect();
        region += besideLine(marks.thresholdText, m_look, m_frame.area, x)
                      .adjusted(-margin, -margin, margin, margin)
                      .toAlignedRect();
    }
    if (marks.highlight)
        region += highlightPlace(*marks.highlight)
                      .adjusted(-margin, -margin, margin, margin)
                      .toAlignedRect();
    if (const QRectF text = highlightTextPlace(marks); !text.isEmpty())
        region += text.adjusted(-margin, -margin, margin, margin).toAlignedRect();
    return region;
}

/// Above the bars, if there is room; the guess is hollow.
void HistogramFigure::paintGuess(QPainter& painter, const GuessedScore& guess) const
{
    constexpr double height = 0.3;  // of the data area, from its top
    const double y = m_frame.area.top() + height * m_frame.area.height();
    const QPointF guessed(pixelOf(guess.guessed), y);
    const QPointF right(pixelOf(guess.right), y);
    paintGuessedPoint(painter, m_look, guessed, right, m_look.theme.accent, guess.isRight);
}

void HistogramFigure::paintMarks(QPainter& painter, const HistogramMarks& marks) const
{
    const Theme& theme = m_look.theme;
    const auto isShown = [&](const std::optional<double>& at) {
        return at && (!hasLimits(m_look) || (*at >= m_frame.x.lower && *at <= m_frame.x.upper));
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (isShown(marks.highlight)) {
        const QRectF place = highlightPlace(*marks.highlight);
        QPainterPath wedge(QPointF(place.center().x(), place.bottom()));
        wedge.lineTo(place.topLeft());
        wedge.lineTo(place.topRight());
        wedge.closeSubpath();
        painter.setPen(QPen(theme.currentEdge, m_look.line(1.2)));
        painter.setBrush(theme.current);
        painter.drawPath(wedge);
        paintBesideLine(painter, marks.highlightText, m_look, highlightTextPlace(marks));
    }
    if (isShown(marks.threshold)) {
        const double x = pixelOf(*marks.threshold);
        painter.setPen(thresholdPen(m_look));
        painter.drawLine(QPointF(x, m_frame.area.top()), QPointF(x, m_frame.area.bottom()));
        paintBesideLine(painter, marks.thresholdText, m_look,
                        besideLine(marks.thresholdText, m_look, m_frame.area, x));
    }
    painter.restore();
}

void HistogramFigure::arrangeOnPaper(Histogram histogram, const Look& look,
                                     const FigureStyle& style)
{
    reword(histogram, style.words);
    histogram.format.locale = QLocale::c();
    setHistogram(std::move(histogram));
    arrange(look, pageRoom(look));
}

void paintHistogram(Histogram histogram, const HistogramMarks& marks, QPaintDevice& device,
                    QSizeF points, const FigureStyle& style)
{
    HistogramFigure figure;
    if (!style.hasMarks)
        histogram.thresholdName.clear();
    figure.arrangeOnPaper(std::move(histogram), paperLook(style, device, points), style);
    figure.paint(device, style.hasMarks ? marks : HistogramMarks{});
}

}  // namespace ui
