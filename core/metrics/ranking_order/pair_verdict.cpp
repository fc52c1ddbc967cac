// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/ranking_order/pair_verdict.h"

#include "core/metrics/measures/rank_correlation.h"

#include <cassert>
#include <map>

namespace core {

namespace {

struct Weights {
    double concordant = 0;
    double tied = 0;
    double discordant = 0;
};

Weights weighPairs(std::span<const Grade> ranking, PairWeight weight)
{
    using Sums = RankedSums<double>;
    EarlierDocuments<double> earlier(ranking);
    std::map<double, Sums> sameGrade;
    Weights weights;
    for (std::size_t i = 0; i < ranking.size(); ++i) {
        const std::size_t rank = i + 1;
        const double here = ranking[i].earning();
        Sums& same = sameGrade[here];
        weights.concordant += pairsWeight(weight, earlier.above(here), rank, here);
        weights.tied += pairsWeight(weight, same, rank, here);
        weights.discordant += pairsWeight(weight, earlier.below(here), rank, here);
        same += Sums::of(rank, here);
        earlier.add(here, rank);
    }
    return weights;
}

}  // namespace

JudgedPair judgePair(std::size_t upperRank, Grade upper, std::size_t lowerRank, Grade lower,
                     PairWeight weight)
{
    assert(upperRank > 0 && upperRank < lowerRank);
    const double above = upper.earning();
    const double below = lower.earning();
    const PairVerdict verdict = above > below   ? PairVerdict::Concordant
                                : above < below ? PairVerdict::Discordant
                                                : PairVerdict::Tied;
    return {verdict,
            pairsWeight(weight, RankedSums<double>::of(upperRank, above), lowerRank, below)};
}

PairTallies tallyPairsUpTo(std::span<const Grade> ranking, std::size_t upper, std::size_t lower,
                           PairWeight weight)
{
    assert(upper < lower && lower <= ranking.size());
    PairTallies tallies = tallyPairs(ranking.first(lower - 1), weight);
    for (std::size_t rank = 1; rank <= upper; ++rank) {
        const JudgedPair pair =
            judgePair(rank, ranking[rank - 1], lower, ranking[lower - 1], weight);
        PairTally& tally = tallies.of(pair.verdict);
        ++tally.count;
        tally.weight += pair.weight;
    }
    return tallies;
}

PairTallies tallyPairs(std::span<const Grade> ranking, PairWeight weight)
{
    const Weights counts = weighPairs(ranking, PairWeight::Uniform);
    const Weights weights = weight == PairWeight::Uniform ? counts : weighPairs(ranking, weight);
    const auto tally = [](double count, double sum) {
        return PairTally{static_cast<std::size_t>(count), sum};
    };
    return {tally(counts.concordant, weights.concordant), tally(counts.tied, weights.tied),
            tally(counts.discordant, weights.discordant)};
}

}  // namespace core
