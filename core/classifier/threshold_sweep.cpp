#include "core/classifier/threshold_sweep.h"

#include "core/order/radix_sort.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace core {

namespace {

using Key = std::uint64_t;
using Keys = UninitialisedVector<Key>;

struct WeightedKey {
    Key key;
    double weight;
};

/// The positives and the negatives, each in the order of the samples.
template <class Item>
struct ByClass {
    UninitialisedVector<Item> positives;
    UninitialisedVector<Item> negatives;
};

/// @param itemOf(sample) makes what is kept of a sample
template <class Item, class ItemOf>
ByClass<Item> byClass(const ScoredLabels& samples, ItemOf itemOf, const Threads& threads)
{
    struct Part {
        std::size_t first;
        std::size_t end;
        std::size_t positives;
    };
    const std::size_t pieces = threads.count();
    std::vector<Part> parts(pieces);
    threads.run(pieces, [&](std::size_t piece) {
        const std::size_t first = samples.size() * piece / pieces;
        const std::size_t end = samples.size() * (piece + 1) / pieces;
        const auto labels = samples.labels.subspan(first, end - first);
        const auto positives = std::count(labels.begin(), labels.end(), samples.positive);
        parts[piece] = {first, end, static_cast<std::size_t>(positives)};
    });
    std::size_t positivesBefore = 0;
    for (Part& part : parts)
        part.positives = std::exchange(positivesBefore, positivesBefore + part.positives);

    ByClass<Item> result;
    result.positives.resize(positivesBefore);
    result.negatives.resize(samples.size() - positivesBefore);
    threads.run(pieces, [&](std::size_t piece) {
        const Part part = parts[piece];
        Item* positive = result.positives.data() + part.positives;
        Item* negative = result.negatives.data() + (part.first - part.positives);
        for (std::size_t sample = part.first; sample < part.end; ++sample) {
            if (samples.isPositive(sample))
                *positive++ = itemOf(sample);
            else
                *negative++ = itemOf(sample);
        }
    });
    return result;
}

Key acceptsNothing(bool higherIsPositive)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return scoreKey(higherIsPositive ? infinity : -infinity, higherIsPositive);
}

}  // namespace

ThresholdSweep::ThresholdSweep()
    : m_keys{acceptsNothing(true)}
    , m_tp{0}
    , m_fp{0}
{}

ThresholdSweep::ThresholdSweep(const ScoredLabels& samples, const Threads& threads)
    : m_higherIsPositive(samples.higherIsPositive)
{
    assert(samples.scores.size() == samples.labels.size());
    assert(samples.weights.empty() || samples.weights.size() == samples.labels.size());
    assert(samples.size() < std::numeric_limits<std::uint32_t>::max());
    if (samples.weights.empty())
        takeIn(samples, threads);
    else
        takeInWeighted(samples, threads);
}

void ThresholdSweep::resize(std::size_t points)
{
    m_keys.resize(points);
    m_tp.resize(points);
    m_fp.resize(points);
}

void ThresholdSweep::takeIn(const ScoredLabels& samples, const Threads& threads)
{
    const auto itself = [](Key key) { return key; };
    auto [positives, negatives] = byClass<Key>(
        samples,
        [&](std::size_t sample) { return scoreKey(samples.scores[sample], m_higherIsPositive); },
        threads);
    radixSort(positives, itself, threads);
    radixSort(negatives, itself, threads);

    resize(samples.size() + 1);
    m_keys[0] = acceptsNothing(m_higherIsPositive);
    m_tp[0] = 0;
    m_fp[0] = 0;
    std::size_t positive = 0;
    std::size_t negative = 0;
    std::size_t points = 1;
    // Takes one of either column where both have the smallest key, and writes over the point of a
    // key that comes again: nothing here is to be guessed by the processor.
    while (positive < positives.size() && negative < negatives.size()) {
        const Key p = positives[positive];
        const Key n = negatives[negative];
        const Key key = std::min(p, n);
        positive += p == key ? 1 : 0;
        negative += n == key ? 1 : 0;
        points -= (points > 1 && m_keys[points - 1] == key) ? 1 : 0;
        m_keys[points] = key;
        m_tp[points] = static_cast<std::uint32_t>(positive);
        m_fp[points] = static_cast<std::uint32_t>(negative);
        ++points;
    }
    const auto rest = [&](const Keys& keys, std::size_t& next) {
        while (next < keys.size()) {
            const Key key = keys[next++];
            points -= (points > 1 && m_keys[points - 1] == key) ? 1 : 0;
            m_keys[points] = key;
            m_tp[points] = static_cast<std::uint32_t>(positive);
            m_fp[points] = static_cast<std::uint32_t>(negative);
            ++points;
        }
    };
    rest(positives, positive);
    rest(negatives, negative);
    resize(points);
}

void ThresholdSweep::takeInWeighted(const ScoredLabels& samples, const Threads& threads)
{
    auto [positives, negatives] = byClass<WeightedKey>(
        samples,
        [&](std::size_t sample) {
            return WeightedKey{scoreKey(samples.scores[sample], m_higherIsPositive),
                               samples.weights[sample]};
        },
        threads);
    const auto keyOf = [](const WeightedKey& item) { return item.key; };
    radixSort(positives, keyOf, threads);
    radixSort(negatives, keyOf, threads);

    resize(samples.size() + 1);
    m_weightedTp.resize(samples.size() + 1);
    m_weightedFp.resize(samples.size() + 1);
    std::size_t positive = 0;
    std::size_t negative = 0;
    double weightedTp = 0;
    double weightedFp = 0;
    std::size_t points = 0;
    const auto write = [&](Key key) {
        m_keys[points] = key;
        m_tp[points] = static_cast<std::uint32_t>(positive);
        m_fp[points] = static_cast<std::uint32_t>(negative);
        m_weightedTp[points] = weightedTp;
        m_weightedFp[points] = weightedFp;
        ++points;
    };
    write(acceptsNothing(m_higherIsPositive));
    while (positive < positives.size() || negative < negatives.size()) {
        const bool fromPositives =
            negative == negatives.size() ||
            (positive < positives.size() && positives[positive].key <= negatives[negative].key);
        const Key key = fromPositives ? positives[positive].key : negatives[negative].key;
        for (; positive < positives.size() && positives[positive].key == key; ++positive)
            weightedTp += positives[positive].weight;
        for (; negative < negatives.size() && negatives[negative].key == key; ++negative)
            weightedFp += negatives[negative].weight;
        write(key);
    }
    resize(points);
    m_weightedTp.resize(points);
    m_weightedFp.resize(points);
}

std::size_t ThresholdSweep::pointAt(double threshold) const
{
    assert(!std::isnan(threshold));
    const auto firstBeyond =
        std::upper_bound(m_keys.begin() + 1, m_keys.end(), scoreKey(threshold, m_higherIsPositive));
    return static_cast<std::size_t>(firstBeyond - m_keys.begin()) - 1;
}

std::optional<Undefined> ThresholdSweep::missingClass() const
{
    if (samples() == 0)
        return Undefined::NoSamples;
    if (m_tp.back() == 0)
        return Undefined::NoPositives;
    if (m_fp.back() == 0)
        return Undefined::NoNegatives;
    return {};
}

Outcome outcomeOf(const ScoredLabels& samples, std::size_t sample, double threshold)
{
    const double score = samples.scores[sample];
    const bool accepted = samples.higherIsPositive ? score >= threshold : score <= threshold;
    if (samples.isPositive(sample))
        return accepted ? Outcome::TruePositive : Outcome::FalseNegative;
    return accepted ? Outcome::FalsePositive : Outcome::TrueNegative;
}

}  // namespace core
