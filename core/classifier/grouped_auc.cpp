#include "core/classifier/grouped_auc.h"

#include "core/classifier/auc.h"
#include "core/classifier/threshold_sweep.h"
#include "core/total.h"

#include <cassert>
#include <utility>

namespace core {
namespace {

/// The samples sorted by group: places first[g] to first[g + 1] hold those of group g.
struct ByGroup {
    std::vector<std::size_t> first;
    std::vector<double> scores;
    std::vector<std::uint8_t> labels;
    std::vector<double> weights;  // empty without weights
};

ByGroup byGroup(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                std::size_t groupCount)
{
    ByGroup sorted;
    sorted.first.resize(groupCount + 1);
    for (const std::uint32_t group : groups) {
        assert(group < groupCount);
        ++sorted.first[group];
    }
    std::size_t before = 0;
    for (std::size_t& first : sorted.first)
        first = std::exchange(before, before + first);
    sorted.scores.resize(samples.size());
    sorted.labels.resize(samples.size());
    sorted.weights.resize(samples.weights.size());
    std::vector<std::size_t> next = sorted.first;
    for (std::size_t sample = 0; sample < samples.size(); ++sample) {
        const std::size_t place = next[groups[sample]]++;
        sorted.scores[place] = samples.scores[sample];
        sorted.labels[place] = samples.labels[sample];
        if (!samples.weights.empty())
            sorted.weights[place] = samples.weights[sample];
    }
    return sorted;
}

/// A weighted mean that is being added up.
struct Mean {
    Total<double> sum;
    Total<double> weights;

    void add(double value, double weight)
    {
        sum += value * weight;
        weights += weight;
    }
    double value() const { return sum.value() / weights.value(); }
};

}  // namespace

GroupedAuc groupedAuc(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                      std::size_t groupCount)
{
    assert(groups.size() == samples.size());
    const ByGroup sorted = byGroup(samples, groups, groupCount);
    GroupedAuc result;
    result.ofGroup.reserve(groupCount);
    Mean mean;
    Mean byPositives;
    Mean bySamples;
    for (std::size_t group = 0; group < groupCount; ++group) {
        const std::size_t first = sorted.first[group];
        const std::size_t count = sorted.first[group + 1] - first;
        ScoredLabels own = samples;
        own.scores = std::span(sorted.scores).subspan(first, count);
        own.labels = std::span(sorted.labels).subspan(first, count);
        if (!samples.weights.empty())
            own.weights = std::span(sorted.weights).subspan(first, count);
        if (count == 0) {
            result.ofGroup.push_back(Undefined::NoSamples);
            continue;
        }
        const ThresholdSweep sweep(own);
        const Value value = auc(sweep);
        result.ofGroup.push_back(value);
        if (!value) {
            ++result.leftOut;
            continue;
        }
        ++result.counted;
        mean.add(*value, 1);
        byPositives.add(*value, sweep.positives());
        bySamples.add(*value, sweep.positives() + sweep.negatives());
    }
    if (result.counted > 0) {
        result.mean = mean.value();
        result.byPositives = byPositives.value();
        result.bySamples = bySamples.value();
    }
    return result;
}

}  // namespace core
