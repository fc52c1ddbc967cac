#include "ui/export/beside_files.h"

#include "ui/chart/inch.h"
#include "ui/chart/look.h"
#include "ui/export/figure_image.h"
#include "ui/export/layout_dots.h"

#include <QImage>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace ui {

namespace {

using Shape = FigureLayer::Shape;

constexpr std::size_t mostShapes = 40;  ///< along a curve; more would hide it
constexpr double barShare = 0.8;        ///< of the room that a bar has

/// As TeX reads it.
QByteArray number(double value, int decimals)
{
    QByteArray text = QByteArray::number(value, 'f', decimals);
    while (text.contains('.') && (text.endsWith('0') || text.endsWith('.'))) {
        const bool isPoint = text.endsWith('.');
        text.chop(1);
        if (isPoint)
            break;
    }
    return text == "-0" ? QByteArray("0") : text;
}

QByteArray coordinate(double value)
{
    return QByteArray::number(value, 'g', 15);
}

QByteArray braced(const QString& plain)
{
    return '{' + latexText(plain).toUtf8() + '}';
}

std::optional<double> cell(const core::Table& table, std::size_t row, std::size_t column)
{
    const auto& number = table.rows[row][column].number;
    return number && std::isfinite(*number) ? number : std::nullopt;
}

struct Point {
    double x;
    double y;
};

/// The points of a layer that have both numbers.
std::vector<Point> pointsOf(const core::Table& table, const FigureLayer& layer)
{
    std::vector<Point> points;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const auto x = cell(table, row, layer.x);
        const auto y = cell(table, row, layer.y);
        if (x && y)
            points.push_back({*x, *y});
    }
    return points;
}

/// Whether a curve is broken within.
bool hasGap(const core::Table& table, const FigureLayer& layer)
{
    if (layer.shape != Shape::Line)
        return false;
    bool hasBegun = false;
    bool isBroken = false;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const bool isThere = cell(table, row, layer.x) && cell(table, row, layer.y);
        if (isThere && isBroken)
            return true;
        hasBegun = hasBegun || isThere;
        isBroken = hasBegun && !isThere;
    }
    return false;
}

/// One document of LaTeX.
class Document {
public:
    Document(const FigureData& data, const FigureSettings& settings, const QString& csvName)
        : m_data(data)
        , m_settings(settings)
        , m_csvName(csvName)
        , m_csv(figureCsv(data))
        , m_page(1, 1, QImage::Format_RGB32)
    {
        setDotsPerInch(m_page, layoutDotsPerInch);
        for (const FigureLayer& layer : data.layers)
            m_points.push_back(pointsOf(data.table, layer));
        m_isReadable = canBeRead();
    }

    QByteArray text()
    {
        writePreamble();
        for (const FigureLayer& layer : m_data.layers)
            if (layer.shape != Shape::Guide && m_series.insert(layer.series).second)
                defineSeries(layer.series);
        if (!m_isReadable)
            writeNumbers();
        writeChart();
        const QByteArray width = number(m_settings.millimetres.width(), 3);
        const QByteArray height = number(m_settings.millimetres.height(), 3);
        // What stands around the axes does not grow with them: measured once, the whole is exact.
        m_text += "\\begin{document}\n\\figurefont\n"
                  "\\sbox{\\measured}{\\chart{" +
                  width + "mm}{" + height +
                  "mm}}%\n"
                  "\\chart{\\dimexpr " +
                  number(2 * m_settings.millimetres.width(), 3) +
                  "mm-\\wd\\measured\\relax}{\\dimexpr " +
                  number(2 * m_settings.millimetres.height(), 3) +
                  "mm-\\ht\\measured-\\dp\\measured\\relax}%\n\\end{document}\n";
        return declared() + m_text;
    }

private:
    /// Whether TeX can read the CSV: quotes and its own characters it cannot, and it draws a line
    /// across an empty cell.
    bool canBeRead() const
    {
        static constexpr std::array unreadable{'"', '%', '#', '~', '\\', '{', '}'};
        const bool hasUnreadable =
            std::any_of(unreadable.begin(), unreadable.end(), [this](char c) {
                return m_csv.contains(c) || m_csvName.contains(QLatin1Char(c));
            });
        return !hasUnreadable && std::none_of(m_data.layers.begin(), m_data.layers.end(),
                                              [this](const FigureLayer& layer) {
                                                  return hasGap(m_data.table, layer);
                                              });
    }

    void writePreamble()
    {
        const double points = m_settings.style.textPoints;
        m_text += "\\usepackage{pgfplots}\n\\pgfplotsset{compat=1.16}\n"
                  "\\newsavebox{\\measured}\n"
                  "\\newcommand{\\figurefont}{\\fontsize{" +
                  number(points, 2) + "}{" + number(1.2 * points, 2) + "}\\selectfont" +
                  (isSerif() ? "" : "\\sffamily") + "}\n";
        if (!isSerif())
            m_text += "\\SetSymbolFont{operators}{normal}{OT1}{\\sfdefault}{m}{n}\n";
    }

    bool isSerif() const
    {
        const QString family = m_settings.style.family.toLower();
        if (family.contains(QLatin1String("sans")))
            return false;
        for (const char* serif : {"serif", "times", "roman", "garamond", "palatino", "georgia"})
            if (family.contains(QLatin1String(serif)))
                return true;
        return false;
    }

    /// The head of the document: what pdflatex has no letters for is named by its number, and every
    /// other program sets it.
    QByteArray declared() const
    {
        QByteArray head = "% Draws " + m_csvName.toUtf8() +
                          ", which has to stand beside this file. Made for pdflatex.\n"
                          "\\documentclass[border=0pt]{standalone}\n"
                          "\\usepackage[T1]{fontenc}\n"
                          "\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}\n";
        std::set<uint> strange;
        for (const uint code : QString::fromUtf8(m_text).toUcs4())
            if (code >= 0x250)
                strange.insert(code);
        for (const uint code : strange) {
            const QByteArray name = QByteArray::number(code, 16).toUpper();
            head += "\\ifdefined\\DeclareUnicodeCharacter\\DeclareUnicodeCharacter{" + name +
                    "}{[U+" + name + "]}\\fi\n";
        }
        return head;
    }

    Look look() const
    {
        return paperLook(m_settings.style, m_page,
                         m_settings.millimetres / millimetresPerInch * pointsPerInch);
    }

    void defineSeries(int series)
    {
        const SeriesLook own = seriesLook(series, look());
        const QByteArray name = seriesName(series);
        const double width = own.pen.widthF() / layoutDotsPerPoint;
        m_text += "\\definecolor{" + name + "}{HTML}{" +
                  own.pen.color().name().mid(1).toUpper().toLatin1() + "}\n";
        QByteArray dashes;
        const QList<qreal> pattern = own.pen.dashPattern();
        for (qsizetype i = 0; i < pattern.size(); ++i)
            dashes += (i % 2 == 0 ? " on " : " off ") + number(pattern[i] * width, 3) + "pt";
        m_text += "\\pgfplotsset{" + name + "/.style={draw=" + name +
                  ", line width=" + number(width, 3) + "pt, line join=round" +
                  (dashes.isEmpty() ? QByteArray() : ", dash pattern={" + dashes.mid(1) + '}') +
                  "}}\n";
        defineMark(name, own);
    }

    void defineMark(const QByteArray& name, const SeriesLook& own)
    {
        const double scale = own.shapeScale / layoutDotsPerPoint;
        const auto at = [&](int index) {
            const QPainterPath::Element place = own.shape.elementAt(index);
            return "{\\pgfqpoint{" + number(place.x * scale, 3) + "pt}{" +
                   number(-place.y * scale, 3) + "pt}}";
        };
        m_text += "\\pgfdeclareplotmark{" + name + "}{%\n";
        for (int i = 0; i < own.shape.elementCount(); ++i) {
            switch (own.shape.elementAt(i).type) {
            case QPainterPath::MoveToElement:
                m_text += "  \\pgfpathmoveto" + at(i) + "%\n";
                break;
            case QPainterPath::LineToElement:
                m_text += "  \\pgfpathlineto" + at(i) + "%\n";
                break;
            case QPainterPath::CurveToElement:
                m_text += "  \\pgfpathcurveto" + at(i) + at(i + 1) + at(i + 2) + "%\n";
                break;
            case QPainterPath::CurveToDataElement:
                break;
            }
        }
        m_text += "  \\pgfusepathqfill}\n";
    }

    static QByteArray seriesName(int series)
    {
        // A name of letters: pgf takes digits for more than a name here and there.
        return "series" + QByteArray(1, static_cast<char>('A' + series % 26)) +
               (series < 26 ? QByteArray() : QByteArray(series / 26, 'z'));
    }

    /// The numbers alone, in the document itself.
    void writeNumbers()
    {
        m_text +=
            "% Cells of the CSV hold quotes or characters that TeX reads otherwise; these are "
            "its numbers.\n\\pgfplotstableread[row sep=newline]{\n";
        for (std::size_t column = 0; column < m_data.table.columns.size(); ++column)
            m_text += (column ? " c" : "c") + QByteArray::number(static_cast<qulonglong>(column));
        m_text += '\n';
        for (std::size_t row = 0; row < m_data.table.rows.size(); ++row) {
            for (std::size_t column = 0; column < m_data.table.columns.size(); ++column) {
                const auto value = cell(m_data.table, row, column);
                m_text += (column ? " " : "") +
                          (value ? QByteArray::number(*value, 'g', 17) : QByteArray("nan"));
            }
            m_text += '\n';
        }
        m_text += "}\\numbers\n";
    }

    void writeChart()
    {
        m_text += "\\newcommand{\\chart}[2]{%\n\\begin{tikzpicture}\n\\begin{axis}[\n";
        for (const QByteArray& option : axisOptions())
            m_text += "  " + option + ",\n";
        m_text += "]\n";
        for (std::size_t i = 0; i < m_data.layers.size(); ++i)
            writeLayer(i);
        m_text += "\\end{axis}\n\\end{tikzpicture}}\n";
    }

    QList<QByteArray> axisOptions() const
    {
        QList<QByteArray> options{"scale only axis, width=#1, height=#2",
                                  "axis lines*=left, tick align=outside",
                                  QByteArray(m_settings.style.hasGrid ? "ymajorgrids, " : "") +
                                      "grid style={black!8}, axis on top=false",
                                  "scaled ticks=false, /pgf/number format/1000 sep={\\,}",
                                  "unbounded coords=jump, clip mode=individual",
                                  "every axis title/.append style={font=\\figurefont\\bfseries}",
                                  "every axis label/.append style={font=\\figurefont}",
                                  "every tick label/.append style={font=\\figurefont}",
                                  "legend cell align=left",
                                  "legend style={font=\\figurefont, draw=none, fill=white}",
                                  "xlabel=" + braced(m_data.xTitle),
                                  "ylabel=" + braced(m_data.yTitle)};
        if (m_isReadable)
            options << "table/col sep=comma";
        if (!m_settings.style.title.isEmpty())
            options << "title=" + braced(m_settings.style.title);
        const FigureStyle& style = m_settings.style;
        addAxis(options, 'x', style.x ? style.x : m_data.x, m_data.xTicks);
        addAxis(options, 'y', style.y ? style.y : m_data.y, m_data.yTicks);
        addLegend(options);
        const auto bars =
            std::find_if(m_data.layers.begin(), m_data.layers.end(),
                         [](const FigureLayer& layer) { return layer.shape == Shape::Bars; });
        if (bars != m_data.layers.end() && !style.x && !m_data.x) {
            const BarPlace place = barPlace(static_cast<std::size_t>(bars - m_data.layers.begin()));
            options << "enlarge x limits={abs=" + coordinate(place.group / 2) + '}';
        }
        // Bars stand on the axis.
        if (const auto y = spanned({}, &Point::y);
            bars != m_data.layers.end() && !style.y && !m_data.y && y.lower >= 0)
            options << "ymin=0";
        return options;
    }

    static void addAxis(QList<QByteArray>& options, char axis,
                        const std::optional<ChartRange>& range, const std::vector<AxisTick>& ticks)
    {
        if (range)
            options << axis + QByteArray("min=") + coordinate(range->lower) + ", " + axis +
                           QByteArray("max=") + coordinate(range->upper);
        if (ticks.empty())
            return;
        QByteArray places;
        QByteArray labels;
        for (const AxisTick& tick : ticks) {
            places += (places.isEmpty() ? "" : ",") + coordinate(tick.at);
            labels += (labels.isEmpty() ? "" : ",") + braced(tick.text);
        }
        options << axis + QByteArray("tick={") + places + "}, " + axis + "ticklabels={" + labels +
                       '}';
    }

    void addLegend(QList<QByteArray>& options) const
    {
        using Place = FigureStyle::Legend;
        switch (m_settings.style.legend) {
        case Place::Above:
            options << "legend columns=-1, legend style={at={(0.5,1.02)}, anchor=south}";
            break;
        case Place::Beside:
            options << "legend pos=outer north east";
            break;
        case Place::Automatic:
        case Place::Inside:
            options << "legend pos=" + legendCorner();
            break;
        case Place::Direct:
        case Place::None:
            break;
        }
    }

    ChartRange spanned(std::optional<ChartRange> wanted, double Point::*part) const
    {
        if (wanted)
            return *wanted;
        ChartRange range{std::numeric_limits<double>::infinity(),
                         -std::numeric_limits<double>::infinity()};
        for (const auto& points : m_points)
            for (const Point& point : points) {
                range.lower = std::min(range.lower, point.*part);
                range.upper = std::max(range.upper, point.*part);
            }
        return range;
    }

    /// How much a legend in a corner would cover: the points, and bars as far as they reach.
    std::size_t covered(const ChartRange& x, const ChartRange& y) const
    {
        std::size_t count = 0;
        for (std::size_t i = 0; i < m_points.size(); ++i)
            for (const Point& point : m_points[i]) {
                const bool isBar = m_data.layers[i].shape == Shape::Bars;
                const double foot = isBar ? std::min(0.0, point.y) : point.y;
                const double top = isBar ? std::max(0.0, point.y) : point.y;
                count +=
                    point.x >= x.lower && point.x <= x.upper && top >= y.lower && foot <= y.upper;
            }
        return count;
    }

    /// The corner where a legend covers nothing; beside the data where there is none, unless it is
    /// wanted inside.
    QByteArray legendCorner() const
    {
        constexpr double share = 0.45;       // of the width
        constexpr double entryHeight = 1.5;  // over the text
        const FigureStyle& style = m_settings.style;
        const ChartRange x = spanned(style.x ? style.x : m_data.x, &Point::x);
        const ChartRange y = spanned(style.y ? style.y : m_data.y, &Point::y);
        const auto entries =
            std::count_if(m_data.layers.begin(), m_data.layers.end(),
                          [](const FigureLayer& layer) { return !layer.name.isEmpty(); });
        const double points = m_settings.millimetres.height() / millimetresPerInch * pointsPerInch;
        const double high =
            (y.upper - y.lower) * std::min(0.5, 0.05 + static_cast<double>(entries) * entryHeight *
                                                           style.textPoints / points);
        const double wide = (x.upper - x.lower) * share;
        const ChartRange west{x.lower, x.lower + wide};
        const ChartRange east{x.upper - wide, x.upper};
        const ChartRange north{y.upper - high, y.upper};
        const ChartRange south{y.lower, y.lower + high};
        const std::array<std::pair<std::size_t, const char*>, 4> corners{
            {{covered(east, north), "north east"},
             {covered(west, north), "north west"},
             {covered(east, south), "south east"},
             {covered(west, south), "south west"}}};
        const auto freest = std::min_element(
            corners.begin(), corners.end(),
            [](const auto& left, const auto& right) { return left.first < right.first; });
        if (freest->first > 0 && style.legend == FigureStyle::Legend::Automatic)
            return "outer north east";
        return freest->second;
    }

    /// Bars that share their places stand side by side: how wide one is, and where in its group.
    struct BarPlace {
        double width;
        double shift;
        double group;  ///< the room that all of them have
    };
    BarPlace barPlace(std::size_t index) const
    {
        std::set<double> places;
        std::size_t bars = 0;
        std::size_t before = 0;
        for (std::size_t i = 0; i < m_data.layers.size(); ++i) {
            if (m_data.layers[i].shape != Shape::Bars)
                continue;
            before += i < index;
            ++bars;
            for (const Point& point : m_points[i])
                places.insert(point.x);
        }
        double room = std::numeric_limits<double>::infinity();
        for (auto at = places.begin(); at != places.end() && std::next(at) != places.end(); ++at)
            room = std::min(room, *std::next(at) - *at);
        if (!std::isfinite(room))
            room = 1;
        const double width = barShare * room / static_cast<double>(bars);
        const double middle = (static_cast<double>(bars) - 1) / 2;
        return {width, (static_cast<double>(before) - middle) * width, room};
    }

    QByteArray styleOf(std::size_t index) const
    {
        const FigureLayer& layer = m_data.layers[index];
        const QByteArray name = seriesName(layer.series);
        const QByteArray mark = "mark=" + name + ", mark options={solid, fill=" + name + '}';
        switch (layer.shape) {
        case Shape::Guide:
            return "draw=black!55, line width=0.5pt, densely dashed";
        case Shape::Points:
            return "only marks, " + mark;
        case Shape::Bars: {
            const BarPlace place = barPlace(index);
            return "ybar, fill=" + name + ", draw=" + name +
                   ", line width=0pt, bar width=" + coordinate(place.width) +
                   ", bar shift=" + coordinate(place.shift) + ", area legend";
        }
        case Shape::Line:
            return name + (m_points[index].size() <= mostShapes ? ", " + mark : QByteArray());
        }
        return {};
    }

    void writeLayer(std::size_t index)
    {
        const FigureLayer& layer = m_data.layers[index];
        if (m_points[index].empty())
            return;
        const bool isDirect = m_settings.style.legend == FigureStyle::Legend::Direct;
        const bool isNamed = !layer.name.isEmpty() && !isDirect &&
                             m_settings.style.legend != FigureStyle::Legend::None;
        m_text +=
            "\\addplot[" + styleOf(index) + (isNamed ? "" : ", forget plot") +
            "] table[x index=" + QByteArray::number(static_cast<qulonglong>(layer.x)) +
            ", y index=" + QByteArray::number(static_cast<qulonglong>(layer.y)) + "] {" +
            (m_isReadable ? "\\detokenize{" + m_csvName.toUtf8() + '}' : QByteArray("\\numbers")) +
            "};\n";
        if (isNamed)
            m_text += "\\addlegendentry" + braced(layer.name) + '\n';
        else if (isDirect && !layer.name.isEmpty())
            writeName(index);
    }

    /// At the last point that is shown.
    void writeName(std::size_t index)
    {
        const auto& points = m_points[index];
        const auto x = m_settings.style.x ? m_settings.style.x : m_data.x;
        const auto last = std::find_if(points.rbegin(), points.rend(), [&x](const Point& point) {
            return !x || (point.x >= x->lower && point.x <= x->upper);
        });
        if (last != points.rend())
            m_text += "\\node[anchor=west, font=\\figurefont] at (axis cs:" + coordinate(last->x) +
                      ',' + coordinate(last->y) + ") " + braced(m_data.layers[index].name) + ";\n";
    }

    const FigureData& m_data;
    const FigureSettings& m_settings;
    QString m_csvName;
    QByteArray m_csv;
    QImage m_page;
    bool m_isReadable = false;
    std::vector<std::vector<Point>> m_points;
    std::set<int> m_series;
    QByteArray m_text;
};

}  // namespace

QByteArray pgfplotsText(const FigureData& data, const FigureSettings& settings,
                        const QString& csvName)
{
    return Document(data, settings, csvName).text();
}

}  // namespace ui
