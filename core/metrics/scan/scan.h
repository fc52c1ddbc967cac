// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "core/metrics/scan/number.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <span>
#include <type_traits>

namespace core {

inline constexpr std::size_t noCutoff = std::numeric_limits<std::size_t>::max();

/// How a share's term is computed from gain and weight.
enum class Combine {
    Times,  ///< gain × weight
    Over,   ///< gain ÷ weight
    Left,   ///< gain ÷ weight, computed (and rounded) as 1 - (weight - gain) ÷ weight
};

/// What one rank is worth, and what a table shows about it.
template <class Num>
struct Share {
    Num gain;
    Num weight;
    Num seen;  ///< the kernel's memory at this rank; each kernel documents its meaning
};

/// One line of an explanation.
template <class Num>
struct Step {
    std::size_t rank;  ///< 1-based
    Grade grade;
    Share<Num> share;
    Num term;  ///< gain and weight combined
    Num sum;   ///< of the terms at ranks 1..rank
};

/// The batch path's sink: keeps nothing, compiles to nothing.
struct NoTrace {
    constexpr void operator()(const auto&, auto&) const noexcept {}
};

template <Combine combine, class Num>
constexpr Num termOf(const Share<Num>& share)
{
    if constexpr (combine == Combine::Left)
        return whole<Num>(1) - (share.weight - share.gain) / share.weight;
    else if constexpr (combine == Combine::Over)
        return share.gain / share.weight;
    else
        return share.gain * share.weight;
}

/// Walks a ranking from the top and sums what each rank earns; the project's only loop over ranks.
///
/// A kernel defines a measure. `kernel(rank, grade)` is called once per rank, in order, and may
/// keep state. `kernel.attainable(k)` is what the ranks read so far could have earned in a list cut
/// at k; it may be called after each rank, with k never decreasing. The sink receives every step
/// and the kernel; if it returns a bool, false ends the walk. Value, table, curve over k, exact
/// fraction and batch differ only in sink and number type. O(ranks) calls, no allocation.
template <class Kernel, class Sink = NoTrace>
constexpr auto scan(std::span<const Grade> ranking, Kernel& kernel, Sink&& sink = {})
{
    using Num = typename Kernel::Number;
    Num sum = whole<Num>(0);
    for (std::size_t i = 0; i < ranking.size(); ++i) {
        const Share<Num> share = kernel(i + 1, ranking[i]);
        const Num term = termOf<Kernel::combine>(share);
        sum += term;
        const Step<Num> step{i + 1, ranking[i], share, term, sum};
        if constexpr (std::is_same_v<decltype(sink(step, kernel)), bool>) {
            if (!sink(step, kernel))
                break;
        } else {
            sink(step, kernel);
        }
    }
    return sum;
}

constexpr std::span<const Grade> upTo(std::size_t cutoff, std::span<const Grade> ranking)
{
    return ranking.first(std::min(cutoff, ranking.size()));
}

}  // namespace core
