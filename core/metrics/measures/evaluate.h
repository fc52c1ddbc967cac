// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/cumulated_gain.h"
#include "core/metrics/measures/explanation.h"
#include "core/metrics/measures/kernel.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/scan/quotient.h"

#include <cmath>
#include <cstddef>
#include <optional>
#include <span>

namespace core {

/// A scan's result before the division.
template <class Num>
struct ScanResult {
    Num earned;
    Num attainable;
    Undefined whyUndefined;  ///< holds when attainable is 0 or less
};

template <class M>
std::span<const Grade> rankingOf(const JudgedRanking& query, const Settings& settings)
{
    if constexpr (M::walksIdeal)
        return idealRanking(query, settings);
    else
        return query.ranked();
}

/// Evaluates one measure for one query: the sum down to the cutoff, and its divisor there.
/// @param sink receives every step and the kernel; see scan()
template <RankingMeasure M, class Num = double, class Sink = NoTrace>
ScanResult<Num> evaluate(const KernelInput& in, std::size_t cutoff, Sink&& sink = {})
{
    KernelOf<M, Num> kernel(in);
    const auto ranking = upTo(cutoff, rankingOf<M>(in.query, in.settings));
    const Num earned = scan(ranking, kernel, sink);
    const Num attainable = kernel.attainable(cutoff);
    return {earned, attainable, kernel.whyUndefined()};
}

inline Value divided(double earned, double attainable, Undefined whyUndefined)
{
    // Divide before the test: without a branch, the compiler can vectorise the division in loops.
    const double value = earned / attainable;
    const Value finite = std::isfinite(value) ? Value(value) : Value(Undefined::Overflow);
    return attainable <= 0 ? Value(whyUndefined) : finite;
}

inline std::optional<Fraction> divided(const Fraction& earned, const Fraction& attainable)
{
    if (toDouble(attainable) < 0)
        return std::nullopt;
    const Fraction value = earned / attainable;
    return value.exact() ? std::optional(value) : std::nullopt;
}

template <class M>
Quotient quotientOf(const KernelInput& in, std::size_t cutoff)
{
    const auto outcome = evaluate<M>(in, cutoff);
    return {outcome.earned, outcome.attainable, M::denominator(in.settings),
            divided(outcome.earned, outcome.attainable, outcome.whyUndefined)};
}

/// The values at the given cutoffs, from one walk.
/// @param cutoffs ascending, one per value
template <class M>
void valuesAt(const KernelInput& in, std::span<const std::size_t> cutoffs, std::span<Value> values)
{
    if (cutoffs.empty())
        return;
    KernelOf<M> kernel(in);
    const auto ranking = upTo(cutoffs.back(), rankingOf<M>(in.query, in.settings));
    std::size_t next = 0;
    const auto divide = [&](double sum, auto& at) {
        const double attainable = at.attainable(cutoffs[next]);
        values[next++] = divided(sum, attainable, at.whyUndefined());
    };
    const double sum = scan(ranking, kernel, [&](const Step<double>& step, auto& at) {
        if (step.rank == cutoffs[next])
            divide(step.sum, at);
    });
    while (next < cutoffs.size())
        divide(sum, kernel);
}

template <class M>
std::optional<Fraction> exactOf(const KernelInput& in, std::size_t cutoff)
{
    if (!M::rational(in.settings))
        return std::nullopt;
    const auto untilInexact = [](const Step<Fraction>& step, auto&) { return step.sum.exact(); };
    const auto outcome = evaluate<M, Fraction>(in, cutoff, untilInexact);
    return divided(outcome.earned, outcome.attainable);
}

}  // namespace core
