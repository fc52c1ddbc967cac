// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <concepts>

namespace core {

/// A sum of many numbers. Exact numbers are simply added. For doubles, the rounding error of each
/// addition is compensated, so that ten million terms are summed as accurately as ten (Neumaier,
/// ZAMM 54, 1974).
template <class Num>
class Total {
public:
    Total& operator+=(Num term)
    {
        m_sum += term;
        return *this;
    }
    Num value() const { return m_sum; }

private:
    Num m_sum{};
};

template <std::floating_point Num>
class Total<Num> {
public:
    Total& operator+=(Num term)
    {
        const Num sum = m_sum + term;
        m_lost += std::abs(m_sum) >= std::abs(term) ? (m_sum - sum) + term : (term - sum) + m_sum;
        m_sum = sum;
        return *this;
    }
    Num value() const { return m_sum + m_lost; }

private:
    Num m_sum = 0;
    Num m_lost = 0;
};

}  // namespace core
