// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstdint>
#include <string_view>

#if __cplusplus < 202002L && (!defined(_MSVC_LANG) || _MSVC_LANG < 202002L)
#error "rankscope requires C++20: compile with -std=c++20"
#endif

/// Ranking and classification measures, computed by the rules of the tools that report them.
namespace rankscope {
/// The interface of version 0. The names are also in rankscope itself.
inline namespace v0 {

/// Why a measure is undefined for a query or a set of samples.
enum class Undefined : std::uint8_t {
    NoRelevant,             ///< no judged document reaches the relevance threshold
    NoGain,                 ///< no document in the ideal has a gain above 0
    NothingRetrieved,       ///< the ranking is empty and the measure divides by its length
    NoPairs,                ///< fewer than two documents, or every pair has weight 0
    NoHit,                  ///< nothing relevant was retrieved and the rule skips such queries
    GradeAboveScale,        ///< a grade is above the given top of the scale
    Overflow,               ///< the gains are too large for double precision
    NoSamples,              ///< there is nothing to classify
    NoPositives,            ///< no sample is positive
    NoNegatives,            ///< no sample is negative
    NonePredictedPositive,  ///< no sample is predicted positive at this threshold
    NonePredictedNegative,  ///< every sample is predicted positive at this threshold
    NotAProbability,        ///< a score is outside 0 to 1
    ChanceIsCertain,        ///< chance agreement is 1, so kappa would divide by 0
    InfiniteScore,          ///< a score is infinite, so no line can reach it
    OneOfAClass,            ///< a class has only one sample, so its variance is unknown
    Weighted,               ///< the variance is known for counts only, and samples have weights
    NoMixedGroup,           ///< no group has samples of both classes
    EmptyCell,              ///< a count that a ratio or its standard error divides by is 0
    OneScore,               ///< all scores are equal, so they have no slope
    NoneExpected,           ///< every probability is 0, so no positive is expected
    Separated,              ///< a threshold separates the classes, so the likelihood has no maximum
    OneClassOutsideFold,    ///< the samples outside a fold are not of both classes
    NotReached,             ///< no threshold reaches the aim
    InfiniteLogarithm,      ///< a probability is 0, and its logarithm has no limit
};

/// The reason as an English sentence, the same as in the window.
std::string_view toText(Undefined reason);

/// A number, or the reason why it is undefined. Undefined is not 0: a rule decides how it counts in
/// a mean (Rules::noValue).
class Value {
public:
    /// @param number not NaN
    constexpr Value(double number) noexcept
        : m_number(number)
        , m_isDefined(true)
    {}
    /// Undefined, for this reason.
    constexpr Value(Undefined reason) noexcept
        : m_reason(reason)
    {}

    /// Whether there is a number.
    constexpr bool isDefined() const noexcept { return m_isDefined; }
    /// Same as isDefined().
    constexpr explicit operator bool() const noexcept { return m_isDefined; }
    /// The number. @throws Error with the reason if undefined
    double value() const;
    /// The number; call only if isDefined(), which is asserted.
    constexpr double operator*() const noexcept
    {
        assert(m_isDefined);
        return m_number;
    }
    /// The number, or `other` if undefined.
    constexpr double valueOr(double other) const noexcept { return m_isDefined ? m_number : other; }
    /// Why it is undefined; call only if not isDefined().
    constexpr Undefined reason() const noexcept { return m_reason; }

    /// Compares numbers by value and undefined values by reason.
    constexpr bool operator==(const Value&) const = default;

private:
    double m_number = 0;
    Undefined m_reason = {};
    bool m_isDefined = false;
};

/// An exact number in lowest terms.
struct Fraction {
    std::int64_t numerator = 0;    ///< carries the sign
    std::int64_t denominator = 1;  ///< above 0

    bool operator==(const Fraction&) const = default;  ///< both are in lowest terms
};

}  // namespace v0
}  // namespace rankscope
