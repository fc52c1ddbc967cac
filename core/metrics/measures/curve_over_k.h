// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/evaluate.h"
#include "core/metrics/measures/running_sums.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <type_traits>

namespace core {

/// The class whose call operator a kernel uses: its own or a base class.
template <class Kernel>
struct SummingOf {
    template <class Definer>
    static Definer definer(Share<double> (Definer::*)(std::size_t, Grade));
    using Type = decltype(definer(&Kernel::operator()));
    static constexpr bool isInherited = !std::is_same_v<Type, Kernel>;
};

/// @param earned the sums at cutoffs 1, 2, …; `attainable(cutoff)` returns what each is divided by
template <class Attainable>
void divideAll(const double* earned, Attainable attainable, Undefined whyUndefined,
               std::span<Value> values)
{
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = divided(earned[i], attainable(i + 1), whyUndefined);
}

/// A curve from sums shared with other measures. The kernel of such a measure keeps no state of its
/// own during the walk, so the attainable sum does not depend on it.
template <class M>
void curveOfShared(const KernelInput& in, RunningSums& sums, std::span<Value> values)
{
    using Kernel = KernelOf<M>;
    const Kernel kernel(in);
    const typename SummingOf<Kernel>::Type& summing = kernel;
    const double* earned = sums.of(summing, rankingOf<M>(in.query, in.settings));
    const Undefined why = kernel.whyUndefined();
    if constexpr (requires { kernel.attainableWalk(); }) {
        if (!kernel.cutsIdealAtCutoff()) {
            Kernel own = kernel;
            divideAll(
                earned, [&own](std::size_t cutoff) { return own.attainable(cutoff); }, why, values);
            return;
        }
        const auto& walk = kernel.attainableWalk();
        const double* attainable = sums.of(walk.kernel(), walk.ranking());
        divideAll(
            earned, [attainable](std::size_t cutoff) { return attainable[cutoff - 1]; }, why,
            values);
    } else {
        divideAll(
            earned, [kernel](std::size_t cutoff) { return kernel.attainable(cutoff); }, why,
            values);
    }
}

/// A curve from the measure's own walk.
template <class M>
void curveOfOwn(const KernelInput& in, std::span<Value> values)
{
    KernelOf<M> kernel(in);
    const auto ranking = upTo(values.size(), rankingOf<M>(in.query, in.settings));
    const auto divide = [to = values.data()](double sum, std::size_t rank, auto& at) {
        const double attainable = at.attainable(rank);
        // Nearly all of these divide by 1, and a division would take longer than the rest of a
        // step.
        const bool isWhole = M::denominator(Settings{}) == Denominator::Nothing && attainable == 1;
        to[rank - 1] = isWhole && std::isfinite(sum) ? Value(sum)
                                                     : divided(sum, attainable, at.whyUndefined());
    };
    std::size_t settled = ranking.size();
    const double sum =
        scan(ranking, kernel, [divide, &settled](const Step<double>& step, auto& at) {
            divide(step.sum, step.rank, at);
            if constexpr (requires { at.isSettled(); }) {
                if (at.isSettled())
                    settled = step.rank;
                return !at.isSettled();
            }
        });
    if (settled < ranking.size()) {
        const Value last = values[settled - 1];
        std::fill(values.data() + settled, values.data() + ranking.size(), last);
    }
    for (std::size_t rank = ranking.size() + 1; rank <= values.size(); ++rank)
        divide(sum, rank, kernel);
}

/// Fills `values` with the measure at cutoffs 1, 2, …, walking the ranking at most once. O(ranks +
/// values).
template <class M>
void curveOf(const KernelInput& in, RunningSums& sums, std::span<Value> values)
{
    if constexpr (SummingOf<KernelOf<M>>::isInherited)
        curveOfShared<M>(in, sums, values);
    else
        curveOfOwn<M>(in, values);
}

}  // namespace core
