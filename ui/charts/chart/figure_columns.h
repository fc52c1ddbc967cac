// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <span>
#include <utility>

namespace ui {

/// A figure's numbers as a table, put together column by column. Columns of different length end in
/// empty cells.
class FigureColumns {
public:
    /// A figure's table has no more rows than this: more would be finer than print shows.
    static constexpr std::size_t mostRows = 20000;

    /// @param digits decimals of the texts; the numbers keep full precision
    explicit FigureColumns(int digits)
        : m_digits(digits)
    {}
    /// Adds to a table.
    FigureColumns(core::Table table, int digits)
        : m_digits(digits)
        , m_table(std::move(table))
    {}

    /// @return the column's place. The heading loses commas and quotes, which programs that draw do
    /// not read, and gets a number where there is such a heading already.
    /// @param numbers NaN: an empty cell
    std::size_t add(const QString& heading, std::span<const double> numbers);
    /// A column of words.
    std::size_t add(const QString& heading, const QStringList& texts);
    /// Says in a sentence that something is not listed.
    void say(const QString& sentence);
    /// Says how many documents are listed where that is not all.
    void sayFirst(std::size_t listed, std::size_t all);
    core::Table take() { return std::exchange(m_table, {}); }

private:
    std::size_t addColumn(QString heading, bool isNumeric, std::size_t rows);

    int m_digits;
    core::Table m_table;
};

/// A column's heading as programs that draw read it: without commas and quotes.
QString headingText(QString heading);

/// A figure's number as people read it, in the C locale: whole numbers without decimals; empty for
/// NaN.
QString figureNumber(double number, int digits);

}  // namespace ui
