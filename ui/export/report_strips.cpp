#include "ui/export/report_strips.h"

#include "ui/chart/paper_page.h"
#include "ui/export/placed_device.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

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
    using Columns = std::vector<std::size_t>;

public:
    TableSetter(const core::Table& table, double width, double points)
        : m_table(table)
        , m_width(width)
        , m_points(points)
        , m_font(reportFont(points))
        , m_strong(reportFont(points, QFont::DemiBold))
        , m_gap(points * reportDotsPerPoint)
        , m_all(table.columns.size())
    {
        std::iota(m_all.begin(), m_all.end(), std::size_t{0});
        measure();
    }

    bool fits() const { return total(m_all) <= m_width + rounding; }
    /// Takes from the widest columns of words what is too much.
    void squeeze()
    {
        double excess = total(m_all) - m_width;
        const double least = 6 * m_gap;
        while (excess > rounding) {
            const auto widest = widestOfWords();
            if (widest == m_widths.size() || m_widths[widest] <= least)
                return;
            const double taken = std::min(excess, std::max(1.0, m_widths[widest] * 0.1));
            m_widths[widest] = std::max(least, m_widths[widest] - taken);
            excess = total(m_all) - m_width;
        }
    }

    ReportStrips strips() const { return strips(m_all); }
    /// Tables below each other that share the columns; the first column stands in each.
    ReportStrips dividedStrips()
    {
        for (double& width : m_widths)
            width = std::min(width, m_width / 3);
        ReportStrips all;
        for (const Columns& columns : division()) {
            ReportStrips part = strips(columns);
            if (!all.empty())
                part.front().before = m_gap * 2;
            std::move(part.begin(), part.end(), std::back_inserter(all));
        }
        return all;
    }

private:
    ReportStrips strips(const Columns& columns) const
    {
        ReportStrips strips;
        strips.push_back(heading(columns));
        const auto repeated = std::make_shared<const ReportStrip>(strips.front());
        for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
            std::vector<QString> cells;
            for (const std::size_t column : columns)
                cells.push_back(QString::fromStdString(m_table.rows[row][column].text));
            strips.push_back(line(columns, cells, m_font, false, row + 1 == m_table.rows.size()));
            strips.back().repeated = repeated;
            // A single row is not left alone at either end.
            strips.back().keepsWithNext = row == 0 || row + 2 == m_table.rows.size();
        }
        strips.back().keepsWithNext = false;
        return strips;
    }

    /// As few tables as there can be, none much narrower than another.
    std::vector<Columns> division() const
    {
        std::vector<Columns> fewest = filled(m_width);
        const double step = m_width / 50;
        for (double width = m_width - step; width > m_width / 2; width -= step) {
            std::vector<Columns> narrower = filled(width);
            if (narrower.size() > fewest.size())
                break;
            fewest = std::move(narrower);
        }
        return fewest;
    }

    std::vector<Columns> filled(double width) const
    {
        std::vector<Columns> tables{{m_all.front()}};
        for (std::size_t column = 1; column < m_all.size(); ++column) {
            Columns with = tables.back();
            with.push_back(column);
            if (with.size() > 2 && total(with) > width)
                tables.push_back({m_all.front(), column});
            else
                tables.back() = std::move(with);
        }
        return tables;
    }

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
            if (whole > m_widths[column] && total(m_all) + whole - m_widths[column] <= m_width)
                m_widths[column] = whole;
        }
    }

    /// Lines of text may be set a little wider than they were measured.
    static double withSlack(double width) { return std::ceil(width * 1.01) + 6; }

    double total(const Columns& columns) const
    {
        double sum = columns.empty() ? 0 : m_gap * double(columns.size() - 1);
        for (const std::size_t column : columns)
            sum += m_widths[column];
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

    ReportStrip heading(const Columns& columns) const
    {
        std::vector<QString> names;
        for (const std::size_t column : columns)
            names.push_back(QString::fromStdString(m_table.columns[column].heading));
        ReportStrip strip = line(columns, names, m_strong, true, false);
        strip.keepsWithNext = true;
        return strip;
    }

    ReportStrip line(const Columns& columns, const std::vector<QString>& cells, const QFont& font,
                     bool isHeading, bool isLast) const
    {
        struct Cell {
            ReportStrips lines;
            double x;
        };
        auto placed = std::make_shared<std::vector<Cell>>();
        const QColor colour = Theme::make(false, 16).text;
        double x = 0;
        double height = 0;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const double width = m_widths[columns[i]];
            const QFontMetricsF metrics(font);
            Cell cell{textStrips(cells[i], font, colour, width, 0, lineSpacing), x};
            if (m_table.columns[columns[i]].isNumeric && cell.lines.size() == 1)
                cell.x += width - metrics.horizontalAdvance(cells[i]);
            double own = 0;
            for (const ReportStrip& text : cell.lines)
                own += text.height;
            height = std::max(height, own);
            x += width + m_gap;
            placed->push_back(std::move(cell));
        }
        const double padding = m_points * reportDotsPerPoint * 0.22;
        ReportStrip strip;
        strip.height = std::round(height + 2 * padding);
        strip.paint = [placed, padding, isHeading, isLast, content = height, full = strip.height,
                       wide = total(columns)](QPainter& painter, double left, double top) {
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
    static constexpr double rounding = 1;  // of a sum of widths, in dots

    const core::Table& m_table;
    double m_width;
    double m_points;
    QFont m_font;
    QFont m_strong;
    double m_gap;
    Columns m_all;
    std::vector<double> m_widths;
};

}  // namespace

ReportStrips tableStrips(const core::Table& table, double width)
{
    constexpr double usual = 8;
    constexpr double small = 7;
    constexpr double smallest = 6;
    for (double points = usual; points > smallest; points -= 0.5) {
        const TableSetter setter(table, width, points);
        if (setter.fits())
            return setter.strips();
    }
    for (const double points : {small, smallest}) {
        TableSetter setter(table, width, points);
        setter.squeeze();
        if (setter.fits())
            return setter.strips();
    }
    return TableSetter(table, width, small).dividedStrips();
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
