// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/ranked_pairs.h"

#include <cassert>
#include <cmath>

namespace core {

namespace {

/// The pairs of a sample added after point `before` and by point `here`.
/// @param others called with a point: the samples of the other class added so far
template <class Num, class Others>
PairSums<Num> pairsBetween(std::size_t before, std::size_t here, std::size_t last, bool isPositive,
                           Others others)
{
    const Num ahead = others(before);
    const Num equal = others(here) - ahead;
    const Num behind = others(last) - others(here);
    return isPositive ? PairSums<Num>{behind, equal, ahead} : PairSums<Num>{ahead, equal, behind};
}

}  // namespace

double exactShare(PairCount part, PairCount whole)
{
    assert(part <= whole && whole > 0);
    if (part == 0)
        return 0;
    int exponent = 0;
    for (; part < whole; --exponent)
        part <<= 1;
    // One bit more than a double has, plus whether there is a remainder.
    constexpr int bits = 54;
    std::uint64_t quotient = 0;
    for (int bit = 0; bit < bits; ++bit) {
        const bool fits = part >= whole;
        quotient = quotient << 1 | (fits ? 1 : 0);
        part = (part - (fits ? whole : 0)) << 1;
    }
    quotient = quotient << 1 | (part != 0 ? 1 : 0);
    return std::ldexp(static_cast<double>(quotient), exponent - bits);
}

SamplePairs pairsOf(const ThresholdSweep& sweep)
{
    return sumPairs<std::uint64_t>(
        sweep.size(),
        [&](std::size_t point) { return std::uint64_t{sweep.acceptedPositives(point)}; },
        [&](std::size_t point) { return std::uint64_t{sweep.acceptedNegatives(point)}; });
}

WeightedPairs weightedPairsOf(const ThresholdSweep& sweep)
{
    return sumPairs<double>(
        sweep.size(), [&](std::size_t point) { return sweep.truePositives(point); },
        [&](std::size_t point) { return sweep.falsePositives(point); });
}

WeightedPairs pairsWith(const ThresholdSweep& sweep, bool isPositive, double score, double weight)
{
    const std::size_t here = sweep.pointAt(score);
    const bool isThere = here > 0 && sweep.threshold(here) == score;
    return pairsBetween<double>(
        isThere ? here - 1 : here, here, sweep.size() - 1, isPositive, [&](std::size_t point) {
            return weight * (isPositive ? sweep.falsePositives(point) : sweep.truePositives(point));
        });
}

SamplePairs pairsAt(const ThresholdSweep& sweep, std::size_t point, bool isPositive)
{
    assert(point > 0 && point < sweep.size());
    return pairsBetween<std::uint64_t>(
        point - 1, point, sweep.size() - 1, isPositive, [&](std::size_t other) -> std::uint64_t {
            return isPositive ? sweep.acceptedNegatives(other) : sweep.acceptedPositives(other);
        });
}

}  // namespace core
