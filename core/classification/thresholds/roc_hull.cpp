// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/roc_hull.h"

#include <cstdint>

namespace core {

namespace {

/// Whether the path from a over b to c bends down at b. Counts below 2^32 have products below 2^64.
template <class Num, class Tp, class Fp>
bool bendsDown(std::size_t a, std::size_t b, std::size_t c, Tp tp, Fp fp)
{
    const Num riseBefore = tp(b) - tp(a);
    const Num runBefore = fp(b) - fp(a);
    const Num riseAfter = tp(c) - tp(b);
    const Num runAfter = fp(c) - fp(b);
    return riseBefore * runAfter > riseAfter * runBefore;
}

template <class Num, class Tp, class Fp>
std::vector<std::size_t> cornersOf(const ThresholdSweep& sweep, Tp tp, Fp fp)
{
    std::vector<std::size_t> hull;
    for (std::size_t point = 0; point < sweep.size(); ++point) {
        while (hull.size() > 1 &&
               !bendsDown<Num>(hull[hull.size() - 2], hull.back(), point, tp, fp))
            hull.pop_back();
        hull.push_back(point);
    }
    return hull;
}

}  // namespace

RocHull::RocHull(const ThresholdSweep& sweep)
    : m_corners(sweep.isWeighted()
                    ? cornersOf<double>(
                          sweep, [&](std::size_t point) { return sweep.truePositives(point); },
                          [&](std::size_t point) { return sweep.falsePositives(point); })
                    : cornersOf<std::uint64_t>(
                          sweep,
                          [&](std::size_t point) {
                              return std::uint64_t{sweep.acceptedPositives(point)};
                          },
                          [&](std::size_t point) {
                              return std::uint64_t{sweep.acceptedNegatives(point)};
                          }))
{}

}  // namespace core
