// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/auc_bootstrap.h"

#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/ranked_pairs.h"
#include "core/classification/uncertainty/redrawn_classes.h"
#include "core/foundation/total.h"
#include "core/metrics/statistics/estimate.h"

#include <cassert>
#include <cmath>
#include <utility>
#include <vector>

namespace core {
namespace {

/// @tparam Num of the counts at a point
/// @tparam Sum of pairs
template <class Num, class Sum>
std::vector<double> redrawnAucs(const SweptSamples& of, const BootstrapRules& rules,
                                const Threads& threads, const std::stop_token& stop)
{
    std::vector<double> aucs(rules.rounds);
    forEachRedraw<Num>(of, rules, threads, stop,
                       [&](std::size_t round, const auto& positives, const auto& negatives) {
                           aucs[round] = shareInOrder(sumPairs<Sum>(
                               of.sweep.size(),
                               [&](std::size_t point) { return Sum{positives.accepted(point)}; },
                               [&](std::size_t point) { return Sum{negatives.accepted(point)}; }));
                       });
    return aucs;
}

double standardDeviation(const std::vector<double>& numbers)
{
    const auto count = static_cast<double>(numbers.size());
    Total<double> sum;
    for (const double number : numbers)
        sum += number;
    Total<double> squares;
    for (const double number : numbers)
        squares += (number - sum.value() / count) * (number - sum.value() / count);
    return std::sqrt(squares.value() / (count - 1));
}

}  // namespace

Result<AucInterval, Undefined> bootstrapInterval(const SweptSamples& of,
                                                 const BootstrapRules& rules,
                                                 const Threads& threads,
                                                 const std::stop_token& stop)
{
    assert(rules.rounds >= 2);
    if (const auto reason = of.sweep.missingClass())
        return *reason;
    std::vector<double> aucs =
        of.sweep.isWeighted() ? redrawnAucs<double, double>(of, rules, threads, stop)
                              : redrawnAucs<std::uint32_t, std::uint64_t>(of, rules, threads, stop);
    const double standardError = standardDeviation(aucs);
    const Interval ends = percentileInterval(std::move(aucs));
    return AucInterval{*auc(of.sweep), standardError, ends.low, ends.high};
}

}  // namespace core
