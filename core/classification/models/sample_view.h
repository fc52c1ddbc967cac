// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/log_loss.h"
#include "core/classification/multiclass/class_samples.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/samples.h"
#include "core/classification/samples/threshold_sweep.h"

#include <cmath>
#include <cstddef>
#include <optional>
#include <string>

namespace core {

/// Samples as a table shows them: with their outcome at a threshold. A view: the columns must
/// outlive it.
struct SampleView {
    const Samples* samples = nullptr;
    ScoredLabels scored;  ///< what the threshold is compared with: the current model's scores, or
                          ///< calibrated
    double threshold = 0.5;
    ClassifierSettings settings;
    const ClassSamples* several = nullptr;  ///< if `samples` are one of its classes and the rest

    std::size_t size() const { return scored.size(); }
    Outcome outcome(std::size_t sample) const { return outcomeOf(scored, sample, threshold); }
    /// The sample's label; with several classes, its own class, not the rest.
    const std::string& label(std::size_t sample) const
    {
        return several ? several->classes[several->labels[sample]]
                       : samples->classes[samples->labels[sample]];
    }
    /// The sample's log loss in nats, ignoring weights; nothing if its score is not a probability.
    std::optional<double> loss(std::size_t sample) const
    {
        const auto probability = ownProbability(scored, sample, settings);
        return probability ? std::optional(-std::log(*probability)) : std::nullopt;
    }
};

}  // namespace core
