#pragma once

#include "app/cli/scored_run.h"
#include "core/evaluation/file_evaluation.h"

#include <span>
#include <string>

namespace cli {

/// Scores the run of a file in any of the formats that hold one, told apart by content. A TREC or
/// MS MARCO run is scored while it is read; the others are read first.
core::Parsed<core::FileEvaluation> evaluateAnyRun(const core::Qrels& qrels, const std::string& file,
                                                  const ScoringInput& input,
                                                  std::span<const core::Definition> definitions);

}  // namespace cli
