// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/auc_bootstrap.h"

#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/ranked_pairs.h"
#include "core/classification/uncertainty/redrawn_classes.h"
#include "core/foundation/total.h"
#include "core/metrics/statistics/estimate.h"

#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

namespace core {
namespace {

std::vector<double> redrawnAucs(const SweptSamples& of, const BootstrapRules& rules,
                                const Threads& threads, const std::stop_token& stop)
{
    std::vector<double> aucs(rules.rounds);
    const auto take = [&]<class Num>(std::size_t round, const RedrawnClass<Num>& positives,
                                     const RedrawnClass<Num>& negatives) {
        using Sum = std::conditional_t<std::is_integral_v<Num>, std::uint64_t, double>;
        aucs[round] = shareInOrder(sumPairs<Sum>(
            of.sweep.size(), [&](std::size_t point) { return Sum{positives.accepted(point)}; },
            [&](std::size_t point) { return Sum{negatives.accepted(point)}; }));
    };
    forEachRedraw(of, rules, threads, stop, take);
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
    std::vector<double> aucs = redrawnAucs(of, rules, threads, stop);
    const double standardError = standardDeviation(aucs);
    const Interval ends = percentileInterval(std::move(aucs));
    return AucInterval{*auc(of.sweep), standardError, ends.low, ends.high};
}

}  // namespace core
