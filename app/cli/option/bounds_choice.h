// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <optional>
#include <string>

namespace cli {

/// Whether to compute bounds, and on which scale.
struct BoundsChoice {
    bool isAsked = false;
    std::optional<double> topGrade;  ///< default: the highest of the judgments
};

/// Adds `--bounds` and `--top-grade`.
void addBounds(OptionSet command, BoundsChoice& choice);

/// Why the choice conflicts with other options; empty if it does not.
std::string usageMistake(const BoundsChoice& choice, const core::EvaluationRules& rules);

}  // namespace cli
