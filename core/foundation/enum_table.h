// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace core {

/// Whether a table has one row for each of the `count` values of an enum, in order, so that a value
/// is the index of its row. For a static_assert next to the table.
/// @param key the member of a row that holds its value
template <class Table, class Row, class Enum>
constexpr bool hasRowForEach(const Table& table, Enum Row::*key, std::size_t count)
{
    std::size_t place = 0;
    for (const Row& row : table)
        if (static_cast<std::size_t>(row.*key) != place++)
            return false;
    return place == count;
}

/// The same for an enum whose last value is `last`.
template <class Table, class Row, class Enum>
constexpr bool hasRowForEach(const Table& table, Enum Row::*key, Enum last)
{
    return hasRowForEach(table, key, static_cast<std::size_t>(last) + 1);
}

/// The row of a value in such a table.
template <class Table, class Enum>
constexpr const auto& rowAt(const Table& table, Enum value)
{
    return table[static_cast<std::size_t>(value)];
}

}  // namespace core
