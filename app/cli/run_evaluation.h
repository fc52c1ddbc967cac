#pragma once

#include "app/cli/scored_run.h"
#include "core/evaluation/file_evaluation.h"
#include "core/reading/separate_files.h"

#include <span>
#include <string>
#include <vector>

namespace cli {

/// Scores the run of a file in any of the formats that hold one, told apart by content. A TREC or
/// MS MARCO run is scored while it is read; the others, and where it is needed again, are read
/// first.
/// @return one; of LETOR one for each feature, with its name as the tag; one for each system
/// where a file holds the runs of several
core::Parsed<std::vector<core::FileEvaluation>>
evaluateAnyRun(const core::SeparateJudgments& judgments, const std::string& file,
               const ScoringInput& input, std::span<const core::Definition> definitions);

/// How the lines of a run are read.
core::ScoreReading readingOf(const ScoringInput& input);

/// Whether the run of a file is scored line by line, so that stretches of it can be scored apart.
core::Parsed<bool> isScoredByLines(const std::string& file, const ScoringInput& input);

}  // namespace cli
