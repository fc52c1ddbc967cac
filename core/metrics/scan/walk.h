// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/scan/number.h"
#include "core/metrics/scan/scan.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

namespace core {

/// A resumable scan(): a kernel and its sum, advanced down a ranking on demand.
template <class Kernel>
class Walk {
public:
    using Number = typename Kernel::Number;

    Walk(Kernel kernel, std::span<const Grade> ranking)
        : m_kernel(std::move(kernel))
        , m_ranking(ranking)
    {}

    /// The kernel in its current state; in its start state before the first sumTo().
    const Kernel& kernel() const { return m_kernel; }
    std::span<const Grade> ranking() const { return m_ranking; }

    /// The sum of the terms at ranks 1..cutoff. `cutoff` must not decrease between calls; all calls
    /// together cost one walk.
    Number sumTo(std::size_t cutoff)
    {
        for (const std::size_t end = std::min(cutoff, m_ranking.size()); m_rank < end; ++m_rank)
            m_sum += termOf<Kernel::combine>(m_kernel(m_rank + 1, m_ranking[m_rank]));
        return m_sum;
    }

private:
    Kernel m_kernel;
    std::span<const Grade> m_ranking;
    std::size_t m_rank = 0;
    Number m_sum = whole<Number>(0);
};

}  // namespace core
