// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/foundation/value.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

/// The weight of a group in the mean of the groups' AUCs.
enum class GroupWeights : std::uint8_t {
    Equal,      ///< the same for every group
    Positives,  ///< its positives: RecBole's GAUC
    /// Its samples: the GAUC of Zhu and others, "Optimized cost per click in Taobao display
    /// advertising", KDD 2017, with impressions as samples.
    Samples,
};

/// The contribution of one group, a query or a user, to the mean.
struct AucOfGroup {
    Value auc = Undefined::NoSamples;  ///< or NoPositives, NoNegatives: the group is excluded
    std::size_t samples = 0;
    double positives = 0;  ///< number or sum of weights
    double negatives = 0;

    double weight(GroupWeights by) const;
    /// weight × AUC, or the reason why the group is excluded.
    Value term(GroupWeights by) const;
};

/// AUC within each group, and its means: how well a model orders what one person sees, regardless
/// of how it compares different people.
struct GroupedAuc {
    std::vector<AucOfGroup> ofGroup;   ///< per group
    std::size_t counted = 0;           ///< groups with an AUC
    std::size_t withoutPositives = 0;  ///< excluded
    std::size_t withoutNegatives = 0;  ///< excluded

    /// Of the groups with an AUC. O(groups).
    double sumOfWeights(GroupWeights by) const;
    double sumOfTerms(GroupWeights by) const;
    /// The mean of the existing AUCs, sumOfTerms() over sumOfWeights(); NoMixedGroup if there is
    /// none. O(groups).
    Value mean(GroupWeights by) const;
};

/// Sample weights count within a group and, summed, in the weighted means. Other tools treat groups
/// of one class differently: XGBoost excludes groups of fewer than 3 samples and counts pairs of
/// equal labels. O(n log n).
/// @param groups per sample, an index below `groupCount`
/// @param stop ends it early: discard the result then
GroupedAuc groupedAuc(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                      std::size_t groupCount, const std::stop_token& stop = {});

}  // namespace core
