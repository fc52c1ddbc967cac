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

/// How to read and score the run of a file.
struct RunScoring {
    CollectionChoices choices;  ///< including the order
    ScorePrecision precision = ScorePrecision::Double;
    EvaluationRules rules;
    Threads threads;
    bool keepsRun = false;  ///< the run is used again: see FileEvaluation::run
};

/// Scores the run of a file in any run format, recognised by content; "-" is standard input. A TREC
/// or MS MARCO run is scored while it is read; other formats, and runs that are used again, are
/// read first.
/// @param loading notified of the bytes read and checked for a stop; may be null
/// @return one evaluation; for LETOR, one per feature with its name as the tag; for a file with
/// several runs, one per run
Parsed<std::vector<FileEvaluation>> evaluateAnyRun(const SeparateJudgments& judgments,
                                                   const std::string& file,
                                                   const RunScoring& scoring,
                                                   std::span<const MeasureSpec> definitions,
                                                   Loading* loading = nullptr);
/// The same for runs that have been read.
std::vector<FileEvaluation> evaluateRuns(const SeparateJudgments& judgments, std::vector<Run> runs,
                                         const RunScoring& scoring,
                                         std::span<const MeasureSpec> definitions,
                                         const std::stop_token& stop = {});

/// How to read the lines of a run.
ScoreReading readingOf(const RunScoring& scoring);

/// Whether the run of a file is scored line by line, so that chunks of it can be scored separately.
Parsed<bool> isScoredByLines(const std::string& file, const RunScoring& scoring);

}  // namespace core
