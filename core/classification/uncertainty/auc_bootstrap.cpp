// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/auc_bootstrap.h"

#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/ranked_pairs.h"
#include "core/classification/uncertainty/redrawn_classes.h"
#include "core/foundation/total.h"
#include "core/metrics/statistics/estimate.h"

#include <algorithm>
#include <array>
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

/// A model's AUC on the samples of a round.
class RedrawnModel {
public:
    explicit RedrawnModel(const SweptSamples& of)
        : m_of(of)
        , m_added{std::vector<double>(of.sweep.size()), std::vector<double>(of.sweep.size())}
    {
        m_pointOf.reserve(of.samples.size());
        for (const double score : of.samples.scores)
            m_pointOf.push_back(static_cast<std::uint32_t>(of.sweep.pointAt(score)));
    }
    /// @param times how often each sample was drawn
    double auc(const std::vector<std::uint32_t>& times)
    {
        for (std::vector<double>& added : m_added)
            std::ranges::fill(added, 0.0);
        for (std::size_t i = 0; i < times.size(); ++i)
            if (times[i] > 0)
                m_added[m_of.samples.isPositive(i)][m_pointOf[i]] +=
                    times[i] * m_of.samples.weight(i);
        for (std::vector<double>& added : m_added)
            for (std::size_t point = 1; point < added.size(); ++point)
                added[point] += added[point - 1];
        return shareInOrder(sumPairs<double>(
            m_of.sweep.size(), [this](std::size_t point) { return m_added[1][point]; },
            [this](std::size_t point) { return m_added[0][point]; }));
    }

private:
    SweptSamples m_of;
    std::vector<std::uint32_t> m_pointOf;
    std::array<std::vector<double>, 2> m_added;  ///< negatives and positives up to each point
};

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

Result<AucComparison, Undefined> pairedBootstrapTest(const SweptSamples& first,
                                                     const SweptSamples& second,
                                                     const BootstrapRules& rules,
                                                     const Threads& threads,
                                                     const std::stop_token& stop)
{
    assert(rules.rounds >= 2);
    if (const auto reason = first.sweep.missingClass())
        return *reason;
    std::array<std::vector<std::uint32_t>, 2> members;
    for (std::size_t i = 0; i < first.samples.size(); ++i)
        members[first.samples.isPositive(i)].push_back(static_cast<std::uint32_t>(i));
    std::vector<double> differences(rules.rounds);
    const std::size_t pieces = threads.count();
    threads.run(pieces, [&](std::size_t piece) {
        RedrawnModel ofFirst(first);
        RedrawnModel ofSecond(second);
        std::vector<std::uint32_t> times(first.samples.size());
        for (std::size_t round = piece; round < rules.rounds && !stop.stop_requested();
             round += pieces) {
            std::seed_seq seeds{rules.seed, static_cast<std::uint32_t>(round)};
            MersenneTwister random(seeds);
            std::ranges::fill(times, 0u);
            for (const std::vector<std::uint32_t>& ofClass : members) {
                const BoundedDraw draw(static_cast<std::uint32_t>(ofClass.size()));
                for (std::size_t i = 0; i < ofClass.size(); ++i)
                    ++times[ofClass[draw(random)]];
            }
            differences[round] = ofSecond.auc(times) - ofFirst.auc(times);
        }
    });
    const double standardError = standardDeviation(differences);
    return testedDifference(*auc(second.sweep) - *auc(first.sweep), standardError,
                            percentileInterval(std::move(differences)));
}

}  // namespace core
