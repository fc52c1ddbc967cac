// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/samples.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

/// Up to so many groups, each is a fold of its own.
inline constexpr std::size_t mostGroupsAsFolds = 20;

/// A partition of samples.
struct Folds {
    std::vector<std::uint32_t> ofSample;  ///< an index below `count`
    std::size_t count = 0;
};

/// Divides samples into folds; the scores play no part, so the folds of all models are the same.
///
/// At random: settings.folds folds, stratified. Each class is shuffled with a fixed seed and dealt
/// to the folds in turn; the negatives continue where the positives end. With at most as many
/// samples as folds, each sample is a fold. The same on every machine.
///
/// By group: no group is divided. Up to mostGroupsAsFolds groups, each is a fold, as for a column
/// of folds or of sites (leave one site out); more are dealt to settings.folds folds, the largest
/// first, each to the smallest fold so far. Without groups, all samples are one fold.
///
/// O(n + groups × folds).
/// @param groups per sample, an index below `groupCount`; empty if that is 0
/// @param settings folds and foldsBy are used
Folds foldsOf(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
              std::size_t groupCount, const ClassifierSettings& settings);

}  // namespace core
