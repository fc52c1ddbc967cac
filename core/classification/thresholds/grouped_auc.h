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

/// How much a group counts in the mean of the groups' AUCs.
enum class GroupWeights : std::uint8_t {
    Equal,      ///< each as much as any other
    Positives,  ///< as its positives: RecBole's GAUC
    /// As its samples: the GAUC of Zhu and others, "Optimized cost per click in Taobao display
    /// advertising", KDD 2017, with impressions as samples.
    Samples,
};

/// What one group, a query or a user, adds to the mean.
struct AucOfGroup {
    Value auc = Undefined::NoSamples;  ///< or NoPositives, NoNegatives: the group is left out
    std::size_t samples = 0;
    double positives = 0;  ///< number, or sum of weights
    double negatives = 0;

    double weight(GroupWeights by) const;
    /// weight × AUC; why there is none where the group is left out.
    Value term(GroupWeights by) const;
};

/// AUC within each group, and its means: how well a model orders what one person sees, whatever it
/// says of different people.
struct GroupedAuc {
    std::vector<AucOfGroup> ofGroup;   ///< per group
    std::size_t counted = 0;           ///< groups with an AUC
    std::size_t withoutPositives = 0;  ///< left out
    std::size_t withoutNegatives = 0;  ///< left out

    /// Of the groups that count. O(groups).
    double sumOfWeights(GroupWeights by) const;
    double sumOfTerms(GroupWeights by) const;
    /// The mean of the AUCs that there are, sumOfTerms() over sumOfWeights(); NoMixedGroup where
    /// there is none. O(groups).
    Value mean(GroupWeights by) const;
};

/// Weights of samples count within a group and, summed, in the weighted means. Other tools part on
/// groups of one class: XGBoost leaves out groups of fewer than 3 samples and counts pairs of equal
/// labels. O(n log n).
/// @param groups per sample, an index below `groupCount`
/// @param stop ends early: what is returned then is to be thrown away
GroupedAuc groupedAuc(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                      std::size_t groupCount, const std::stop_token& stop = {});

}  // namespace core
