// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/command.h"
#include "core/foundation/json/json_writer.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <array>
#include <string>

namespace cli {

inline constexpr std::array<Choice<core::MissingRule>, 2> missingRules{{
    {"skip", core::MissingRule::Skip},
    {"zero", core::MissingRule::Zero},
}};
inline constexpr std::array<Choice<core::NoValueRule>, 3> noValueRules{{
    {"zero", core::NoValueRule::Zero},
    {"one", core::NoValueRule::One},
    {"skip", core::NoValueRule::Skip},
}};

/// Adds `--missing` and `--no-value`: what counts in a mean.
void addMeanRules(OptionSet command, core::EvaluationRules& rules);
/// Adds only `--no-value`.
void addNoValue(OptionSet command, core::EvaluationRules& rules);
/// Adds `--depth`, `--judged-only` and `--own-document`: which part of a run is read.
void addReadingRules(OptionSet command, core::EvaluationRules& rules);

/// Adds QRELS, RUN and `-m`.
/// @param howMany a sentence on the allowed number of runs
void addScoredFiles(OptionSet command, ScoringInput& input, const std::string& howMany);
/// Adds `--digits` for values in text.
void addDigits(OptionSet command, int& digits, const std::string& about);
/// Adds the options for the library, for reading files and for scoring queries.
void addScoringRules(OptionSet command, ScoringInput& input);
/// Adds the same options and `--threads`.
void addScoringChoices(OptionSet command, ScoringInput& input);

/// Writes the fields of a run: its file and tag, the queries missing from it or the judgments, and
/// the warnings of its file.
void writeRun(const EvaluatedRun& run, core::JsonWriter& json);
/// Writes every current rule that affects values, except measures' parameters, as an object under
/// "rules".
void writeRules(const ScoringInput& input, core::JsonWriter& json);
/// The rules for means over queries, as sentences for captions.
std::string rulesText(const ScoringInput& input);

}  // namespace cli
