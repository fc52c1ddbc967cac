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

/// Samples as a table of them shows them: with what a threshold makes of each. A view: the columns
/// must outlive it.
struct SampleView {
    const Samples* samples = nullptr;
    ScoredLabels scored;  ///< what the threshold compares: of the model in front, or calibrated
    double threshold = 0.5;
    ClassifierSettings settings;
    const ClassSamples* several = nullptr;  ///< where `samples` are one of its classes and the rest

    std::size_t size() const { return scored.size(); }
    Outcome outcome(std::size_t sample) const { return outcomeOf(scored, sample, threshold); }
    /// What the sample is labelled: of several classes its own, not the rest.
    const std::string& label(std::size_t sample) const
    {
        return several ? several->classes[several->labels[sample]]
                       : samples->classes[samples->labels[sample]];
    }
    /// What the sample costs in log loss, in nats and weights aside; nothing where its score is no
    /// probability.
    std::optional<double> loss(std::size_t sample) const
    {
        const auto probability = ownProbability(scored, sample, settings);
        return probability ? std::optional(-std::log(*probability)) : std::nullopt;
    }
};

}  // namespace core
