#pragma once

#include "app/cli/command.h"
#include "app/cli/json_writer.h"
#include "core/evaluation/run_evaluation.h"

#include <string_view>

namespace cli {

/// `--missing` and `--no-value`: what counts in a mean.
void addMeanRules(CLI::App& command, core::EvaluationRules& rules);
/// `--depth` and `--judged-only`: what is read of a run.
void addReadingRules(CLI::App& command, core::EvaluationRules& rules);

/// "skip", "zero"; "zero", "one", "skip": as the options are written.
std::string_view nameOf(core::MissingRule rule);
std::string_view nameOf(core::NoValueRule rule);

/// The rules in force, as an object under "rules".
void writeRules(const core::EvaluationRules& rules, JsonWriter& json);

}  // namespace cli
