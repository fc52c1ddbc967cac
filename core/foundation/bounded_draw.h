// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// Draws uniform random integers from 0 to `limit` - 1. The distributions of the standard library
/// differ between implementations, so this class gives the same numbers everywhere. Source: Lemire,
/// "Fast random integer generation in an interval", ACM Transactions on Modeling and Computer
/// Simulation 29, 2019.
class BoundedDraw {
public:
    /// @param limit at least 1
    explicit BoundedDraw(std::uint32_t limit)
        : m_limit(limit)
        , m_tooLow((0u - limit) % limit)
    {}

    /// @param random a generator of 32-bit numbers
    template <class Random>
    std::uint32_t operator()(Random& random) const
    {
        for (;;) {
            const std::uint64_t product =
                std::uint64_t{static_cast<std::uint32_t>(random())} * m_limit;
            if (static_cast<std::uint32_t>(product) >= m_tooLow)
                return static_cast<std::uint32_t>(product >> 32);
        }
    }

private:
    std::uint32_t m_limit;
    std::uint32_t m_tooLow;
};

}  // namespace core
