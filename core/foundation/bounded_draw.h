// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// Numbers below a limit, each as likely as any other: the distributions of the standard library
/// differ from one library to the next. Source: Lemire, "Fast random integer generation in an
/// interval", ACM Transactions on Modeling and Computer Simulation 29, 2019.
class BoundedDraw {
public:
    /// @param limit at least 1
    explicit BoundedDraw(std::uint32_t limit)
        : m_limit(limit)
        , m_tooLow((0u - limit) % limit)
    {}

    /// @param random makes numbers of 32 bits
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
