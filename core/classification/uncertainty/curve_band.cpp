// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/curve_band.h"

#include "core/classification/uncertainty/redrawn_classes.h"
#include "core/metrics/statistics/estimate.h"

#include <cassert>
#include <cmath>
#include <cstddef>
#include <utility>

namespace core {
namespace {

constexpr std::size_t cells = 400;  ///< between the bandPlaces: finer than a chart can show
constexpr std::size_t bandPlaces = cells + 1;

/// A share of a number; exact if the result is a whole number.
double shareOf(double number, std::size_t place)
{
    return place == cells ? number
                          : number * static_cast<double>(place) / static_cast<double>(cells);
}

/// One round's true and false positives.
template <class Num>
struct Round {
    const RedrawnClass<Num>& positives;
    const RedrawnClass<Num>& negatives;
    std::size_t points;

    double tp(std::size_t point) const { return static_cast<double>(positives.accepted(point)); }
    double fp(std::size_t point) const { return static_cast<double>(negatives.accepted(point)); }
    double precision(std::size_t point) const
    {
        const double accepted = tp(point) + fp(point);
        return accepted > 0 ? tp(point) / accepted : 1;
    }
};

/// Calls put(place, height) for every place.
template <class Num, class Put>
void rocHeights(const Round<Num>& round, const Put& put)
{
    const std::size_t last = round.points - 1;
    const double positives = round.tp(last);
    const double negatives = round.fp(last);
    std::size_t point = 0;
    for (std::size_t place = 0; place < bandPlaces; ++place) {
        const double requested = shareOf(negatives, place);
        while (point < last && round.fp(point + 1) <= requested)
            ++point;
        double found = round.tp(point);
        if (point < last)
            found =
                std::lerp(found, round.tp(point + 1),
                          (requested - round.fp(point)) / (round.fp(point + 1) - round.fp(point)));
        put(place, found / positives);
    }
}

template <class Num, class Put>
void prHeights(const Round<Num>& round, PrLines lines, const Put& put)
{
    const std::size_t last = round.points - 1;
    const double positives = round.tp(last);
    std::size_t point = 1;
    for (std::size_t place = 0; place < bandPlaces; ++place) {
        const double requested = shareOf(positives, place);
        while (point < last && (round.tp(point) < requested || round.tp(point) <= 0))
            ++point;
        if (lines == PrLines::Steps) {
            put(place, round.precision(point));
            continue;
        }
        const double before = round.tp(point - 1);
        put(place, std::lerp(round.precision(point - 1), round.precision(point),
                             (requested - before) / (round.tp(point) - before)));
    }
}

/// @param heightsOf called with a round and a function that receives its heights
template <class HeightsOf>
Result<CurveBand, Undefined> bandOf(const SweptSamples& of, const BootstrapRules& rules,
                                    const Threads& threads, const std::stop_token& stop,
                                    const HeightsOf& heightsOf)
{
    assert(rules.rounds >= 2);
    if (const auto reason = of.sweep.missingClass())
        return *reason;
    std::vector<std::vector<double>> heights(bandPlaces, std::vector<double>(rules.rounds));
    const auto take = [&]<class Num>(std::size_t round, const RedrawnClass<Num>& positives,
                                     const RedrawnClass<Num>& negatives) {
        heightsOf(Round<Num>{positives, negatives, of.sweep.size()},
                  [&](std::size_t place, double height) { heights[place][round] = height; });
    };
    forEachRedraw(of, rules, threads, stop, take);
    CurveBand band;
    for (std::size_t place = 0; place < bandPlaces; ++place) {
        const Interval ends = percentileInterval(std::move(heights[place]));
        band.x.push_back(shareOf(1, place));
        band.lower.push_back(ends.low);
        band.upper.push_back(ends.high);
    }
    return band;
}

}  // namespace

Result<CurveBand, Undefined> rocBand(const SweptSamples& of, const BootstrapRules& rules,
                                     const Threads& threads, const std::stop_token& stop)
{
    return bandOf(of, rules, threads, stop,
                  [](const auto& round, const auto& put) { rocHeights(round, put); });
}

Result<CurveBand, Undefined> prBand(const SweptSamples& of, PrLines lines,
                                    const BootstrapRules& rules, const Threads& threads,
                                    const std::stop_token& stop)
{
    return bandOf(of, rules, threads, stop,
                  [lines](const auto& round, const auto& put) { prHeights(round, lines, put); });
}

}  // namespace core
