// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/classify/classify_input.h"
#include "app/cli/option/command.h"
#include "core/classification/samples/classifier_settings.h"

#include "core/foundation/value.h"

#include <cstddef>
#include <optional>
#include <string>

namespace cli {

/// The requested recalibration; the input supplies what was not given.
struct RecalibrationOptions {
    std::optional<core::Calibration> method;
    std::optional<core::FoldsBy> foldsBy;
    std::size_t folds = 0;  ///< if foldsBy is Random

    core::ClassifierSettings over(core::ClassifierSettings settings) const;
};

/// Adds `--recalibrate` and `--folds`.
void addRecalibration(OptionSet command, RecalibrationOptions& options);

/// What prevents a recalibration by these settings; empty if nothing does.
std::string recalibrationMistake(const RecalibrationOptions& options,
                                 const core::ClassifierSettings& settings,
                                 const core::Samples& samples);

/// Replaces the scores of every model with recalibrated ones, if the settings ask for it.
/// @return why a model cannot be recalibrated; otherwise empty
std::string recalibrate(SamplesToClassify& input);

/// Says that a model cannot be recalibrated, and why.
std::string whyNotRecalibrated(const std::string& model, core::Undefined reason);

/// A sentence about the recalibration, as in a caption; empty without one.
std::string recalibrationSentence(const SamplesToClassify& input);

}  // namespace cli
