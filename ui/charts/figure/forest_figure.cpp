// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/forest_figure.h"

#include "ui/charts/chart/figure_columns.h"
#include "ui/charts/chart/no_number.h"
#include "ui/charts/chart/ticks.h"
#include "ui/charts/drawing/frame.h"
#include "ui/charts/drawing/look.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/charts/drawing/wrapped_text.h"
#include "ui/charts/figure/paper_rows.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/measure_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace ui {

namespace {

constexpr double leastPlot = 0.25;     ///< of the page's width
constexpr double rowsPerSeries = 0.7;  ///< lines of text
constexpr double indent = 0.8;         ///< of a line's height
constexpr double signSize = 1.2;       ///< relative to the marker of a curve
constexpr double airAtEnds = 0.04;
constexpr double footLines = 2.8;        ///< of text, below the rows
constexpr double leastRow = 0.95;        ///< lines of text
constexpr double widestRowNames = 0.34;  ///< of the page: longer names of rows wrap
constexpr double labelGap = 0.4;         ///< between numbers of the axis, in lines of text
constexpr int finest = 20;               ///< numbers of the axis

QString intervalWords(const ForestChart::Mark& mark, const NumberFormat& format)
{
    if (std::isnan(mark.value))
        return QString(QChar(0x2013));
    const QString value = valueText(mark.value, format);
    return std::isnan(mark.low)
               ? value
               : QStringLiteral("%1 [%2, %3]")
                     .arg(value, valueText(mark.low, format), valueText(mark.high, format));
}

/// The range of all intervals.
ChartRange rangeOf(const ForestChart& chart)
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    const auto include = [&](double number) {
        if (!std::isfinite(number))
            return;
        low = std::min(low, number);
        high = std::max(high, number);
    };
    for (const ForestChart::Row& row : chart.rows)
        for (const ForestChart::Mark& mark : row.marks)
            for (const double number : {mark.value, mark.low, mark.high})
                include(number);
    if (!(low <= high))
        return {0, 1};
    const double air = std::max(airAtEnds * (high - low), 1e-6);
    return {low - air, high + air};
}

/// A forest plot laid out on a page.
class ForestPage {
public:
    ForestPage(const ForestChart& chart, const Look& look, QSizeF room)
        : m_chart(chart)
        , m_look(look)
        , m_metrics(look.text)
        , m_line(m_metrics.height())
    {
        const bool hasLegend =
            chart.series.size() > 1 && look.legend() != FigureStyle::Legend::None;
        m_head = m_line * (hasLegend ? 1.4 + placeLegend(room.width()) : 1.3);
        const double foot = footLines * m_line;
        m_rowHeight = (room.height() - m_head - foot) /
                      static_cast<double>(std::max<std::size_t>(1, chart.rows.size()));
        const double gap = m_line;
        if (look.page && room.width() > 0)
            m_mostName = widestRowNames * room.width();
        const double names = std::min(widestName(), m_mostName) + gap;
        const double counts =
            widestOf([](const auto& row) { return row.counts; }, chart.countsHeading) + gap;
        // Numbers of several models would not fit a row.
        m_hasNumbers = chart.series.size() == 1;
        const double numbers =
            widestOf([this](const auto& row) { return numbersOf(row); }, {}) + gap;
        m_hasNumbers =
            m_hasNumbers && room.width() - names - counts - numbers >= leastPlot * room.width();
        m_countsRight = names + counts - gap;
        const double right = room.width() - (m_hasNumbers ? numbers : gap / 2);
        m_frame.area = QRectF(QPointF(names + counts, m_head),
                              QPointF(std::max(right, names + counts + gap), room.height() - foot));
        m_frame.x = shownX(look, rangeOf(chart));
        m_frame.y = {0, 1};
        m_right = room.width();
    }

    bool fits() const
    {
        return m_rowHeight >= leastRow * m_line && m_frame.area.width() >= leastPlot * m_right;
    }
    /// Of names, counts and plot, and of all rows with a mark of each series.
    QSizeF least() const
    {
        const double row = std::max(1.3, rowsPerSeries * double(m_chart.series.size())) * m_line;
        return {m_frame.area.left() / (1 - leastPlot) + m_line,
                m_head + row * double(m_chart.rows.size()) + footLines * m_line};
    }
    void paint(QPainter& painter) const
    {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(m_look.text);
        paintAxis(painter);
        paintLines(painter);
        for (std::size_t row = 0; row < m_chart.rows.size(); ++row)
            paintRow(painter, row);
        painter.setPen(m_look.theme.text);
        drawText(painter, QRectF(0, m_head - 1.2 * m_line, m_countsRight, m_line), Qt::AlignRight,
                 m_chart.countsHeading);
        paintLegend(painter);
    }

private:
    template <class TextOf>
    double widestOf(TextOf textOf, const QString& heading) const
    {
        double width = m_metrics.horizontalAdvance(heading);
        for (const ForestChart::Row& row : m_chart.rows)
            width = std::max(width, m_metrics.horizontalAdvance(textOf(row)));
        return width;
    }
    /// In rows, if the page has a width.
    /// @return their number
    int placeLegend(double width)
    {
        double x = 0;
        int rows = 1;
        for (const QString& name : m_chart.series) {
            const double own = m_metrics.horizontalAdvance(name) + 1.2 * m_line;
            if (x > 0 && width > 0 && x + own > width) {
                x = 0;
                ++rows;
            }
            m_legend.emplace_back(x, (rows - 1) * m_line);
            x += own + 1.2 * m_line;
        }
        return rows;
    }
    double widestName() const
    {
        double width = 0;
        for (const ForestChart::Row& row : m_chart.rows)
            width = std::max(width, m_metrics.horizontalAdvance(row.name) +
                                        (row.isHeading ? 0 : indent * m_line));
        return width;
    }
    QString numbersOf(const ForestChart::Row& row) const
    {
        if (!row.note.isEmpty() || row.marks.empty())
            return row.note;
        return intervalWords(row.marks.front(), m_chart.format);
    }
    static void drawText(QPainter& painter, const QRectF& place, Qt::Alignment side,
                         const QString& text)
    {
        painter.drawText(
            place, int(side | Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextDontClip, text);
    }
    const FigureStyle& style() const
    {
        static const FigureStyle onScreen;
        return m_look.page ? m_look.page->style() : onScreen;
    }
    double middleOf(std::size_t row) const
    {
        return m_head + (static_cast<double>(row) + 0.5) * m_rowHeight;
    }
    double xOf(double value) const { return m_frame.at(value, 0).x(); }
    bool isShown(double value) const
    {
        return value >= m_frame.x.lower && value <= m_frame.x.upper;
    }

    void paintAxis(QPainter& painter) const
    {
        const QRectF& area = m_frame.area;
        const int most = std::max(1, int(area.width() / (2.6 * m_line)));
        double step = roundStep(m_frame.x, most, false);
        // A scale needs more than one number.
        for (int more = most + 1; ticksAt(m_frame.x, step, false).size() < 2 && more <= finest;
             ++more)
            step = roundStep(m_frame.x, more, false);
        double last = -std::numeric_limits<double>::infinity();
        for (const double at : ticksAt(m_frame.x, step, false)) {
            const double x = xOf(at);
            if (style().hasGrid) {
                painter.setPen(
                    QPen(mixed(m_look.theme.border, m_look.theme.panel, 0.4), m_look.line(0.6)));
                painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
            }
            painter.setPen(axisPen(m_look));
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 0.25 * m_line));
            const QString text = tickText(at, decimalsOf(step), m_chart.format.locale);
            const double half = m_metrics.horizontalAdvance(text) / 2;
            if (x - half < last + labelGap * m_line)
                continue;
            last = x + half;
            painter.setPen(m_look.theme.text);
            drawText(painter,
                     QRectF(x - 2 * m_line, area.bottom() + 0.3 * m_line, 4 * m_line, m_line),
                     Qt::AlignHCenter, text);
        }
        painter.setPen(axisPen(m_look));
        painter.drawLine(area.bottomLeft(), area.bottomRight());
        painter.setPen(m_look.theme.text);
        const QString& own = style().words.xTitle;
        drawText(painter, QRectF(area.left(), area.bottom() + 1.5 * m_line, area.width(), m_line),
                 Qt::AlignHCenter, own.isEmpty() ? m_chart.xTitle : own);
    }
    void paintLines(QPainter& painter) const
    {
        if (!style().hasGuides)
            return;
        for (std::size_t i = 0; i < m_chart.lines.size(); ++i) {
            if (!m_chart.lines[i] || !isShown(*m_chart.lines[i]))
                continue;
            QPen pen(seriesColour(int(i), m_look), m_look.line(1));
            pen.setDashPattern({4, 3});
            painter.setPen(pen);
            const double x = xOf(*m_chart.lines[i]);
            painter.drawLine(QPointF(x, m_frame.area.top()), QPointF(x, m_frame.area.bottom()));
        }
    }
    void paintRow(QPainter& painter, std::size_t place) const
    {
        const ForestChart::Row& row = m_chart.rows[place];
        const double middle = middleOf(place);
        const double top = middle - m_line / 2;
        painter.setPen(m_look.theme.text);
        const double left = row.isHeading ? 0 : indent * m_line;
        const QStringList name = wrappedText(row.name, m_metrics, m_mostName - left,
                                             std::max(1, int(m_rowHeight / m_line)));
        for (qsizetype line = 0; line < name.size(); ++line)
            drawText(painter,
                     QRectF(left, top + (double(line) - double(name.size() - 1) / 2) * m_line,
                            m_countsRight, m_line),
                     Qt::AlignLeft, name[line]);
        drawText(painter, QRectF(0, top, m_countsRight, m_line), Qt::AlignRight, row.counts);
        if (m_hasNumbers)
            drawText(painter, QRectF(0, top, m_right, m_line), Qt::AlignRight, numbersOf(row));
        const double apart = std::min(
            rowsPerSeries * m_line,
            m_rowHeight / static_cast<double>(std::max<std::size_t>(1, m_chart.series.size())));
        for (std::size_t i = 0; i < row.marks.size(); ++i)
            paintMark(painter, int(i), row.marks[i],
                      middle +
                          (static_cast<double>(i) - static_cast<double>(row.marks.size() - 1) / 2) *
                              apart);
    }
    void paintMark(QPainter& painter, int series, const ForestChart::Mark& mark, double y) const
    {
        const SeriesLook look = seriesLook(series, m_look);
        if (!std::isnan(mark.low)) {
            painter.setPen(QPen(look.pen.color(), look.pen.widthF(), Qt::SolidLine, Qt::FlatCap));
            const double left = xOf(std::max(mark.low, m_frame.x.lower));
            const double right = xOf(std::min(mark.high, m_frame.x.upper));
            if (left <= right)
                painter.drawLine(QPointF(left, y), QPointF(right, y));
        }
        if (!std::isnan(mark.value) && isShown(mark.value))
            paintSign(painter, series, QPointF(xOf(mark.value), y));
    }
    void paintSign(QPainter& painter, int series, QPointF at) const
    {
        painter.setPen(Qt::NoPen);
        painter.setBrush(seriesColour(series, m_look));
        paintShape(painter, seriesLook(series, m_look), at, signSize);
        painter.setBrush(Qt::NoBrush);
    }
    void paintLegend(QPainter& painter) const
    {
        for (std::size_t i = 0; i < m_legend.size(); ++i) {
            const QPointF place = m_legend[i];
            const QString& name = m_chart.series[static_cast<qsizetype>(i)];
            paintSign(painter, int(i), place + QPointF(m_line / 2, m_line / 2));
            painter.setPen(m_look.theme.text);
            drawText(painter,
                     QRectF(place.x() + 1.2 * m_line, place.y(), m_metrics.horizontalAdvance(name),
                            m_line),
                     Qt::AlignLeft, name);
        }
    }

    const ForestChart& m_chart;
    const Look& m_look;
    double m_mostName = std::numeric_limits<double>::infinity();  ///< wider names wrap
    std::vector<QPointF> m_legend;                                ///< places of the series' names
    QFontMetricsF m_metrics;
    double m_line;
    double m_head = 0;
    double m_rowHeight = 0;
    double m_countsRight = 0;
    double m_right = 0;
    bool m_hasNumbers = false;
    Frame m_frame;
};

}  // namespace

void paintForest(const ForestChart& chart, QPaintDevice& device, const Look& look,
                 const QRectF& place)
{
    QPainter painter(&device);
    beginPage(painter, look);
    painter.translate(place.topLeft());
    const ForestPage page(chart, look, place.size());
    if (look.page && !page.fits())
        look.page->style().notes.add(
            Wording::tr("The rows overlap. Enlarge the figure or reduce the text."));
    page.paint(painter);
}

QSizeF leastForest(const ForestChart& chart, const Look& look)
{
    return ForestPage(chart, look, {}).least();
}

void paintForest(const ForestChart& chart, QPaintDevice& device, QSizeF points,
                 const FigureStyle& style)
{
    const Look look = paperLook(style, device, points);
    paintForest(chart, device, look, QRectF(QPointF(), look.page->room()));
}

FigureData forestData(const ForestChart& chart)
{
    FigureColumns columns(chart.format.digits);
    FigureData data;
    const auto numbersOf = [&chart](std::size_t series, double ForestChart::Mark::*member) {
        std::vector<double> numbers;
        for (const ForestChart::Row& row : chart.rows)
            numbers.push_back(series < row.marks.size() ? row.marks[series].*member : noNumber);
        return numbers;
    };
    std::vector<double> places;
    QStringList names;
    QStringList counts;
    for (const ForestChart::Row& row : chart.rows) {
        // The first row is at the top.
        places.push_back(static_cast<double>(chart.rows.size() - places.size()));
        names << row.name;
        counts << row.counts;
        data.yTicks.push_back({places.back(), row.name});
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(chart.series.size()); ++i) {
        const QString& name = chart.series[static_cast<int>(i)];
        const std::size_t x = columns.add(name, numbersOf(i, &ForestChart::Mark::value));
        const std::size_t y = i == 0 ? columns.add(Wording::tr("row"), places) : data.layers[0].y;
        data.layers.push_back({FigureLayer::Shape::Points, name, x, y, static_cast<int>(i)});
        const std::size_t low = columns.add(Wording::tr("%1: lower end").arg(name),
                                            numbersOf(i, &ForestChart::Mark::low));
        const std::size_t high = columns.add(Wording::tr("%1: upper end").arg(name),
                                             numbersOf(i, &ForestChart::Mark::high));
        data.layers.push_back(
            {FigureLayer::Shape::Spans, {}, low, y, static_cast<int>(i), false, high});
    }
    columns.add(Wording::tr("Subgroup"), names);
    columns.add(chart.countsHeading, counts);
    data.table = columns.take();
    data.xTitle = chart.xTitle;
    data.x = rangeOf(chart);
    data.y = ChartRange{0.5, static_cast<double>(chart.rows.size()) + 0.5};
    return data;
}

}  // namespace ui
