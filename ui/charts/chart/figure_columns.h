// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <span>
#include <utility>

namespace ui {

/// A figure's numbers as a table, built column by column. Shorter columns end in empty cells.
class FigureColumns {
public:
    /// The most rows of a figure's table; more would be finer than print can show.
    static constexpr std::size_t mostRows = 20000;

    /// @param digits decimals of the texts; the numbers keep full precision
    explicit FigureColumns(int digits)
        : m_digits(digits)
    {}
    /// Appends to a table.
    FigureColumns(core::Table table, int digits)
        : m_digits(digits)
        , m_table(std::move(table))
    {}

    /// @return the column's index. Removes commas and quotes from the heading, because plotting
    /// programs cannot read them, and adds a number if the heading is taken.
    /// @param numbers NaN: an empty cell
    std::size_t add(const QString& heading, std::span<const double> numbers);
    /// A text column of ids or names of queries or documents, which files leave out unless asked:
    /// comes after all drawn columns.
    std::size_t addIds(const QString& heading, const QStringList& ids);
    /// A text column.
    std::size_t add(const QString& heading, const QStringList& texts);
    /// Adds a note in the caption that something is not listed.
    void say(const QString& sentence);
    /// Notes how many documents are listed if that is not all.
    void sayFirst(std::size_t listed, std::size_t all);
    core::Table take() { return std::exchange(m_table, {}); }

private:
    std::size_t addColumn(QString heading, bool isNumeric, std::size_t rows);

    int m_digits;
    core::Table m_table;
};

/// A column heading that plotting programs can read: without commas and quotes.
QString headingText(QString heading);

/// A figure's number for people, in the C locale: whole numbers without decimals; empty for NaN.
QString figureNumber(double number, int digits);

}  // namespace ui
