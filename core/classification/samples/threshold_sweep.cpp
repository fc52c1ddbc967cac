// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/threshold_sweep.h"

#include "core/foundation/text/number_text.h"
#include "core/metrics/ranking_order/radix_sort.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <span>
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

/// The positives and the negatives, each in sample order.
template <class Item>
struct ByClass {
    UninitialisedVector<Item> positives;
    UninitialisedVector<Item> negatives;
};

/// @param itemOf(sample) the item stored for a sample
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
        const auto positives = std::ranges::count(labels, samples.positive);
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
        // Chosen by index, because labels come in an order that the processor cannot predict.
        std::array<Item*, 2> next{result.negatives.data() + (part.first - part.positives),
                                  result.positives.data() + part.positives};
        for (std::size_t sample = part.first; sample < part.end; ++sample)
            *next[samples.isPositive(sample) ? 1 : 0]++ = itemOf(sample);
    });
    return result;
}

template <class Item, class KeyOf>
void sortEach(ByClass<Item>& items, KeyOf keyOf, const Threads& threads)
{
    UninitialisedVector<Item> room(std::max(items.positives.size(), items.negatives.size()));
    for (UninitialisedVector<Item>* column : {&items.positives, &items.negatives})
        radixSort(std::span(*column), std::span(room).first(column->size()), keyOf, threads);
}

Key acceptsNothing(bool higherIsPositive)
{
    constexpr double endless = std::numeric_limits<double>::infinity();
    return scoreKey(higherIsPositive ? endless : -endless, higherIsPositive);
}

/// The ranges of the two columns for one merge: all items with one key are in one range.
struct Chunk {
    std::size_t positive;
    std::size_t positivesEnd;
    std::size_t negative;
    std::size_t negativesEnd;
};

std::vector<Chunk> stretchesOf(const ByClass<Key>& keys, std::size_t count)
{
    const Keys& longer =
        keys.positives.size() > keys.negatives.size() ? keys.positives : keys.negatives;
    const auto before = [](const Keys& column, Key key) {
        return static_cast<std::size_t>(std::ranges::lower_bound(column, key) - column.begin());
    };
    std::vector<Chunk> stretches;
    std::size_t positive = 0;
    std::size_t negative = 0;
    for (std::size_t i = 1; i < count && !longer.empty(); ++i) {
        const Key key = longer[longer.size() * i / count];
        const Chunk chunk{positive, before(keys.positives, key), negative,
                          before(keys.negatives, key)};
        stretches.push_back(chunk);
        positive = chunk.positivesEnd;
        negative = chunk.negativesEnd;
    }
    stretches.push_back({positive, keys.positives.size(), negative, keys.negatives.size()});
    return stretches;
}

/// Writes a point for each distinct key of a range and returns their number.
std::size_t merge(const ByClass<Key>& keys, const Chunk& chunk, Key* pointKeys, std::uint32_t* tp,
                  std::uint32_t* fp)
{
    std::size_t positive = chunk.positive;
    std::size_t negative = chunk.negative;
    std::size_t points = 0;
    Key last = 0;
    // A repeated key overwrites its point.
    const auto write = [&](Key key) {
        points += (points == 0 || key != last) ? 1 : 0;
        last = key;
        pointKeys[points - 1] = key;
        tp[points - 1] = static_cast<std::uint32_t>(positive);
        fp[points - 1] = static_cast<std::uint32_t>(negative);
    };
    // Takes one from each column if both have the smallest key, so that there is no branch to
    // predict.
    while (positive < chunk.positivesEnd && negative < chunk.negativesEnd) {
        const Key p = keys.positives[positive];
        const Key n = keys.negatives[negative];
        positive += p <= n ? 1 : 0;
        negative += n <= p ? 1 : 0;
        write(std::min(p, n));
    }
    while (positive < chunk.positivesEnd)
        write(keys.positives[++positive - 1]);
    while (negative < chunk.negativesEnd)
        write(keys.negatives[++negative - 1]);
    return points;
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
    const auto resizeOne = [&](auto& column) {
        column.resize(points);
        // If there are few points for many samples, returns the unused memory.
        if (column.capacity() / 2 > points)
            column.shrink_to_fit();
    };
    resizeOne(m_keys);
    resizeOne(m_tp);
    resizeOne(m_fp);
    if (isWeighted()) {
        resizeOne(m_weightedTp);
        resizeOne(m_weightedFp);
    }
}

void ThresholdSweep::takeIn(const ScoredLabels& samples, const Threads& threads)
{
    ByClass<Key> keys = byClass<Key>(
        samples,
        [&](std::size_t sample) { return scoreKey(samples.scores[sample], m_higherIsPositive); },
        threads);
    sortEach(
        keys, [](Key key) { return key; }, threads);

    resize(samples.size() + 1);
    m_keys[0] = acceptsNothing(m_higherIsPositive);
    m_tp[0] = 0;
    m_fp[0] = 0;
    const std::vector<Chunk> stretches = stretchesOf(keys, threads.count());
    std::vector<std::size_t> written(stretches.size());
    threads.run(stretches.size(), [&](std::size_t piece) {
        const Chunk& chunk = stretches[piece];
        const std::size_t first = chunk.positive + chunk.negative + 1;
        written[piece] =
            merge(keys, chunk, m_keys.data() + first, m_tp.data() + first, m_fp.data() + first);
    });
    // If scores tie, there are fewer points than samples: closes the gaps.
    std::size_t points = 1;
    for (std::size_t piece = 0; piece < stretches.size(); ++piece) {
        const std::size_t first = stretches[piece].positive + stretches[piece].negative + 1;
        const auto move = [&](auto& column) {
            std::copy_n(column.begin() + std::ptrdiff_t(first), written[piece],
                        column.begin() + std::ptrdiff_t(points));
        };
        if (first != points) {
            move(m_keys);
            move(m_tp);
            move(m_fp);
        }
        points += written[piece];
    }
    resize(points);
}

void ThresholdSweep::takeInWeighted(const ScoredLabels& samples, const Threads& threads)
{
    ByClass<WeightedKey> items = byClass<WeightedKey>(
        samples,
        [&](std::size_t sample) {
            return WeightedKey{scoreKey(samples.scores[sample], m_higherIsPositive),
                               samples.weights[sample]};
        },
        threads);
    sortEach(
        items, [](const WeightedKey& item) { return item.key; }, threads);
    const auto& [positives, negatives] = items;

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

int thresholdDecimals(double threshold, const ThresholdSweep& sweep, int least)
{
    const std::size_t point = sweep.pointAt(threshold);
    for (int decimals = least; decimals <= std::numeric_limits<double>::max_digits10; ++decimals) {
        // As long as the largest number.
        std::array<char, 400> text{};
        const auto* const end = std::to_chars(text.data(), text.data() + text.size(), threshold,
                                              std::chars_format::fixed, decimals)
                                    .ptr;
        const auto shown = parsedNumber<double>({text.data(), end});
        if (shown && sweep.pointAt(*shown) == point)
            return decimals;
    }
    return least;
}

}  // namespace core
