// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace core {

/// Removes rows from a column and returns them; the others keep their order. Does nothing for an
/// empty column. O(n), in place.
/// @param rows ascending, without repeats
template <class T>
std::vector<T> takeColumnRows(std::vector<T>& column, std::span<const std::size_t> rows)
{
    std::vector<T> taken;
    if (column.empty() || rows.empty())
        return taken;
    taken.reserve(rows.size());
    std::size_t end = rows.front();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        taken.push_back(std::move(column[rows[i]]));
        const std::size_t next = i + 1 < rows.size() ? rows[i + 1] : column.size();
        for (std::size_t row = rows[i] + 1; row < next; ++row)
            column[end++] = std::move(column[row]);
    }
    column.resize(end);
    return taken;
}

/// Undoes takeColumnRows(). Works from the end, so that nothing is overwritten before it has moved.
template <class T>
void putColumnRows(std::vector<T>& column, std::span<const std::size_t> rows, std::vector<T> taken)
{
    if (taken.empty())
        return;
    assert(taken.size() == rows.size());
    std::size_t kept = column.size();
    column.resize(column.size() + taken.size());
    std::size_t row = column.size();
    for (std::size_t i = rows.size(); i-- > 0;) {
        assert(rows[i] < row);
        while (row > rows[i] + 1)
            column[--row] = std::move(column[--kept]);
        column[--row] = std::move(taken[i]);
    }
}

}  // namespace core
