#include "core/metric/pair_verdict.h"

#include "core/metric/rank_correlation.h"

#include <cassert>
#include <map>

namespace core {

namespace {

template <class Num>
Num pairWeight(std::size_t upperRank, double upper, std::size_t lowerRank, double lower,
               PairWeight weight)
{
    return pairsWeight(weight, PairSums<Num>::of(upperRank, upper), lowerRank, lower);
}

/// The weights of a ranking's pairs by verdict, in one number type.
template <class Num>
struct Weights {
    Num concordant = whole<Num>(0);
    Num tied = whole<Num>(0);
    Num discordant = whole<Num>(0);
};

template <class Num>
Weights<Num> weighPairs(std::span<const Grade> ranking, PairWeight weight)
{
    EarlierDocuments<Num> earlier(ranking);
    std::map<double, PairSums<Num>> sameGrade;
    Weights<Num> weights;
    for (std::size_t i = 0; i < ranking.size(); ++i) {
        const std::size_t rank = i + 1;
        const double here = ranking[i].earning();
        PairSums<Num>& same = sameGrade[here];
        weights.concordant += pairsWeight(weight, earlier.above(here), rank, here);
        weights.tied += pairsWeight(weight, same, rank, here);
        weights.discordant += pairsWeight(weight, earlier.below(here), rank, here);
        same += PairSums<Num>::of(rank, here);
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
    return {verdict, pairWeight<double>(upperRank, above, lowerRank, below, weight),
            pairWeight<Fraction>(upperRank, above, lowerRank, below, weight)};
}

PairTallies tallyPairs(std::span<const Grade> ranking, PairWeight weight)
{
    const auto counts = weighPairs<double>(ranking, PairWeight::Uniform);
    const auto weights = weighPairs<double>(ranking, weight);
    const auto exact = weighPairs<Fraction>(ranking, weight);
    const auto tally = [](double count, double sum, Fraction exactSum) {
        return PairTally{static_cast<std::size_t>(count), sum, exactSum};
    };
    return {tally(counts.concordant, weights.concordant, exact.concordant),
            tally(counts.tied, weights.tied, exact.tied),
            tally(counts.discordant, weights.discordant, exact.discordant)};
}

}  // namespace core
