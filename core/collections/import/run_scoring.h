// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/collection_choices.h"
#include "core/collections/import/separate_files.h"
#include "core/rankings/evaluation/file_evaluation.h"

#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// How the run of a file is read and scored.
struct RunScoring {
    CollectionChoices choices;  ///< the order among them
    ScorePrecision precision = ScorePrecision::Double;
    EvaluationRules rules;
    Threads threads;
    bool keepsRun = false;  ///< the run is needed again: FileEvaluation::run
};

/// Scores the run of a file in any of the formats that hold one, told apart by content; "-" is
/// standard input. A TREC or MS MARCO run is scored while it is read; the others, and where it is
/// needed again, are read first.
/// @param loading told of the bytes read, and asked whether to stop; may be null
/// @return one; of LETOR one for each feature, with its name as the tag; one for each system
/// where a file holds the runs of several
Parsed<std::vector<FileEvaluation>> evaluateAnyRun(const SeparateJudgments& judgments,
                                                   const std::string& file,
                                                   const RunScoring& scoring,
                                                   std::span<const MeasureSpec> definitions,
                                                   Loading* loading = nullptr);
/// The same of runs that were read.
std::vector<FileEvaluation> evaluateRuns(const SeparateJudgments& judgments, std::vector<Run> runs,
                                         const RunScoring& scoring,
                                         std::span<const MeasureSpec> definitions,
                                         const std::stop_token& stop = {});

/// How the lines of a run are read.
ScoreReading readingOf(const RunScoring& scoring);

/// Whether the run of a file is scored line by line, so that chunks of it can be scored apart.
Parsed<bool> isScoredByLines(const std::string& file, const RunScoring& scoring);

}  // namespace core
