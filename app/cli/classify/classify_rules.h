// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/classification/samples/classifier_settings.h"

#include <cstddef>
#include <optional>
#include <string>

namespace cli {

/// The given rules of a classifier's values; the input supplies the rest.
struct ClassifyRules {
    std::optional<double> threshold;
    std::optional<double> clip;
    bool clipsOutside = false;
    std::optional<std::size_t> bins;
    std::optional<core::Binning> binning;
    std::optional<core::ClosedEdge> closed;
};

/// Adds `--threshold` as a number.
void addThreshold(OptionSet command, ClassifyRules& rules);

/// Adds `--clip`, `--clip-outside`, `--bins`, `--binning` and `--closed`.
void addClassifyRules(OptionSet command, ClassifyRules& rules);

/// Adds `--prevalence` with this help.
void addPrevalence(OptionSet command, std::optional<double>& prevalence, const std::string& help);

/// @param before supplies the rules that were not given
core::ClassifierSettings settingsBy(const ClassifyRules& rules, core::ClassifierSettings before);

}  // namespace cli
