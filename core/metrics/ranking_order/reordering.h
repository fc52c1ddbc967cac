// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace core {

/// Another order of the rows `first`, `first` + 1, … of a list (0-based); the rows before and after
/// them stay. Costs four bytes a row, however large the rows are.
struct Reordering {
    std::size_t first = 0;
    /// By place within the range: which of its rows stands there afterwards. Each of
    /// 0 .. order.size() - 1 once.
    std::vector<std::uint32_t> order;

    bool operator==(const Reordering&) const = default;
};

/// True when no row changes its place. O(rows).
bool isInOrder(const Reordering& reordering);

/// Brings every row back to where it was. O(rows).
Reordering inverse(const Reordering& reordering);

/// The row at which the one at `row` stands afterwards. O(rows of the range).
std::size_t rowAfter(const Reordering& reordering, std::size_t row);

/// Puts the rows of a list into their new order; the range must lie within it. O(rows of the
/// range), each row is moved twice.
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
