// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/separation_bootstrap.h"

#include "core/classification/thresholds/class_separation.h"
#include "core/classification/uncertainty/redrawn_classes.h"

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace core {

Result<SeparationIntervals, Undefined> separationIntervals(const SweptSamples& of,
                                                           const BootstrapRules& rules,
                                                           const Threads& threads,
                                                           const std::stop_token& stop)
{
    assert(rules.rounds >= 2);
    if (const auto reason = of.sweep.missingClass())
        return *reason;
    std::vector<double> errors(rules.rounds);
    std::vector<double> distances(rules.rounds);
    const auto take = [&](std::size_t round, const auto& positives, const auto& negatives) {
        const auto countsAt = [&](std::size_t point) {
            return redrawnCounts(positives, negatives, point);
        };
        errors[round] = equalErrorRateOf(of.sweep.size(), countsAt);
        distances[round] = kolmogorovSmirnovOf(of.sweep.size(), countsAt);
    };
    forEachRedraw(of, rules, threads, stop, take);
    return SeparationIntervals{percentileInterval(std::move(errors)),
                               percentileInterval(std::move(distances))};
}

}  // namespace core
