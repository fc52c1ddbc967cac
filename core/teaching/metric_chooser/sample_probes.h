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

/// What a change of samples shows of the figures that see it.
enum class SampleProbe : std::uint8_t {
    PairTurned,        ///< a positive and a negative on one side of the threshold exchange scores
    ScoresHalved,      ///< every score is half of what it was: the order stays
    NegativesTenfold,  ///< every negative counts ten times
    ThresholdMoved,    ///< one more score is accepted; where all are, one less
};

/// Samples of more than these are not probed.
inline constexpr std::size_t mostProbedSamples = 100'000;

/// The probes that the samples allow, in their order; none where a class is missing, or where there
/// are too many. O(n log n).
std::vector<SampleProbe> sampleProbes(const ScoredLabels& samples, double threshold);

/// The effect on each of the figures and rates. O(n log n).
/// @param probe one that the samples allow
/// @param subjects no measures of lists
std::vector<ProbeEffect> effectsOf(SampleProbe probe, const ScoredLabels& samples, double threshold,
                                   const ClassifierSettings& settings,
                                   std::span<const GuideSubject> subjects);

}  // namespace core
