// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/chart_data.h"

#include "ui/charts/chart/figure_columns.h"
#include "ui/charts/chart/series_lookup.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

namespace ui {

namespace {

using Shape = FigureLayer::Shape;
using Numbers = std::vector<double>;

constexpr std::size_t mostRows = FigureColumns::mostRows;
constexpr double headroom = 1.05;  ///< above the tallest bar

/// Builds a figure's data.
class Builder {
public:
    explicit Builder(const NumberFormat& format)
        : m_columns(format.digits)
    {}

    FigureColumns& columns() { return m_columns; }
    void addLayer(Shape shape, const QString& name, std::size_t x, std::size_t y, int series)
    {
        m_layers.push_back({shape, name, x, y, series});
    }
    /// Of intervals, whose ends are in two columns.
    void addIntervals(Shape shape, std::size_t x, std::size_t lower, std::size_t upper, int series)
    {
        addLayer(shape, {}, x, lower, series);
        m_layers.back().upper = upper;
    }
    /// The x column of a series' line.
    std::size_t columnX(int series) const
    {
        const auto line = std::ranges::find_if(m_layers, [series](const FigureLayer& layer) {
            return layer.shape == Shape::Line && layer.series == series;
        });
        return line == m_layers.end() ? 0 : line->x;
    }
    /// A short line with separate columns.
    void addLine(Shape shape, const QString& heading, std::span<const core::CurvePoint> points,
                 int series = 0, const QString& name = {}, bool isChance = false)
    {
        Numbers x;
        Numbers y;
        for (const core::CurvePoint& point : points) {
            x.push_back(point.x);
            y.push_back(point.y);
        }
        //: The heading of a column: coordinates of a line of a chart
        const std::size_t columnX = m_columns.add(Wording::tr("%1: x").arg(heading), x);
        //: The heading of a column: coordinates of a line of a chart
        const std::size_t columnY = m_columns.add(Wording::tr("%1: y").arg(heading), y);
        addLayer(shape, name, columnX, columnY, series);
        m_layers.back().isChance = isChance;
    }
    FigureData take(const QString& xTitle, const QString& yTitle)
    {
        FigureData data;
        data.table = m_columns.take();
        data.layers = std::move(m_layers);
        data.xTitle = xTitle;
        data.yTitle = yTitle;
        return data;
    }

private:
    FigureColumns m_columns;
    std::vector<FigureLayer> m_layers;
};

Numbers picked(const Numbers& numbers, const std::vector<std::size_t>& rows)
{
    Numbers found;
    found.reserve(rows.size());
    for (const std::size_t row : rows)
        found.push_back(numbers[row]);
    return found;
}

/// The rows needed to draw all columns: all, or the ends and extremes of each interval.
std::vector<std::size_t> rowsToDraw(std::size_t count, const std::vector<const Numbers*>& columns)
{
    std::vector<std::size_t> rows;
    if (count <= mostRows) {
        rows.resize(count);
        std::iota(rows.begin(), rows.end(), std::size_t{0});
        return rows;
    }
    const std::size_t stretches = mostRows / (2 * columns.size() + 2);
    for (std::size_t stretch = 0; stretch < stretches; ++stretch) {
        const std::size_t first = count * stretch / stretches;
        const std::size_t last = count * (stretch + 1) / stretches - 1;
        rows.insert(rows.end(), {first, last});
        for (const Numbers* column : columns) {
            const auto begin = column->begin() + static_cast<std::ptrdiff_t>(first);
            const auto end = column->begin() + static_cast<std::ptrdiff_t>(last) + 1;
            const auto [least, largest] = std::minmax_element(begin, end);
            rows.push_back(static_cast<std::size_t>(least - column->begin()));
            rows.push_back(static_cast<std::size_t>(largest - column->begin()));
        }
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

/// Series and band ends with the same x.
struct Group {
    struct Column {
        QString heading;
        const Numbers* y;
        std::optional<Shape> shape;  ///< nullopt: belongs to the column before
        QString name;                ///< for the legend
        int series;
    };
    const Numbers* x;
    QString xHeading;
    std::vector<Column> columns;
};

/// The first of the two columns stands for both.
void addEnds(Group& group, const QString& name, const ChartBackdrop::Band& band)
{
    group.columns.push_back(
        {Wording::tr("%1: lower end").arg(name), &band.lower, Shape::Band, {}, band.series});
    group.columns.push_back(
        {Wording::tr("%1: upper end").arg(name), &band.upper, std::nullopt, {}, band.series});
}

std::vector<Group> groupsOf(const Chart& chart)
{
    std::vector<Group> groups;
    const auto groupOver = [&groups](const Numbers& x) -> Group& {
        for (Group& group : groups)
            if (*group.x == x)
                return group;
        return groups.emplace_back(Group{&x, {}, {}});
    };
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const Series& series = chart.series[i];
        groupOver(series.x).columns.push_back(
            {series.name, &series.y, Shape::Line, series.name, static_cast<int>(i)});
    }
    for (const ChartBackdrop::Band& band : chart.backdrop.bands) {
        const QString& name = chart.series[static_cast<std::size_t>(band.series)].name;
        addEnds(groupOver(band.x), name, band);
    }
    for (Group& group : groups)
        group.xHeading = groups.size() == 1 ? chart.axes.xTitle
                                            : Wording::tr("%1: %2").arg(group.columns.front().name,
                                                                        chart.axes.xTitle);
    return groups;
}

void addGroup(Builder& builder, const Group& group)
{
    std::vector<const Numbers*> all;
    for (const Group::Column& column : group.columns)
        all.push_back(column.y);
    const auto rows = rowsToDraw(group.x->size(), all);
    if (rows.size() < group.x->size())
        builder.columns().say(
            Wording::tr("%1 of %2 points are listed: where points are closer than print can show, "
                        "only the ends and extremes are kept.")
                .arg(countText(rows.size()), countText(group.x->size())));
    const std::size_t x = builder.columns().add(group.xHeading, picked(*group.x, rows));
    for (const Group::Column& column : group.columns) {
        const std::size_t y = builder.columns().add(column.heading, picked(*column.y, rows));
        if (column.shape == Shape::Band)
            builder.addIntervals(Shape::Band, x, y, y + 1, column.series);
        else if (column.shape)
            builder.addLayer(*column.shape, column.name, x, y, column.series);
    }
}

/// The rows of the series that have the whiskers' x, in their order; nullopt: not all have one.
std::optional<std::vector<std::size_t>> rowsOf(const Numbers& x, const Series& series)
{
    std::vector<std::size_t> rows;
    if (series.x.size() > mostRows)
        return std::nullopt;
    auto from = series.x.begin();
    for (const double at : x) {
        const auto found = std::find(from, series.x.end(), at);
        if (found == series.x.end())
            return std::nullopt;
        rows.push_back(static_cast<std::size_t>(found - series.x.begin()));
        from = found + 1;
    }
    return rows;
}

void addWhiskers(Builder& builder, const Chart& chart)
{
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const Series& series = chart.series[i];
        const int place = static_cast<int>(i);
        Numbers x;
        Numbers lower;
        Numbers upper;
        for (const ChartBackdrop::Whisker& whisker : chart.backdrop.whiskers)
            if (whisker.series == place) {
                x.push_back(whisker.x);
                lower.push_back(whisker.lower);
                upper.push_back(whisker.upper);
            }
        if (x.empty())
            continue;
        const auto rows = rowsOf(x, series);
        // In the rows of their points.
        const auto placed = [&](const Numbers& ends) {
            if (!rows)
                return ends;
            Numbers all(rows->back() + 1, std::numeric_limits<double>::quiet_NaN());
            for (std::size_t end = 0; end < ends.size(); ++end)
                all[(*rows)[end]] = ends[end];
            return all;
        };
        const std::size_t columnX =
            rows ? builder.columnX(place)
                 //: The heading of a column: coordinates of a line of a chart
                 : builder.columns().add(Wording::tr("%1: x").arg(series.name), x);
        const std::size_t from =
            builder.columns().add(Wording::tr("%1: lower end").arg(series.name), placed(lower));
        const std::size_t to =
            builder.columns().add(Wording::tr("%1: upper end").arg(series.name), placed(upper));
        builder.addIntervals(Shape::Whiskers, columnX, from, to, place);
    }
}

void addBackdropBars(Builder& builder, const std::vector<ChartBackdrop::Bar>& bars)
{
    if (bars.empty())
        return;
    Numbers lower;
    Numbers upper;
    Numbers share;
    for (const ChartBackdrop::Bar& bar : bars) {
        lower.push_back(bar.lower);
        upper.push_back(bar.upper);
        share.push_back(bar.share);
    }
    builder.columns().add(Wording::tr("bin from"), lower);
    builder.columns().add(Wording::tr("bin to"), upper);
    builder.columns().add(Wording::tr("bin size relative to the largest"), share);
}

/// A curve's points in drawing order: all, or those needed for print.
std::vector<std::size_t> pointsToDraw(const core::Curve& curve, const CurvePlane& shown)
{
    constexpr double dots = 9000;  // 190 mm at 1200 dpi
    std::vector<std::size_t> points;
    if (curve.size() <= mostRows) {
        points.resize(curve.size());
        std::iota(points.begin(), points.end(), std::size_t{0});
        return points;
    }
    for (double size = dots;; size /= 2) {
        const auto vertices =
            curve.reduced({shown.x.lower, shown.x.upper, shown.y.lower, shown.y.upper, size, size});
        if (vertices.size() > mostRows)
            continue;
        for (const core::CurveVertex& vertex : vertices)
            points.push_back(vertex.index);
        return points;
    }
}

QString headingOf(const CurveDecoration& decoration, const QStringList& names)
{
    using Style = CurveDecoration::Style;
    if (decoration.style == Style::Hull)
        return Wording::tr("hull of %1").arg(names.value(decoration.line));
    if (!decoration.label.isEmpty())
        return decoration.label;
    switch (decoration.style) {
    case Style::Guide:
        return Wording::tr("chance");
    case Style::Contour:
        return Wording::tr("contour");
    case Style::Tangent:
        return Wording::tr("cost line");
    case Style::Mark:
        return Wording::tr("current threshold");
    case Style::Hull:
        break;
    }
    return {};
}

void addCurve(Builder& builder, const CurveChart& chart, std::size_t line, const CurvePlane& shown,
              const CurveNumbers& numbers)
{
    const core::Curve& curve = chart.lines[line].path();
    const auto points = pointsToDraw(curve, shown);
    const QString name = numbers.names.value(static_cast<qsizetype>(line));
    const auto heading = [&](const QString& what) {
        return chart.lines.size() == 1 ? what : Wording::tr("%1: %2").arg(name, what);
    };
    if (points.size() < curve.size())
        builder.columns().say(
            Wording::tr(
                "%1 of the %2 points of %3 are listed: those needed to draw the curve at 1200 "
                "dpi.")
                .arg(countText(points.size()), countText(curve.size()), name));
    for (const CurvePointColumn& more : numbers.more) {
        Numbers column;
        column.reserve(points.size());
        for (const std::size_t point : points)
            column.push_back(more.at(line, point));
        builder.columns().add(heading(more.heading), column);
    }
    Numbers x;
    Numbers y;
    for (const std::size_t point : points) {
        const core::CurvePoint place = curve.at(point);
        x.push_back(place.x);
        y.push_back(place.y);
    }
    const auto coordinate = [&](const QString& title) {
        //: The heading of a column: %1 is a rate; its axis is one of normal deviates
        return heading(chart.meaning ? Wording::tr("normal deviate of the %1").arg(title) : title);
    };
    const std::size_t columnX = builder.columns().add(coordinate(chart.xTitle), x);
    const std::size_t columnY = builder.columns().add(coordinate(chart.yTitle), y);
    builder.addLayer(Shape::Line, chart.lines[line].name, columnX, columnY, static_cast<int>(line));
}

/// Of the bars in the window; starts at 0, and is never empty.
ChartRange rangeOf(const BarChart& chart, RankWindow window)
{
    ChartRange range{0, 0};
    for (const Bars& bars : chart.bars)
        for (std::size_t rank = window.first; rank <= window.last(); ++rank)
            if (rank <= bars.heights.size() && !std::isnan(bars.heights[rank - 1])) {
                range.lower = std::min(range.lower, bars.heights[rank - 1]);
                range.upper = std::max(range.upper, bars.heights[rank - 1]);
            }
    if (!(range.upper > 0))
        range.upper = 1;
    return range;
}

Numbers counting(std::size_t count)
{
    Numbers numbers(count);
    std::iota(numbers.begin(), numbers.end(), 1.0);
    return numbers;
}

std::vector<AxisTick> logarithmicTicks(const Histogram& histogram, double tallest)
{
    std::vector<AxisTick> ticks;
    for (const double count : logarithmicCounts(tallest))
        ticks.push_back({histogram.heightOf(count), figureNumber(count, 0)});
    return ticks;
}

}  // namespace

FigureData figureData(const Chart& chart)
{
    Builder builder(chart.axes.format);
    for (const Group& group : groupsOf(chart))
        addGroup(builder, group);
    addWhiskers(builder, chart);
    addBackdropBars(builder, chart.backdrop.bars);
    const ChartRange x = xRangeOf(chart);
    const ChartRange y = yRangeOf(chart);
    if (chart.backdrop.hasDiagonal)
        builder.addLine(Shape::Guide, Wording::tr("diagonal"),
                        std::array<core::CurvePoint, 2>{{{x.lower, x.lower}, {x.upper, x.upper}}},
                        0, {}, true);
    if (chart.marker)
        //: The heading of columns: the cutoff or threshold that is marked in the chart
        builder.addLine(
            Shape::Guide, Wording::tr("current %1").arg(chart.axes.xTitle),
            std::array<core::CurvePoint, 2>{{{*chart.marker, y.lower}, {*chart.marker, y.upper}}});
    FigureData data = builder.take(chart.axes.xTitle, chart.axes.yTitle);
    data.x = chart.axes.xRange;
    data.y = y;
    data.xTicks = chart.axes.xTicks;
    data.yTicks = chart.axes.yTicks;
    data.clinicalX = chart.axes.clinicalX;
    data.clinicalY = chart.axes.clinicalY;
    data.areTitlesWords = chart.axes.areTitlesWords;
    data.isSquare = chart.axes.isSquare;
    return data;
}

FigureData figureData(const CurveChart& chart, const CurvePlane& shown, const CurveNumbers& numbers)
{
    Builder builder(chart.format);
    for (std::size_t line = 0; line < chart.lines.size(); ++line)
        addCurve(builder, chart, line, shown, numbers);
    for (const ChartBackdrop::Band& band : chart.bands) {
        //: Around a curve: of a model, or of the only one
        const QString name = Wording::tr("band of %1").arg(numbers.names.value(band.series));
        Group group{&band.x, Wording::tr("%1: %2").arg(name, chart.xTitle), {}};
        addEnds(group, name, band);
        addGroup(builder, group);
    }
    for (const CurveDecoration& decoration : chart.decorations) {
        const bool isHull = decoration.style == CurveDecoration::Style::Hull;
        builder.addLine(isHull ? Shape::Line : Shape::Guide, headingOf(decoration, numbers.names),
                        decoration.points, decoration.line, decoration.label,
                        decoration.style == CurveDecoration::Style::Guide);
    }
    FigureData data = builder.take(chart.xTitle, chart.yTitle);
    data.x = shown.x;
    data.y = shown.y;
    data.xTicks = chart.ticks;
    data.yTicks = chart.ticks;
    data.clinicalX = chart.clinicalX;
    data.clinicalY = chart.clinicalY;
    data.areTitlesWords = true;
    data.isSquare = chart.isOfShares;
    data.coordinate = chart.coordinate;
    return data;
}

FigureData figureData(const BarChart& chart, RankWindow window)
{
    Builder builder(chart.format);
    const std::size_t ranks = rankCount(chart);
    const std::size_t listed = std::min(ranks, mostRows);
    if (listed < ranks)
        builder.columns().say(Wording::tr("The first %1 of %2 ranks are listed.")
                                  .arg(countText(listed), countText(ranks)));
    const std::size_t x = builder.columns().add(chart.xTitle, counting(listed));
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        const Bars& bars = chart.bars[i];
        const std::size_t y =
            builder.columns().add(Wording::tr("%1: %2").arg(bars.name, chart.yTitle),
                                  std::span(bars.heights).first(listed));
        builder.addLayer(Shape::Bars, bars.name, x, y, static_cast<int>(i));
    }
    if (chart.mean) {
        const double end = static_cast<double>(ranks) + 0.5;
        builder.addLine(Shape::Guide, Wording::tr("mean"),
                        std::array<core::CurvePoint, 2>{{{0.5, *chart.mean}, {end, *chart.mean}}},
                        0, Wording::tr("mean"));
    }
    if (!chart.names.isEmpty())
        builder.columns().addIds(Wording::tr("name"), chart.names.mid(0, qsizetype(listed)));
    FigureData data = builder.take(chart.xTitle, chart.yTitle);
    constexpr qsizetype mostNames = 12;  // more would overlap
    for (qsizetype i = 0; i < chart.names.size() && chart.names.size() <= mostNames; ++i)
        data.xTicks.push_back({double(i + 1), chart.names[i]});
    const ChartRange heights = rangeOf(chart, window);
    if (heights.lower == 0)
        data.y = ChartRange{0, headroom * heights.upper};
    if (window.count > 0)
        data.x = ChartRange{static_cast<double>(window.first) - 0.5,
                            static_cast<double>(window.last()) + 0.5};
    return data;
}

FigureData figureData(const Histogram& histogram)
{
    Builder builder(histogram.format);
    const std::size_t bins = histogram.bins();
    if (bins == 0)
        return builder.take(histogram.xTitle, histogram.yTitle);
    const std::span<const double> edges(histogram.edges);
    Numbers middles;
    for (std::size_t bin = 0; bin < bins; ++bin)
        middles.push_back(std::midpoint(edges[bin], edges[bin + 1]));
    builder.columns().add(Wording::tr("%1 from").arg(histogram.xTitle), edges.first(bins));
    builder.columns().add(Wording::tr("%1 to").arg(histogram.xTitle), edges.subspan(1));
    const std::size_t x = builder.columns().add(Wording::tr("bin centre"), middles);
    double tallest = 0;
    const auto addClass = [&](const QString& name, const Numbers& counts, int series) {
        //: The heading of a column: whose, and what is counted
        const QString heading = Wording::tr("%1: %2").arg(name, histogram.yTitle);
        std::size_t y = builder.columns().add(heading, counts);
        if (histogram.isLogarithmic) {
            Numbers heights;
            for (const double count : counts)
                heights.push_back(histogram.heightOf(count));
            y = builder.columns().add(Wording::tr("%1: log10(1 + %2)").arg(name, histogram.yTitle),
                                      heights);
        }
        builder.addLayer(Shape::Bars, name, x, y, series);
        tallest = std::max(tallest, *std::max_element(counts.begin(), counts.end()));
    };
    addClass(histogram.positiveName, histogram.positives, 0);
    if (!histogram.negativeName.isEmpty())
        addClass(histogram.negativeName, histogram.negatives, 1);
    FigureData data = builder.take(histogram.xTitle, histogram.yTitle);
    data.x = ChartRange{edges.front(), edges.back()};
    data.y = ChartRange{0, histogram.topOf(tallest)};
    if (histogram.isLogarithmic)
        data.yTicks = logarithmicTicks(histogram, tallest);
    return data;
}

FigureData figureData(const DifferenceChart& chart, const QueryNumbers& queries)
{
    Builder builder(chart.format);
    const std::size_t count = chart.differences.size();
    const std::size_t x = builder.columns().add(Wording::tr("position"), counting(count));
    const std::size_t y = builder.columns().add(chart.yTitle, chart.differences);
    builder.columns().add(queries.nameA, queries.a);
    builder.columns().add(queries.nameB, queries.b);
    builder.addLayer(Shape::Bars, {}, x, y, 0);
    if (chart.mean) {
        const double end = static_cast<double>(count) + 0.5;
        builder.addLine(Shape::Guide, Wording::tr("mean"),
                        std::array<core::CurvePoint, 2>{{{0.5, *chart.mean}, {end, *chart.mean}}},
                        0, Wording::tr("mean"));
    }
    builder.columns().addIds(Wording::tr("query"), queries.ids);
    return builder.take(chart.xTitle, chart.yTitle);
}

FigureData figureData(const ScatterChart& chart, const QueryNumbers& queries)
{
    Builder builder(chart.format);
    const std::size_t x = builder.columns().add(chart.xTitle, chart.x);
    const std::size_t y = builder.columns().add(chart.yTitle, chart.y);
    builder.addLayer(Shape::Points, {}, x, y, 0);
    const ChartRange range = chart.range;
    builder.addLine(
        Shape::Guide, Wording::tr("equal"),
        std::array<core::CurvePoint, 2>{{{range.lower, range.lower}, {range.upper, range.upper}}});
    builder.columns().addIds(Wording::tr("query"), queries.ids);
    FigureData data = builder.take(chart.xTitle, chart.yTitle);
    data.x = data.y = range;
    data.isSquare = true;
    return data;
}

}  // namespace ui
