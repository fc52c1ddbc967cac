#include "ui/export/report_strips.h"

#include "ui/chart/paper_page.h"
#include "ui/export/placed_device.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace ui {

QFont reportFont(double points, QFont::Weight weight)
{
    QFont font(paperFamily());
    font.setPixelSize(qRound(points * reportDotsPerPoint));
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

ReportStrips textStrips(const QString& text, const QFont& font, const QColor& colour, double width,
                        double before, double lineSpacing)
{
    auto layout = std::make_shared<QTextLayout>(
        QString(text).replace(QLatin1Char('\n'), QChar::LineSeparator), font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    layout->setCacheEnabled(true);
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine())
        line.setLineWidth(width);
    layout->endLayout();
    const int count = layout->lineCount();
    ReportStrips strips;
    for (int i = 0; i < count; ++i) {
        ReportStrip strip;
        strip.height = std::round(font.pixelSize() * lineSpacing);
        strip.before = i == 0 ? before : 0;
        strip.keepsWithNext = i + 1 < count && (i == 0 || i + 2 == count);
        strip.paint = [layout, i, colour, height = strip.height](QPainter& painter, double x,
                                                                 double y) {
            const QTextLine line = layout->lineAt(i);
            painter.setPen(colour);
            line.draw(&painter, {x, y - line.y() + (height - line.height()) / 2});
        };
        strips.push_back(std::move(strip));
    }
    return strips;
}

namespace {

/// A table set in type of one size: how wide its columns are, and its strips.
class TableSetter {
public:
    TableSetter(const core::Table& table, double width, double points)
        : m_table(table)
        , m_width(width)
        , m_points(points)
        , m_font(reportFont(points))
        , m_strong(reportFont(points, QFont::DemiBold))
        , m_gap(points * reportDotsPerPoint)
    {
        measure();
    }

    bool fits() const { return total() <= m_width; }
    /// Takes from the widest columns of words what is too much.
    void squeeze()
    {
        double excess = total() - m_width;
        const double least = 6 * m_gap;
        while (excess > 1) {
            const auto widest = widestOfWords();
            if (widest == m_widths.size() || m_widths[widest] <= least)
                return;
            const double taken = std::min(excess, std::max(1.0, m_widths[widest] * 0.1));
            m_widths[widest] = std::max(least, m_widths[widest] - taken);
            excess = total() - m_width;
        }
    }

    ReportStrips strips() const
    {
        ReportStrips strips;
        strips.push_back(heading());
        const auto repeated = std::make_shared<const ReportStrip>(strips.front());
        for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
            std::vector<QString> cells;
            for (const core::TableCell& cell : m_table.rows[row])
                cells.push_back(QString::fromStdString(cell.text));
            strips.push_back(line(cells, m_font, false, row + 1 == m_table.rows.size()));
            strips.back().repeated = repeated;
            // A single row is not left alone at either end.
            strips.back().keepsWithNext = row == 0 || row + 2 == m_table.rows.size();
        }
        strips.back().keepsWithNext = false;
        return strips;
    }

private:
    void measure()
    {
        constexpr std::size_t measuredRows = 2000;
        const QFontMetricsF metrics(m_font);
        const QFontMetricsF strong(m_strong);
        for (std::size_t column = 0; column < m_table.columns.size(); ++column) {
            double width = 0;
            const QString name = QString::fromStdString(m_table.columns[column].heading);
            for (const QString& word : name.split(QLatin1Char(' ')))
                width = std::max(width, strong.horizontalAdvance(word));
            const std::size_t rows = std::min(measuredRows, m_table.rows.size());
            for (std::size_t row = 0; row < rows; ++row)
                width = std::max(width, metrics.horizontalAdvance(QString::fromStdString(
                                            m_table.rows[row][column].text)));
            m_widths.push_back(withSlack(width));
        }
        // Room that is left keeps headings on one line.
        for (std::size_t column = 0; column < m_widths.size(); ++column) {
            const double whole = withSlack(
                strong.horizontalAdvance(QString::fromStdString(m_table.columns[column].heading)));
            if (whole > m_widths[column] && total() + whole - m_widths[column] <= m_width)
                m_widths[column] = whole;
        }
    }

    /// Lines of text may be set a little wider than they were measured.
    static double withSlack(double width) { return std::ceil(width * 1.01) + 6; }

    double total() const
    {
        double sum = m_widths.empty() ? 0 : m_gap * double(m_widths.size() - 1);
        for (const double width : m_widths)
            sum += width;
        return sum;
    }

    std::size_t widestOfWords() const
    {
        std::size_t widest = m_widths.size();
        for (std::size_t column = 0; column < m_widths.size(); ++column)
            if (!m_table.columns[column].isNumeric &&
                (widest == m_widths.size() || m_widths[column] > m_widths[widest]))
                widest = column;
        return widest;
    }

    ReportStrip heading() const
    {
        std::vector<QString> names;
        for (const core::Table::Column& column : m_table.columns)
            names.push_back(QString::fromStdString(column.heading));
        ReportStrip strip = line(names, m_strong, true, false);
        strip.keepsWithNext = true;
        return strip;
    }

    ReportStrip line(const std::vector<QString>& cells, const QFont& font, bool isHeading,
                     bool isLast) const
    {
        struct Cell {
            ReportStrips lines;
            double x;
        };
        auto placed = std::make_shared<std::vector<Cell>>();
        const QColor colour = Theme::make(false, 16).text;
        double x = 0;
        double height = 0;
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const QFontMetricsF metrics(font);
            Cell cell{textStrips(cells[column], font, colour, m_widths[column], 0, lineSpacing), x};
            if (m_table.columns[column].isNumeric && cell.lines.size() == 1)
                cell.x += m_widths[column] - metrics.horizontalAdvance(cells[column]);
            double own = 0;
            for (const ReportStrip& text : cell.lines)
                own += text.height;
            height = std::max(height, own);
            x += m_widths[column] + m_gap;
            placed->push_back(std::move(cell));
        }
        const double padding = m_points * reportDotsPerPoint * 0.22;
        ReportStrip strip;
        strip.height = std::round(height + 2 * padding);
        strip.paint = [placed, padding, isHeading, isLast, content = height, full = strip.height,
                       wide = total()](QPainter& painter, double left, double top) {
            for (const Cell& cell : *placed) {
                double lines = 0;
                for (const ReportStrip& text : cell.lines)
                    lines += text.height;
                // Headings stand on the rule below them.
                double y = top + padding + (isHeading ? content - lines : 0);
                for (const ReportStrip& text : cell.lines) {
                    text.paint(painter, left + cell.x, y);
                    y += text.height;
                }
            }
            const Theme theme = Theme::make(false, 16);
            const auto rule = [&](double y, double points, const QColor& ink) {
                painter.fillRect(QRectF(left, y, wide, points * reportDotsPerPoint), ink);
            };
            if (isHeading) {
                rule(top, 0.8, theme.text);
                rule(top + full, 0.5, theme.text);
            } else if (isLast) {
                rule(top + full, 0.8, theme.text);
            } else {
                rule(top + full, 0.25, theme.line);
            }
        };
        return strip;
    }

    static constexpr double lineSpacing = 1.25;

    const core::Table& m_table;
    double m_width;
    double m_points;
    QFont m_font;
    QFont m_strong;
    double m_gap;
    std::vector<double> m_widths;
};

}  // namespace

ReportStrips tableStrips(const core::Table& table, double width)
{
    constexpr double usual = 8;
    constexpr double smallest = 6;
    for (double points = usual; points > smallest; points -= 0.5) {
        const TableSetter setter(table, width, points);
        if (setter.fits())
            return setter.strips();
    }
    TableSetter setter(table, width, smallest + 1);
    setter.squeeze();
    if (!setter.fits()) {
        TableSetter small(table, width, smallest);
        small.squeeze();
        return small.strips();
    }
    return setter.strips();
}

ReportStrip pictureStrip(const PaperFigure& figure, QSizeF points, double width)
{
    const double shrunk = std::min(1.0, width / reportDotsPerPoint / points.width());
    const QSizeF shown = points * shrunk;
    ReportStrip strip;
    strip.height = shown.height() * reportDotsPerPoint;
    strip.paint = [paint = figure.paint, shown](QPainter& painter, double x, double y) {
        FigureStyle style;
        style.family = reportFont(8).family();
        PlacedDevice device(painter, {x, y}, shown * reportDotsPerPoint,
                            qRound(72 * reportDotsPerPoint));
        paint(device, shown, style);
    };
    return strip;
}

}  // namespace ui
