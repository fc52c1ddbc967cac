// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/swept_samples.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

/// Samples that belong together, such as the rows of one patient: they are not independent.
struct Clusters {
    std::span<const std::uint32_t> of;  ///< per sample, an index below `count`
    std::size_t count = 0;              ///< at least 1
};

/// Values of a round's samples, always as many and in the same order. Called from several threads.
using ClusterValues = std::function<std::vector<Value>(const SweptSamples& round)>;

/// The percentileInterval() of each value over rounds that draw whole clusters with replacement, as
/// many as there are, so that the numbers of samples and of positives vary. A cluster that is drawn
/// twice counts twice. Unlike intervals of independent samples, these include that samples of one
/// cluster resemble each other. With few clusters (below about 40), they are rather too short.
///
/// Rounds in which a value is undefined do not count for it; undefined if none counts, with the
/// reason. The same on every machine and for any number of threads. Each round makes a sweep:
/// O(rounds × n log n). Sources: Field & Welsh, "Bootstrapping clustered data", Journal of the
/// Royal Statistical Society B 69, 2007; for AUC: Rutter, "Bootstrap estimation of diagnostic
/// accuracy with patient-clustered data", Academic Radiology 7, 2000.
/// @param stop ends the rounds early: discard the result then
std::vector<Result<Interval, Undefined>>
clusterIntervals(const ScoredLabels& samples, const Clusters& clusters, const ClusterValues& values,
                 const BootstrapRules& rules = {}, const Threads& threads = Threads(),
                 const std::stop_token& stop = {});

}  // namespace core
