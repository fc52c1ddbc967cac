#pragma once

#include "core/samples/samples.h"
#include "core/value.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

/// AUC within each group, a query or a user, and its means: how well a model orders what one person
/// sees, whatever it says of different people.
struct GroupedAuc {
    std::vector<Value> ofGroup;  ///< per group; NoSamples, NoPositives or NoNegatives where none
    std::size_t counted = 0;     ///< groups with an AUC
    std::size_t leftOut = 0;     ///< groups with samples of one class only
    /// The means of the AUCs that there are; NoMixedGroup where there is none.
    Value mean = Undefined::NoMixedGroup;
    /// Each weighs as its positives: RecBole's GAUC.
    Value byPositives = Undefined::NoMixedGroup;
    /// Each weighs as its samples: the GAUC of Zhu and others, "Optimized cost per click in Taobao
    /// display advertising", KDD 2017, with impressions as samples.
    Value bySamples = Undefined::NoMixedGroup;
};

/// Weights count within a group and, summed, in the weighted means. Other tools part on groups of
/// one class: XGBoost leaves out groups of fewer than 3 samples and counts pairs of equal labels.
/// O(n log n).
/// @param groups per sample, an index below `groupCount`
GroupedAuc groupedAuc(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                      std::size_t groupCount);

}  // namespace core
