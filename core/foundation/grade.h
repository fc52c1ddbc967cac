// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <limits>

namespace core {

/// How useful one document is for one query, as a person or a log judged it.
///
/// A real number (star ratings have halves), more is better, 0 is judged and useless. *Unjudged* is
/// a state of its own, not 0: it earns nothing, but it is not counted as judged either. A negative
/// grade ("junk" in TREC web tracks) is kept as given; like trec_eval we let it earn nothing and do
/// not count it as judged. Eight bytes, trivially copyable.
class Grade {
public:
    constexpr Grade() noexcept = default;  ///< unjudged
    /// @param value any finite number
    constexpr explicit Grade(double value) noexcept
        : m_value(value)
    {}

    static constexpr Grade unjudged() noexcept { return {}; }

    /// False only for a document that nobody looked at.
    constexpr bool hasValue() const noexcept { return m_value == m_value; }
    /// True when a metric may count the judgment: a grade of 0 or more.
    constexpr bool isJudged() const noexcept { return m_value >= 0; }
    /// True when judged at least `threshold`, which should be positive.
    constexpr bool isRelevant(double threshold) const noexcept
    {
        return isJudged() && m_value >= threshold;
    }
    /// The number given; call only when hasValue().
    constexpr double value() const noexcept { return m_value; }
    /// What the document may earn before any gain function: 0 for unjudged and negative grades.
    constexpr double earning() const noexcept
    {
        // A mask: a branch on grades in no order is guessed wrong half of the time.
        const std::uint64_t mask = m_value > 0 ? ~std::uint64_t{0} : 0;
        return std::bit_cast<double>(std::bit_cast<std::uint64_t>(m_value) & mask);
    }

    /// Unjudged equals unjudged.
    friend constexpr bool operator==(Grade a, Grade b) noexcept
    {
        return a.hasValue() ? a.m_value == b.m_value : !b.hasValue();
    }

private:
    double m_value = std::numeric_limits<double>::quiet_NaN();
};

}  // namespace core
