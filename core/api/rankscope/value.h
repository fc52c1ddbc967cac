// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rankscope {
inline namespace v0 {

/// Why a metric has no value for a query or a set of samples.
enum class Undefined : std::uint8_t {
    NoRelevant,             ///< no judged document reaches the relevance threshold
    NoGain,                 ///< no document of the ideal has a gain above 0
    NothingRetrieved,       ///< the ranking is empty and the metric divides by what was retrieved
    NoPairs,                ///< fewer than two documents, or every pair weighs 0
    NoHit,                  ///< nothing relevant was retrieved and the rule leaves such a query out
    GradeAboveScale,        ///< a grade is above the top of the scale that was given
    Overflow,               ///< the gains are too large for double precision
    NoSamples,              ///< there is nothing to classify
    NoPositives,            ///< no sample is positive
    NoNegatives,            ///< no sample is negative
    NonePredictedPositive,  ///< no sample is predicted positive at this threshold
    NonePredictedNegative,  ///< every sample is predicted positive at this threshold
    NotAProbability,        ///< a score lies outside 0 to 1
    ChanceIsCertain,        ///< agreement by chance is 1: kappa divides by what is left
    InfiniteScore,          ///< a score is infinite: no line leads there
    OneOfAClass,            ///< a class has a single sample: nothing is known of its spread
    Weighted,               ///< samples have weights, and only their number has a known spread
    NoMixedGroup,           ///< no group has samples of both classes
};

/// A number, or the reason why there is none. Undefined is never 0 by accident: what it counts in a
/// mean is a rule (Rules::noValue).
class Value {
public:
    /// @param number not NaN
    constexpr Value(double number) noexcept
        : m_number(number)
        , m_isDefined(true)
    {}
    /// No number, for a reason.
    constexpr Value(Undefined reason) noexcept
        : m_reason(reason)
    {}

    /// Whether it is a number.
    constexpr bool isDefined() const noexcept { return m_isDefined; }
    /// The same.
    constexpr explicit operator bool() const noexcept { return m_isDefined; }
    /// The number; call only when isDefined().
    constexpr double operator*() const noexcept { return m_number; }
    /// The number, or another where there is none.
    constexpr double valueOr(double other) const noexcept { return m_isDefined ? m_number : other; }
    /// Call only when not isDefined().
    constexpr Undefined reason() const noexcept { return m_reason; }

    /// Numbers are equal by value, others by their reason.
    constexpr bool operator==(const Value&) const = default;

private:
    double m_number = 0;
    Undefined m_reason = {};
    bool m_isDefined = false;
};

/// An exact number, reduced; the denominator is above 0.
struct Fraction {
    std::int64_t numerator = 0;    ///< with the sign
    std::int64_t denominator = 1;  ///< above 0

    bool operator==(const Fraction&) const = default;  ///< both are reduced
};

}  // namespace v0
}  // namespace rankscope
