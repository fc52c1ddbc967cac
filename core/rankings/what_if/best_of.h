// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/what_if/change.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

namespace core {

/// The order of changes with equal values: by kind, then by ranks from the top.
inline bool comesFirst(const Change& a, const Change& b)
{
    if (a.index() != b.index())
        return a.index() < b.index();
    return std::visit(
        [&b]<class Kind>(const Kind& one) {
            const Kind& other = std::get<Kind>(b);
            if constexpr (requires { one < other; })
                return one < other;
            else if (one.rank != other.rank)
                return one.rank < other.rank;
            else
                return one.grade.value() < other.grade.value();
        },
        a);
}

/// Keeps the best of many changes. Amortised O(1) per change, O(limit) memory.
class BestOf {
public:
    explicit BestOf(std::size_t limit)
        : m_limit(limit)
    {}

    void add(const Change& change, double value)
    {
        if (value < m_least)
            return;
        m_kept.push_back({value, change});
        if (m_kept.size() >= 2 * m_limit + 16)
            cut();
    }

    /// The best changes, unordered.
    std::vector<Change> take() &&
    {
        cut();
        std::vector<Change> changes;
        changes.reserve(m_kept.size());
        for (const Tried& tried : m_kept)
            changes.push_back(tried.change);
        return changes;
    }

private:
    struct Tried {
        double value;
        Change change;
    };

    void cut()
    {
        if (m_kept.size() <= m_limit)
            return;
        const auto end = m_kept.begin() + static_cast<std::ptrdiff_t>(m_limit);
        std::nth_element(m_kept.begin(), end - 1, m_kept.end(), [](const Tried& a, const Tried& b) {
            return a.value != b.value ? a.value > b.value : comesFirst(a.change, b.change);
        });
        m_least = (end - 1)->value;
        m_kept.erase(end, m_kept.end());
    }

    std::size_t m_limit;
    double m_least = -std::numeric_limits<double>::infinity();
    std::vector<Tried> m_kept;
};

}  // namespace core
