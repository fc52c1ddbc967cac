// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace core {

/// Another order of the rows `first`, `first` + 1, … of a list (0-based); rows before and after
/// them stay. Takes four bytes per row, regardless of the row type.
struct Reordering {
    std::size_t first = 0;
    /// Element i is the old index, within the range, of the row that moves to place i. A
    /// permutation of 0 .. order.size() - 1.
    std::vector<std::uint32_t> order;

    bool operator==(const Reordering&) const = default;
};

/// True when no row changes its place. O(rows).
bool isInOrder(const Reordering& reordering);

/// The reordering that undoes this one. O(rows).
Reordering inverse(const Reordering& reordering);

/// The new index of the row at `row`. O(rows of the range).
std::size_t rowAfter(const Reordering& reordering, std::size_t row);

/// Applies a reordering to a list; its range must lie within the list. O(rows of the range); each
/// row is moved twice.
template <class Row>
void reorder(std::vector<Row>& rows, const Reordering& reordering)
{
    const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(reordering.first);
    std::vector<Row> reordered;
    reordered.reserve(reordering.order.size());
    for (const std::uint32_t from : reordering.order)
        reordered.push_back(std::move(begin[static_cast<std::ptrdiff_t>(from)]));
    std::move(reordered.begin(), reordered.end(), begin);
}

}  // namespace core
