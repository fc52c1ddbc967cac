// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <optional>
#include <string>

namespace cli {

/// Whether bounds are asked for, and by which scale.
struct BoundsChoice {
    bool isAsked = false;
    std::optional<double> topGrade;  ///< else the highest of the judgments
};

/// `--bounds` and `--top-grade`.
void addBounds(OptionSet command, BoundsChoice& choice);

/// Why the choice does not go with the other options; empty when it does.
std::string usageMistake(const BoundsChoice& choice, const core::EvaluationRules& rules);

}  // namespace cli
