#pragma once

#include "app/cli/option/command.h"
#include "app/cli/scored_run.h"
#include "core/evaluation/run_evaluation.h"
#include "core/syntax/json_writer.h"

#include <string>
#include <string_view>

namespace cli {

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

/// "skip", "zero": as the option is written.
std::string_view nameOf(core::NoValueRule rule);
std::string_view nameOf(core::MissingRule rule);

/// Every rule in force that values depend on, beside the parameters of measures, as an object under
/// "rules".
void writeRules(const ScoringInput& input, core::JsonWriter& json);
/// The rules of means over queries as sentences, as they stand in captions.
std::string rulesText(const ScoringInput& input);

}  // namespace cli
