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

/// `--missing` and `--no-value`: what counts in a mean.
void addMeanRules(OptionSet command, core::EvaluationRules& rules);
/// `--no-value` alone.
void addNoValue(OptionSet command, core::EvaluationRules& rules);
/// `--depth`, `--judged-only` and `--own-document`: what is read of a run.
void addReadingRules(OptionSet command, core::EvaluationRules& rules);

/// QRELS, RUN and `-m`.
/// @param howMany runs there may be, as a sentence
void addScoredFiles(OptionSet command, ScoringInput& input, const std::string& howMany);
/// `--digits` of values as text.
void addDigits(OptionSet command, int& digits, const std::string& about);
/// Whose rules there are, and how the files are read and the queries scored.
void addScoringRules(OptionSet command, ScoringInput& input);
/// The same, and by how many threads.
void addScoringChoices(OptionSet command, ScoringInput& input);

/// The fields of a run: its file and tag, the queries that it or the judgments lack, and what was
/// met in its file.
void writeRun(const EvaluatedRun& run, core::JsonWriter& json);
/// Every rule in force that values depend on, beside the parameters of measures, as an object under
/// "rules".
void writeRules(const ScoringInput& input, core::JsonWriter& json);
/// The rules of means over queries as sentences, as they stand in captions.
std::string rulesText(const ScoringInput& input);

}  // namespace cli
