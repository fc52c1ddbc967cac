// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report/table_strips.h"

#include "core/documents/tables/table_text.h"
#include "ui/charts/drawing/wrapped_text.h"
#include "ui/export/writer/layout_dots.h"
#include "ui/toolkit/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <numeric>
#include <utility>

namespace ui {

namespace {

/// The text with its interval.
QString textOf(const core::TableCell& cell)
{
    core::TableCell plain = cell;
    plain.isBest = false;  // shown in bold instead
    return QString::fromStdString(core::shownText(plain));
}

/// A table typeset in one size: column widths and strips.
class TableSetter {
    using Columns = std::vector<std::size_t>;

public:
    TableSetter(const core::Table& table, double width, double points)
        : m_table(table)
        , m_width(width)
        , m_points(points)
        , m_font(reportFont(points))
        , m_strong(reportFont(points, QFont::DemiBold))
        , m_gap(points * layoutDotsPerPoint)
        , m_all(table.columns.size())
    {
        std::iota(m_all.begin(), m_all.end(), std::size_t{0});
        measure();
    }

    bool fits() const { return total(m_all) <= m_width + rounding; }
    /// Narrows the widest columns of words by the excess.
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
    /// Tables below each other that share out the columns; each repeats the first one.
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
            for (ReportStrip& line :
                 lines(columns, m_table.rows[row], row + 1 == m_table.rows.size())) {
                line.repeated = repeated;
                strips.push_back(std::move(line));
            }
            // No single row alone at either end.
            strips.back().keepsWithNext = row == 0 || row + 2 == m_table.rows.size();
        }
        strips.back().keepsWithNext = false;
        return strips;
    }

    /// As few tables as possible, of similar width.
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
            for (const QString& word : lineParts(name))
                width = std::max(width, strong.horizontalAdvance(word.trimmed()));
            if (lineParts(name).size() > name.split(QLatin1Char(' ')).size())  // Chinese
                width = std::max(width, std::min(strong.horizontalAdvance(name),
                                                 fewestLetters * m_font.pixelSize()));
            const std::size_t rows = std::min(measuredRows, m_table.rows.size());
            for (std::size_t row = 0; row < rows; ++row) {
                const core::TableCell& cell = m_table.rows[row][column];
                width = std::max(width,
                                 (cell.isBest ? strong : metrics).horizontalAdvance(textOf(cell)));
            }
            m_widths.push_back(withSlack(width));
        }
        // Spare width keeps headings on one line.
        for (std::size_t column = 0; column < m_widths.size(); ++column) {
            const double whole = withSlack(
                strong.horizontalAdvance(QString::fromStdString(m_table.columns[column].heading)));
            if (whole > m_widths[column] && total(m_all) + whole - m_widths[column] <= m_width)
                m_widths[column] = whole;
        }
    }

    /// Set lines can be slightly wider than measured.
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

    struct Cell {
        ReportStrips lines;
        double x = 0;
        std::size_t first = 0;  ///< the line of the row where it begins
    };
    /// A row of cells, or the headings.
    struct Cells {
        std::vector<Cell> cells;
        std::size_t lines = 1;
        double lineHeight = 0;

        /// Paints one line of every cell that has it.
        void paint(QPainter& painter, std::size_t line, double left, double top) const
        {
            for (const Cell& cell : cells)
                if (line >= cell.first && line - cell.first < cell.lines.size())
                    cell.lines[line - cell.first].paint(painter, left + cell.x, top);
        }
    };

    struct Words {
        QString text;
        bool isStrong = false;
    };

    Cells cells(const Columns& columns, const std::vector<Words>& words) const
    {
        Cells set;
        set.lineHeight = std::round(m_font.pixelSize() * lineSpacing);
        const QColor colour = Theme::make(false, 16).text;
        double x = 0;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const QFont& font = words[i].isStrong ? m_strong : m_font;
            const QFontMetricsF metrics(font);
            const double width = m_widths[columns[i]];
            const bool isNumeric = m_table.columns[columns[i]].isNumeric;
            const bool isOneLine = metrics.horizontalAdvance(words[i].text) <= width;
            Cell cell{textStrips(words[i].text, font, colour, width, 0, lineSpacing,
                                 isNumeric && !isOneLine ? Qt::AlignRight : Qt::AlignLeft),
                      x, 0};
            if (isNumeric && cell.lines.size() == 1)
                cell.x += isOneLine ? width - metrics.horizontalAdvance(words[i].text) : 0;
            set.lines = std::max(set.lines, cell.lines.size());
            x += width + m_gap;
            set.cells.push_back(std::move(cell));
        }
        return set;
    }

    double padding() const { return m_points * layoutDotsPerPoint * 0.22; }

    static void rule(QPainter& painter, QPointF left, double width, double points,
                     const QColor& ink)
    {
        painter.fillRect(QRectF(left, QSizeF(width, points * layoutDotsPerPoint)), ink);
    }

    ReportStrip heading(const Columns& columns) const
    {
        std::vector<Words> names;
        for (const std::size_t column : columns)
            names.push_back({QString::fromStdString(m_table.columns[column].heading), true});
        Cells set = cells(columns, names);
        // Headings are aligned to the rule below them.
        for (Cell& cell : set.cells)
            cell.first = set.lines - cell.lines.size();
        ReportStrip strip;
        strip.height = std::round(double(set.lines) * set.lineHeight + 2 * padding());
        strip.keepsWithNext = true;
        strip.paint = [set = std::move(set), padding = padding(), full = strip.height,
                       wide = total(columns)](QPainter& painter, double left, double top) {
            for (std::size_t line = 0; line < set.lines; ++line)
                set.paint(painter, line, left, top + padding + double(line) * set.lineHeight);
            const QColor ink = Theme::make(false, 16).text;
            rule(painter, {left, top}, wide, 0.8, ink);
            rule(painter, {left, top + full}, wide, 0.5, ink);
        };
        return strip;
    }

    /// The lines of a row; only a long row may break across pages.
    ReportStrips lines(const Columns& columns, const std::vector<core::TableCell>& row,
                       bool isLast) const
    {
        constexpr std::size_t mostUndivided = 12;
        std::vector<Words> words;
        for (const std::size_t column : columns)
            words.push_back({textOf(row[column]), row[column].isBest});
        const auto set = std::make_shared<const Cells>(cells(columns, words));
        ReportStrips strips;
        for (std::size_t line = 0; line < set->lines; ++line) {
            const double above = line == 0 ? padding() : 0;
            const bool isEnd = line + 1 == set->lines;
            ReportStrip strip;
            strip.height = std::round(above + set->lineHeight + (isEnd ? padding() : 0));
            strip.keepsWithNext =
                !isEnd && (set->lines <= mostUndivided || line == 0 || line + 2 == set->lines);
            strip.paint = [set, line, above, isEnd, isLast, full = strip.height,
                           wide = total(columns)](QPainter& painter, double left, double top) {
                set->paint(painter, line, left, top + above);
                const Theme theme = Theme::make(false, 16);
                if (isEnd)
                    rule(painter, {left, top + full}, wide, isLast ? 0.8 : 0.25,
                         isLast ? theme.text : theme.line);
            };
            strips.push_back(std::move(strip));
        }
        return strips;
    }

    static constexpr double lineSpacing = 1.25;
    static constexpr double fewestLetters = 4;  // Chinese ones per line of a heading
    static constexpr double rounding = 1;       // of a sum of widths, in dots

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

}  // namespace ui
