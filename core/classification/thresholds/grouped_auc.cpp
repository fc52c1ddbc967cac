// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/grouped_auc.h"

#include "core/classification/samples/samples_by_group.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/auc.h"
#include "core/foundation/total.h"

#include <cassert>

namespace core {

double AucOfGroup::weight(GroupWeights by) const
{
    switch (by) {
    case GroupWeights::Equal:
        return 1;
    case GroupWeights::Positives:
        return positives;
    case GroupWeights::Samples:
        return positives + negatives;
    }
    return 0;
}

Value AucOfGroup::term(GroupWeights by) const
{
    return auc ? Value(weight(by) * *auc) : auc;
}

double GroupedAuc::sumOfWeights(GroupWeights by) const
{
    Total<double> weights;
    for (const AucOfGroup& group : ofGroup)
        if (group.auc)
            weights += group.weight(by);
    return weights.value();
}

double GroupedAuc::sumOfTerms(GroupWeights by) const
{
    Total<double> terms;
    for (const AucOfGroup& group : ofGroup)
        terms += group.term(by).valueOr(0);
    return terms.value();
}

Value GroupedAuc::mean(GroupWeights by) const
{
    if (counted == 0)
        return Undefined::NoMixedGroup;
    return sumOfTerms(by) / sumOfWeights(by);
}

GroupedAuc groupedAuc(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                      std::size_t groupCount, const std::stop_token& stop)
{
    assert(groups.size() == samples.size());
    const SamplesByGroup sorted(samples, groups, groupCount);
    GroupedAuc result;
    result.ofGroup.reserve(groupCount);
    for (std::size_t group = 0; group < groupCount && !stop.stop_requested(); ++group) {
        const ThresholdSweep sweep(sorted.ofGroup(group));
        const AucOfGroup& added = result.ofGroup.emplace_back(
            AucOfGroup{auc(sweep), sweep.samples(), sweep.positives(), sweep.negatives()});
        if (added.auc)
            ++result.counted;
        else if (added.auc.reason() == Undefined::NoPositives)
            ++result.withoutPositives;
        else if (added.auc.reason() == Undefined::NoNegatives)
            ++result.withoutNegatives;
    }
    return result;
}

}  // namespace core
