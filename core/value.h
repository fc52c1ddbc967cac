#pragma once

#include <cassert>
#include <optional>

namespace core {

/// Why a metric has no value for a query.
enum class Undefined {
    NoRelevant,        ///< no judged document reaches the relevance threshold
    NoGain,            ///< no document of the ideal has a gain above 0
    NothingRetrieved,  ///< the ranking is empty and the metric divides by what was retrieved
    NoPairs,           ///< fewer than two documents, or every pair weighs 0
    NoHit,             ///< nothing relevant was retrieved and the rule leaves such a query out
    GradeAboveScale,   ///< a grade is above the top of the scale that was given
    Overflow,          ///< the gains are too large for double precision
};

/// A metric's value: a number, or the reason why there is none. Undefined is never 0 by accident:
/// whether a mean counts it as 0, as 1 or not at all is the mean's rule (core/evaluation/mean.h).
class Value {
public:
    constexpr Value(double number) noexcept
        : m_number(number)
    {}  // NOLINT: a value is a number
    constexpr Value(Undefined reason) noexcept
        : m_reason(reason)
    {}  // NOLINT: or a reason

    constexpr bool isDefined() const noexcept { return !m_reason; }
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
        return *m_reason;
    }
    constexpr double valueOr(double other) const noexcept { return m_reason ? other : m_number; }
    friend bool operator==(const Value&, const Value&) = default;

private:
    double m_number = 0;
    std::optional<Undefined> m_reason;
};

}  // namespace core
