// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "app/cli/option/command.h"
#include "core/collections/collection/query_weights.h"

#include <optional>
#include <string>

namespace cli {

/// A table and one of its columns, as an option names them: `FILE[:COLUMN]`.
struct FileColumn {
    std::string file;
    std::optional<std::string> column = {};  ///< by heading or by number from 1
};

/// Splits the value of an option. A file with this whole name comes first; otherwise, the column
/// follows the last colon.
FileColumn fileColumnOf(const std::string& text);

/// Adds `--weights`.
void addWeights(OptionSet command, std::string& weights);

/// An option that weights cannot be combined with; empty if there is none.
std::string weightsMistake(const ScoringInput& input);

/// Reads the weights from the value of the option.
core::Parsed<core::QueryWeights> readWeights(const std::string& weights);
/// Reports weights that count for nothing; or, with the result false, queries without a weight.
bool tellWeights(const std::string& weights, const core::WeightedQueries& found);

/// Weights the queries of all runs as the input says, if it does, and reports weights that count
/// for nothing. On failure, reports the problem and returns the exit status.
std::optional<ExitStatus> addWeightsTo(const ScoringInput& input, EvaluatedRuns& scored);

/// "Means, intervals and tests are weighted by traffic.tsv."; empty without weights.
std::string weightsSentence(const ScoringInput& input);

}  // namespace cli
