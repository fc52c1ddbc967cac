// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <limits>

namespace core {

/// How useful one document is for one query, according to a person or a log.
///
/// A real number (star ratings have halves); higher is better, and 0 means judged and useless.
/// *Unjudged* is a separate state, not 0: it earns nothing and does not count as judged. A negative
/// grade ("junk" in TREC web tracks) is kept as given; as in trec_eval, it earns nothing and does
/// not count as judged. Eight bytes, trivially copyable.
class Grade {
public:
    constexpr Grade() noexcept = default;  ///< unjudged
    /// @param value any finite number
    constexpr explicit Grade(double value) noexcept
        : m_value(value)
    {}

    static constexpr Grade unjudged() noexcept { return {}; }

    /// False only if the document is unjudged.
    constexpr bool hasValue() const noexcept { return m_value == m_value; }
    /// Whether a measure may count the judgment: the grade is 0 or more.
    constexpr bool isJudged() const noexcept { return m_value >= 0; }
    /// Whether the document is judged and its grade is at least `threshold`, which should be
    /// positive.
    constexpr bool isRelevant(double threshold) const noexcept
    {
        return isJudged() && m_value >= threshold;
    }
    /// The grade; call only when hasValue().
    constexpr double value() const noexcept { return m_value; }
    /// The grade before any gain function is applied: 0 for unjudged and negative grades.
    constexpr double earning() const noexcept
    {
        // A mask, because a branch on unordered grades is mispredicted half of the time.
        const std::uint64_t mask = m_value > 0 ? ~std::uint64_t{0} : 0;
        return std::bit_cast<double>(std::bit_cast<std::uint64_t>(m_value) & mask);
    }

    /// Two unjudged grades are equal.
    friend constexpr bool operator==(Grade a, Grade b) noexcept
    {
        return a.hasValue() ? a.m_value == b.m_value : !b.hasValue();
    }

private:
    double m_value = std::numeric_limits<double>::quiet_NaN();
};

}  // namespace core
