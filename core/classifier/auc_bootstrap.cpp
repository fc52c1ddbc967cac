#include "core/classifier/auc_bootstrap.h"

#include "core/bounded_draw.h"
#include "core/classifier/auc.h"
#include "core/classifier/quantile.h"
#include "core/classifier/ranked_pairs.h"
#include "core/mersenne_twister.h"
#include "core/total.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <random>
#include <vector>

namespace core {
namespace {

/// The point that each sample of a class comes in at.
/// @param accepted how many samples of the class are in at a point
template <class Accepted>
std::vector<std::uint32_t> pointOfEach(std::size_t points, Accepted accepted)
{
    std::vector<std::uint32_t> pointOf(accepted(points - 1));
    for (std::size_t point = 1; point < points; ++point)
        std::fill(pointOf.begin() + accepted(point - 1), pointOf.begin() + accepted(point),
                  static_cast<std::uint32_t>(point));
    return pointOf;
}

/// One class, drawn anew as often as asked.
class Redrawn {
public:
    Redrawn(const std::vector<std::uint32_t>& pointOf, std::size_t points)
        : m_pointOf(&pointOf)
        , m_accepted(points)
    {}

    void draw(MersenneTwister& random)
    {
        std::fill(m_accepted.begin(), m_accepted.end(), 0u);
        const BoundedDraw draw(static_cast<std::uint32_t>(m_pointOf->size()));
        for (std::size_t i = 0; i < m_pointOf->size(); ++i)
            ++m_accepted[(*m_pointOf)[draw(random)]];
        for (std::size_t point = 1; point < m_accepted.size(); ++point)
            m_accepted[point] += m_accepted[point - 1];
    }
    /// How many of those drawn are in at a point.
    std::uint64_t accepted(std::size_t point) const { return m_accepted[point]; }

private:
    const std::vector<std::uint32_t>* m_pointOf;
    std::vector<std::uint32_t> m_accepted;
};

std::vector<double> redrawnAucs(const ThresholdSweep& sweep, const BootstrapRules& rules,
                                const Threads& threads, const std::stop_token& stop)
{
    const auto positives = pointOfEach(
        sweep.size(), [&](std::size_t point) { return sweep.acceptedPositives(point); });
    const auto negatives = pointOfEach(
        sweep.size(), [&](std::size_t point) { return sweep.acceptedNegatives(point); });
    std::vector<double> aucs(rules.rounds);
    const std::size_t pieces = threads.count();
    threads.run(pieces, [&](std::size_t piece) {
        Redrawn positive(positives, sweep.size());
        Redrawn negative(negatives, sweep.size());
        for (std::size_t round = piece; round < rules.rounds && !stop.stop_requested();
             round += pieces) {
            // A sequence of its own for every round, whoever draws it.
            std::seed_seq seeds{rules.seed, static_cast<std::uint32_t>(round)};
            MersenneTwister random(seeds);
            positive.draw(random);
            negative.draw(random);
            aucs[round] = shareInOrder(sumPairs<std::uint64_t>(
                sweep.size(), [&](std::size_t point) { return positive.accepted(point); },
                [&](std::size_t point) { return negative.accepted(point); }));
        }
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

Result<AucInterval, Undefined> bootstrapInterval(const ThresholdSweep& sweep,
                                                 const BootstrapRules& rules,
                                                 const Threads& threads,
                                                 const std::stop_token& stop)
{
    assert(rules.rounds >= 2);
    if (const auto reason = sweep.missingClass())
        return *reason;
    if (sweep.isWeighted())
        return Undefined::Weighted;
    std::vector<double> aucs = redrawnAucs(sweep, rules, threads, stop);
    std::sort(aucs.begin(), aucs.end());
    const auto at = [&](double share) {
        return quantile(share, aucs.size(), [&](std::size_t place) { return aucs[place]; });
    };
    return AucInterval{.auc = *auc(sweep),
                       .standardError = standardDeviation(aucs),
                       .low = at((1 - confidence) / 2),
                       .high = at((1 + confidence) / 2)};
}

}  // namespace core
