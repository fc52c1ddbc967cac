#include "core/threshold/grouped_auc.h"

#include "core/samples/samples_by_group.h"
#include "core/samples/threshold_sweep.h"
#include "core/threshold/auc.h"
#include "core/total.h"

#include <cassert>

namespace core {
namespace {

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
    const SamplesByGroup sorted(samples, groups, groupCount);
    GroupedAuc result;
    result.ofGroup.reserve(groupCount);
    Mean mean;
    Mean byPositives;
    Mean bySamples;
    for (std::size_t group = 0; group < groupCount; ++group) {
        const ScoredLabels own = sorted.ofGroup(group);
        if (own.size() == 0) {
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
