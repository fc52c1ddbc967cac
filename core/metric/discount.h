#pragma once

#include "core/metric/number.h"
#include "core/metric/settings.h"

#include <cassert>
#include <cstddef>
#include <vector>

namespace core {

/// The discount's divisor at a rank: 1 for the first rank, never falling.
/// @param rank 1-based
/// @param base b of the Järvelin–Kekäläinen form, greater than 1; the others ignore it
double discountDivisor(Discount discount, double base, std::size_t rank);

/// Divisors kept for the first ranks, so that a batch asks the logarithm once per rank and not once
/// per document. Ranks beyond the table are computed: same function, same bits.
class Discounts {
public:
    Discounts() = default;
    /// O(depth), 8 bytes per rank.
    Discounts(const Settings& settings, std::size_t depth);

    double divisor(std::size_t rank) const
    {
        assert(rank > 0);
        return rank <= m_table.size() ? m_table[rank - 1]
                                      : discountDivisor(m_discount, m_base, rank);
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
    std::vector<double> m_table;
};

}  // namespace core
