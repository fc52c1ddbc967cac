// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/samples.h"
#include "core/teaching/metric_chooser/guide_table.h"
#include "core/teaching/metric_chooser/list_probes.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

/// A change of samples that shows which measures react to it.
enum class SampleProbe : std::uint8_t {
    /// Swaps the scores of a positive and a negative on the same side of the threshold.
    PairTurned,
    ScoresHalved,      ///< halves every score, which keeps the order
    NegativesTenfold,  ///< counts every negative ten times
    ThresholdMoved,    ///< one more distinct score is predicted positive, or one fewer if all are
};

/// Larger sets of samples are not probed.
inline constexpr std::size_t mostProbedSamples = 100'000;

/// The probes that the samples allow, in enum order; none if a class is missing or there are too
/// many samples. O(n log n).
std::vector<SampleProbe> sampleProbes(const ScoredLabels& samples, double threshold);

/// The effect on each measure. O(n log n).
/// @param probe one that the samples allow
/// @param subjects classifier measures only
std::vector<ProbeEffect> effectsOf(SampleProbe probe, const ScoredLabels& samples, double threshold,
                                   const ClassifierSettings& settings,
                                   std::span<const GuideSubject> subjects);

}  // namespace core
