// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/settings.h"
#include "core/metrics/scan/number.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <vector>

namespace core {

/// The discount's divisor at a rank: above 0, never falling, 1 for the first rank but for Ln and
/// Late.
/// @param rank 1-based
/// @param base b of the Järvelin–Kekäläinen form, greater than 1; the others ignore it
double discountDivisor(Discount discount, double base, std::size_t rank);

/// The discount as a weight: what a gain is multiplied by, 1 over the divisor. Above 0.
constexpr double discountWeight(double divisor)
{
    return 1 / divisor;
}

/// The divisors of the first ranks as a table, so that the logarithm is asked once per rank and not
/// once per document. A value; copies share the table, and so do all of the usual discount that go
/// no deeper than usualDepth.
class Discounts {
public:
    static constexpr std::size_t usualDepth = 1000;

    Discounts() = default;
    /// O(depth), 8 bytes per rank; O(1) where the table is the one that all share.
    /// @param depth at least; it may be deeper
    Discounts(const Settings& settings, std::size_t depth);

    /// It holds what `settings` ask for, down to `depth`.
    bool cover(const Settings& settings, std::size_t depth) const
    {
        return m_discount == settings.discount && m_base == settings.discountBase &&
               depth <= m_table->size();
    }

    /// The same divisor at every rank, as far as both go.
    bool operator==(const Discounts& other) const
    {
        return m_discount == other.m_discount && m_base == other.m_base;
    }

    /// @param rank 1 to the depth asked for
    double divisor(std::size_t rank) const
    {
        assert(rank > 0 && rank <= m_table->size());
        return (*m_table)[rank - 1];
    }

    template <class Num>
    Num divisorAs(std::size_t rank) const
    {
        if constexpr (std::floating_point<Num>)
            return divisor(rank);
        else if (m_discount == Discount::None)
            return whole<Num>(1);
        else if (m_discount == Discount::Reciprocal)
            return whole<Num>(rank);
        else
            return Num::inexact();
    }

private:
    Discount m_discount = Discount::Log2;
    double m_base = 2;
    std::shared_ptr<const std::vector<double>> m_table = std::make_shared<std::vector<double>>();
};

}  // namespace core
