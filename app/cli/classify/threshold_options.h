// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/classification/samples/swept_samples.h"
#include "core/classification/thresholds/threshold_aim.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

/// A requested threshold: a number, or what it is chosen for.
struct ThresholdChoice {
    std::string text;  ///< as typed
    std::optional<double> number;
    core::ThresholdAim aim;  ///< without a number
};

/// Adds `--threshold`, which can be repeated.
/// @param texts checked by thresholdChoices()
void addThresholds(OptionSet command, std::vector<std::string>& texts);

/// Adds `--threshold` for a single one.
void addThresholdChoice(OptionSet command, std::optional<ThresholdChoice>& choice);

/// Parses the thresholds, or returns what is wrong with one.
core::Result<std::vector<ThresholdChoice>, std::string>
thresholdChoices(const std::vector<std::string>& texts);

/// The chosen threshold; for an aim, of these scores.
core::Value thresholdOf(const ThresholdChoice& choice, const core::ThresholdSweep& sweep);

/// Says that a model has no such threshold, and why.
std::string whyNoThreshold(const std::string& model, const ThresholdChoice& choice,
                           core::Undefined reason);

}  // namespace cli
