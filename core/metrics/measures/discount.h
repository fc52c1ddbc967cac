// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/settings.h"
#include "core/metrics/scan/number.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <vector>

namespace core {

/// The discount's divisor at a rank. Positive and non-decreasing; 1 at the first rank except for Ln
/// and Late.
/// @param rank 1-based
/// @param base b of the Järvelin–Kekäläinen form, greater than 1; the others ignore it
double discountDivisor(Discount discount, double base, std::size_t rank);

/// The discount as a positive weight by which a gain is multiplied: 1 over the divisor.
constexpr double discountWeight(double divisor)
{
    return 1 / divisor;
}

/// A table of the divisors of the first ranks, so that each logarithm is computed once per rank and
/// not once per document. A value type: copies share the table, and so do all tables of the default
/// discount down to usualDepth.
class Discounts {
public:
    static constexpr std::size_t usualDepth = 1000;

    Discounts() = default;
    /// O(depth), 8 bytes per rank; O(1) if the shared table can be used.
    /// @param depth minimum depth; the table may be deeper
    Discounts(const Settings& settings, std::size_t depth);

    /// Whether the table holds the discount of `settings` down to `depth`.
    bool cover(const Settings& settings, std::size_t depth) const
    {
        return m_discount == settings.discount && m_base == settings.discountBase &&
               depth <= m_table->size();
    }

    /// Whether both have the same divisors at the ranks they share.
    bool operator==(const Discounts& other) const
    {
        return m_discount == other.m_discount && m_base == other.m_base;
    }

    /// @param rank 1 to the table's depth
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
