// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// The ranks of a list, grouped by a number for each document, such as its worth to a measure.
/// Construction is O(n log n).
class RankClasses {
public:
    /// @param numbers of ranks 1, 2, …; not NaN
    explicit RankClasses(std::span<const double> numbers);

    /// Removes all ranks past `read` from each class, except the first.
    void keepFirstPast(std::size_t read);

    std::size_t size() const { return m_ranks.size(); }
    std::size_t length() const { return m_classOf.size(); }
    /// The class of a rank; classes are numbered from 0 by ascending number.
    std::size_t of(std::size_t rank) const { return m_classOf[rank - 1]; }
    /// The ranks of a class, ascending.
    std::span<const std::size_t> ranks(std::size_t index) const { return m_ranks[index]; }
    /// The ranks of a class below `rank`. O(log n).
    std::span<const std::size_t> ranksBelow(std::size_t index, std::size_t rank) const;
    /// The last rank of the run of equal classes that contains `rank`. O(1).
    std::size_t runEnd(std::size_t rank) const { return m_runEnd[rank - 1]; }

private:
    std::vector<std::size_t> m_classOf;
    std::vector<std::size_t> m_runEnd;
    std::vector<std::vector<std::size_t>> m_ranks;
};

}  // namespace core
