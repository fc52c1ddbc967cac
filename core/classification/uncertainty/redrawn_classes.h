// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/swept_samples.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/foundation/bounded_draw.h"
#include "core/foundation/mersenne_twister.h"
#include "core/foundation/threads.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <type_traits>
#include <vector>

namespace core {

/// The samples of one class.
struct ClassMembers {
    std::vector<std::uint32_t> pointOf;  ///< the sweep point of each sample, ascending
    std::vector<double> weights;         ///< of equal length, or empty: all are 1
};

/// O(n); with weights O(n log n).
ClassMembers classMembers(const SweptSamples& of, bool arePositive);

/// What a round of resampling keeps.
enum class Redraw : std::uint8_t {
    ByClass,   ///< the number of samples of each class (stratified)
    Together,  ///< the number of samples only, so that the share of positives varies
};

/// One class, resampled as often as requested.
/// @tparam Num of the sums: std::uint32_t to count samples, double with weights
template <class Num>
class RedrawnClass {
public:
    RedrawnClass(const ClassMembers& members, std::size_t points)
        : m_members(&members)
        , m_accepted(points)
    {}

    /// Draws samples with replacement.
    /// @param count 0 if the class has none
    void draw(MersenneTwister& random, std::size_t count)
    {
        std::fill(m_accepted.begin(), m_accepted.end(), Num{0});
        if (count == 0)
            return;
        const auto& pointOf = m_members->pointOf;
        const BoundedDraw draw(static_cast<std::uint32_t>(pointOf.size()));
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint32_t drawn = draw(random);
            m_accepted[pointOf[drawn]] += weightOf(drawn);
        }
        for (std::size_t point = 1; point < m_accepted.size(); ++point)
            m_accepted[point] += m_accepted[point - 1];
    }
    /// The drawn samples that are predicted positive at a point.
    Num accepted(std::size_t point) const { return m_accepted[point]; }
    /// All drawn samples.
    Num drawn() const { return m_accepted.back(); }

private:
    Num weightOf(std::size_t member) const
    {
        if constexpr (std::is_integral_v<Num>)
            return 1;
        else
            return m_members->weights[member];
    }

    const ClassMembers* m_members;
    std::vector<Num> m_accepted;
};

/// The confusion matrix of a round at a point of the sweep.
template <class Num>
ConfusionMatrix redrawnCounts(const RedrawnClass<Num>& positives,
                              const RedrawnClass<Num>& negatives, std::size_t point)
{
    const auto tp = static_cast<double>(positives.accepted(point));
    const auto fp = static_cast<double>(negatives.accepted(point));
    return {tp, fp, static_cast<double>(positives.drawn()) - tp,
            static_cast<double>(negatives.drawn()) - fp};
}

/// The number of positives among as many samples as there are, drawn with replacement.
inline std::size_t drawnPositives(MersenneTwister& random, std::size_t positives,
                                  std::size_t negatives)
{
    const BoundedDraw draw(static_cast<std::uint32_t>(positives + negatives));
    std::size_t drawn = 0;
    for (std::size_t i = 0; i < positives + negatives; ++i)
        drawn += draw(random) < positives ? 1 : 0;
    return drawn;
}

/// Resamples the samples, round by round, and calls `visit(round, positives, negatives)` with the
/// RedrawnClass of each, from several threads at once, each round from one thread. A round's draw
/// is the same on every machine and for any number of threads. O(rounds × n).
/// @tparam Num std::uint32_t, or double if the sweep is weighted
/// @param of with samples of both classes, or, drawn together, with any sample
/// @param stop ends the rounds early
template <class Num, class Visit>
void forEachRedrawWith(const SweptSamples& of, const BootstrapRules& rules, const Threads& threads,
                       const std::stop_token& stop, Visit visit, Redraw redraw)
{
    const ClassMembers positives = classMembers(of, true);
    const ClassMembers negatives = classMembers(of, false);
    const std::size_t points = of.sweep.size();
    const std::size_t pieces = threads.count();
    threads.run(pieces, [&](std::size_t piece) {
        RedrawnClass<Num> positive(positives, points);
        RedrawnClass<Num> negative(negatives, points);
        for (std::size_t round = piece; round < rules.rounds && !stop.stop_requested();
             round += pieces) {
            // Each round has its own random sequence, regardless of its thread.
            std::seed_seq seeds{rules.seed, static_cast<std::uint32_t>(round)};
            MersenneTwister random(seeds);
            const std::size_t all = positives.pointOf.size() + negatives.pointOf.size();
            const std::size_t drawn =
                redraw == Redraw::ByClass
                    ? positives.pointOf.size()
                    : drawnPositives(random, positives.pointOf.size(), negatives.pointOf.size());
            positive.draw(random, drawn);
            negative.draw(random, all - drawn);
            visit(round, positive, negative);
        }
    });
}

/// The same, counting samples, or adding their weights if the sweep has any.
/// @param visit takes a RedrawnClass of either kind
template <class Visit>
void forEachRedraw(const SweptSamples& of, const BootstrapRules& rules, const Threads& threads,
                   const std::stop_token& stop, Visit visit, Redraw redraw = Redraw::ByClass)
{
    if (of.sweep.isWeighted())
        forEachRedrawWith<double>(of, rules, threads, stop, visit, redraw);
    else
        forEachRedrawWith<std::uint32_t>(of, rules, threads, stop, visit, redraw);
}

}  // namespace core
