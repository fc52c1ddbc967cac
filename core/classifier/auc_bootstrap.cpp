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
#include <type_traits>
#include <utility>
#include <vector>

namespace core {
namespace {

/// The samples of one class.
struct Members {
    std::vector<std::uint32_t> pointOf;  ///< that each comes in at, ascending
    std::vector<double> weights;         ///< as long, or empty: each counts 1
};

/// @param accepted how many samples of the class are in at a point
template <class Accepted>
Members countedMembers(std::size_t points, Accepted accepted)
{
    Members members;
    auto& pointOf = members.pointOf;
    pointOf.resize(accepted(points - 1));
    for (std::size_t point = 1; point < points; ++point)
        std::fill(pointOf.begin() + accepted(point - 1), pointOf.begin() + accepted(point),
                  static_cast<std::uint32_t>(point));
    return members;
}

Members weightedMembers(const SweptSamples& of, bool arePositive)
{
    std::vector<std::pair<std::uint32_t, double>> found;
    for (std::size_t i = 0; i < of.samples.size(); ++i)
        if (of.samples.isPositive(i) == arePositive)
            found.emplace_back(static_cast<std::uint32_t>(of.sweep.pointAt(of.samples.scores[i])),
                               of.samples.weight(i));
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    Members members;
    for (const auto& [point, weight] : found) {
        members.pointOf.push_back(point);
        members.weights.push_back(weight);
    }
    return members;
}

Members membersOf(const SweptSamples& of, bool arePositive)
{
    if (of.sweep.isWeighted())
        return weightedMembers(of, arePositive);
    return countedMembers(of.sweep.size(), [&](std::size_t point) {
        return arePositive ? of.sweep.acceptedPositives(point) : of.sweep.acceptedNegatives(point);
    });
}

/// One class, drawn anew as often as asked.
/// @tparam Num of the sums: of counted samples below 2^32
template <class Num>
class Redrawn {
public:
    Redrawn(const Members& members, std::size_t points)
        : m_members(&members)
        , m_accepted(points)
    {}

    void draw(MersenneTwister& random)
    {
        std::fill(m_accepted.begin(), m_accepted.end(), Num{0});
        const auto& pointOf = m_members->pointOf;
        const BoundedDraw draw(static_cast<std::uint32_t>(pointOf.size()));
        for (std::size_t i = 0; i < pointOf.size(); ++i) {
            const std::uint32_t drawn = draw(random);
            m_accepted[pointOf[drawn]] += weightOf(drawn);
        }
        for (std::size_t point = 1; point < m_accepted.size(); ++point)
            m_accepted[point] += m_accepted[point - 1];
    }
    /// What of those drawn is in at a point.
    Num accepted(std::size_t point) const { return m_accepted[point]; }

private:
    Num weightOf(std::size_t member) const
    {
        if constexpr (std::is_integral_v<Num>)
            return 1;
        else
            return m_members->weights[member];
    }

    const Members* m_members;
    std::vector<Num> m_accepted;
};

/// @tparam Num of what is in at a point
/// @tparam Sum of pairs
template <class Num, class Sum>
std::vector<double> redrawnAucs(const SweptSamples& of, const BootstrapRules& rules,
                                const Threads& threads, const std::stop_token& stop)
{
    const Members positives = membersOf(of, true);
    const Members negatives = membersOf(of, false);
    const std::size_t points = of.sweep.size();
    std::vector<double> aucs(rules.rounds);
    const std::size_t pieces = threads.count();
    threads.run(pieces, [&](std::size_t piece) {
        Redrawn<Num> positive(positives, points);
        Redrawn<Num> negative(negatives, points);
        for (std::size_t round = piece; round < rules.rounds && !stop.stop_requested();
             round += pieces) {
            // A sequence of its own for every round, whoever draws it.
            std::seed_seq seeds{rules.seed, static_cast<std::uint32_t>(round)};
            MersenneTwister random(seeds);
            positive.draw(random);
            negative.draw(random);
            aucs[round] = shareInOrder(sumPairs<Sum>(
                points, [&](std::size_t point) { return Sum{positive.accepted(point)}; },
                [&](std::size_t point) { return Sum{negative.accepted(point)}; }));
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
    std::sort(aucs.begin(), aucs.end());
    const auto at = [&](double share) {
        return quantile(share, aucs.size(), [&](std::size_t place) { return aucs[place]; });
    };
    return AucInterval{.auc = *auc(of.sweep),
                       .standardError = standardDeviation(aucs),
                       .low = at((1 - confidence) / 2),
                       .high = at((1 + confidence) / 2)};
}

}  // namespace core
