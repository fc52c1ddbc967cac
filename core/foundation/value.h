// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace core {

/// Why a measure is undefined for a query or a set of samples.
enum class Undefined : std::uint8_t {
    NoRelevant,             ///< no judged document reaches the relevance threshold
    NoGain,                 ///< no document of the ideal has a gain above 0
    NothingRetrieved,       ///< the ranking is empty and the measure divides by what was retrieved
    NoPairs,                ///< fewer than two documents, or every pair weighs 0
    NoHit,                  ///< nothing relevant was retrieved and the rule excludes such a query
    GradeAboveScale,        ///< a grade is above the top of the given scale
    Overflow,               ///< the gains are too large for double precision
    NoSamples,              ///< there are no samples
    NoPositives,            ///< no sample is positive
    NoNegatives,            ///< no sample is negative
    NonePredictedPositive,  ///< no sample is predicted positive at this threshold
    NonePredictedNegative,  ///< every sample is predicted positive at this threshold
    NotAProbability,        ///< a score lies outside 0 to 1
    ChanceIsCertain,        ///< agreement by chance is 1, so kappa's denominator is 0
    InfiniteScore,          ///< a score is infinite, so no line can be drawn to it
    OneOfAClass,            ///< a class has a single sample, so its spread is unknown
    Weighted,               ///< samples have weights; the spread is known only for unweighted
                            ///< samples
    NoMixedGroup,           ///< no group has samples of both classes
    EmptyCell,              ///< a count that a ratio or its standard error divides by is 0
    OneScore,               ///< all scores are equal, so they have no slope
    NoneExpected,           ///< every probability is 0, so no positive is expected
    Separated,              ///< a threshold separates the classes, so the likelihood has no maximum
    OneClassOutsideFold,    ///< the samples outside a fold are not of both classes
    NotReached,             ///< no threshold reaches the aim
    InfiniteLogarithm,      ///< a probability is 0, and its logarithm has no limit
};

/// The value of a measure: a number, or the reason why it is undefined. Undefined is not 0: the
/// mean's rule decides whether such a query counts as 0, as 1 or not at all.
///
/// Eight bytes, because a curve holds one for every cutoff. The reason is stored in the payload of
/// a NaN.
class Value {
public:
    /// @param number not NaN
    constexpr Value(double number) noexcept
        : m_number(number)
    {
        assert(isDefined());
    }  // NOLINT: a value is a number
    constexpr Value(Undefined reason) noexcept
        : m_number(std::bit_cast<double>(quietNan | static_cast<std::uint64_t>(reason)))
    {}  // NOLINT: or a reason

    constexpr bool isDefined() const noexcept { return m_number == m_number; }
    constexpr explicit operator bool() const noexcept { return isDefined(); }
    /// Call only when isDefined().
    constexpr double operator*() const
    {
        assert(isDefined());
        return m_number;
    }
    /// Call only when not isDefined().
    constexpr Undefined reason() const
    {
        assert(!isDefined());
        return static_cast<Undefined>(bits() & 0xff);
    }
    constexpr double valueOr(double other) const noexcept { return isDefined() ? m_number : other; }
    friend constexpr bool operator==(Value a, Value b) noexcept
    {
        return a.isDefined() ? a.m_number == b.m_number : a.bits() == b.bits();
    }

private:
    static constexpr std::uint64_t quietNan = 0x7ff8'0000'0000'0000;
    constexpr std::uint64_t bits() const noexcept { return std::bit_cast<std::uint64_t>(m_number); }

    double m_number = 0;
};

}  // namespace core
