// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/bounds_choice.h"
#include "app/cli/option/command.h"
#include "core/collections/import/collection_choices.h"
#include "core/collections/import/run_scoring.h"
#include "core/collections/import/separate_files.h"
#include "core/foundation/file/diagnostic.h"
#include "core/foundation/threads.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/bounds/run_bounds.h"
#include "core/rankings/evaluation/file_evaluation.h"
#include "core/rankings/evaluation/library.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace cli {

/// Which runs are those of one system.
struct SystemChoices {
    std::vector<std::string> named;  ///< `NAME=RUN,RUN`
    std::vector<std::string> seeds;  ///< what tells the names of such runs apart

    bool areAny() const { return !named.empty() || !seeds.empty(); }
};

/// Which runs are scored, and how.
struct ScoringInput {
    std::string qrels;
    std::vector<std::string> runs;
    std::vector<std::string> measures;
    core::RankOrder order = core::RankOrder::ScoreThenIdDescending;
    core::EvaluationRules rules;
    core::CollectionChoices choices;  ///< how files other than TREC's are read; not the order
    const core::Library* library = nullptr;  ///< whose measures and scores are meant, if any
    core::Threads threads;
    BoundsChoice bounds = {};
    SystemChoices systems = {};
    bool keepsRuns = false;  ///< where bounds are asked for that need several of them
};

struct EvaluatedRun {
    std::string file;
    std::string tag;
    core::Diagnostics diagnostics;  ///< of a system: of its runs together, without lines
    core::RunEvaluation evaluation;
    std::shared_ptr<const core::Run> run;  ///< only where it is kept
    core::RunBounds bounds;  ///< where they are asked for and it is not kept; else empty
    std::vector<std::string> pooledFrom = {};  ///< the runs of a system; empty: it is a run
    /// Of a system, by definition: as core::PooledRuns has them.
    std::vector<std::optional<double>> deviations = {};
};

struct EvaluatedRuns {
    std::vector<core::MeasureSpec> definitions;
    std::vector<EvaluatedRun> runs;
    core::Qrels qrels;       ///< only where runs are kept
    core::GradeScale scale;  ///< only where bounds are asked for; else empty
};

/// Where the evaluations of the runs come from.
struct RunSource {
    /// Whether they are of these judgments; says so where not.
    std::function<bool(const core::SeparateJudgments&)> accepts;
    /// Those of the runs of a file. @param run its place in the input
    std::function<core::Parsed<std::vector<core::FileEvaluation>>(
        const core::SeparateJudgments&, std::size_t run, std::span<const core::MeasureSpec>)>
        evaluate;
};

/// The files that it names.
std::vector<std::string> filesOf(const ScoringInput& input);

/// The same without what is there twice, of which it is told: measures under another name, and
/// files of runs, unless one is set beside itself alone. What is compared is counted: once more
/// would be another result.
ScoringInput distinct(ScoringInput input);

/// How its runs are read and scored.
core::RunScoring runScoring(const ScoringInput& input);

/// What each query is scored by: the definitions, and behind them whether anything is judged.
std::vector<core::MeasureSpec> askedOf(std::vector<core::MeasureSpec> definitions);

/// Reads and scores the runs, and says on standard error which queries are missing; or how the
/// program ends, which is then said there.
std::variant<EvaluatedRuns, ExitStatus> scoreRuns(const OptionSet& command,
                                                  const ScoringInput& input);
/// The same of runs that were scored elsewhere.
std::variant<EvaluatedRuns, ExitStatus>
scoreRuns(const OptionSet& command, const ScoringInput& input, const RunSource& source);

}  // namespace cli
