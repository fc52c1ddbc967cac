// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/bounds_choice.h"
#include "app/cli/option/command.h"
#include "core/collections/comparison/run_judging.h"
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

/// Which runs belong to one system.
struct SystemChoices {
    std::vector<std::string> named;  ///< `NAME=RUN,RUN`
    std::vector<std::string> seeds;  ///< the part in which names of such runs differ

    bool areAny() const { return !named.empty() || !seeds.empty(); }
};

/// Which runs to score, and how.
struct ScoringInput {
    std::string qrels;
    std::vector<std::string> runs;
    std::vector<std::string> measures;
    core::RankOrder order = core::RankOrder::ScoreThenIdDescending;
    core::EvaluationRules rules;
    core::CollectionChoices choices;  ///< import options of files other than TREC's; not the order
    const core::Library* library = nullptr;  ///< supplies measures and scores, if any
    core::Threads threads;
    BoundsChoice bounds = {};
    SystemChoices systems = {};
    std::string weights = {};  ///< of queries, FILE[:COLUMN]; empty: all are equal
    bool keepsRuns = false;    ///< for bounds and verdicts that need several runs
    /// Also evaluate under the other rule for unjudged documents, for verdicts.
    bool isOtherwiseAsked = false;
    bool isOfValues = false;  ///< the files have values per query instead of judgments and runs
};

struct EvaluatedRun {
    std::string file;
    std::string tag;
    core::Diagnostics diagnostics;  ///< for a system: of all its runs, without lines
    core::RunEvaluation evaluation;
    std::shared_ptr<const core::Run> run;      ///< only if kept
    core::RunBounds bounds;                    ///< if requested and the run is not kept; else empty
    std::vector<std::string> pooledFrom = {};  ///< the runs of a system; empty for a single run
    /// For a system, one per definition; see core::PooledRuns.
    std::vector<std::optional<double>> deviations = {};
    core::RunJudging judging = {};  ///< for a system, the means of its runs
};

struct EvaluatedRuns {
    /// Of values that another program computed: what the measures' names mean, or any if unknown.
    std::vector<core::MeasureSpec> definitions;
    std::vector<EvaluatedRun> runs;
    core::Qrels qrels;       ///< only if runs are kept, or a verdict is asked
    core::GradeScale scale;  ///< only if bounds are requested; else empty
    /// What the other program calls the measures; empty for scored runs.
    std::vector<std::string> names = {};

    /// The name of a measure in output.
    std::string measureName(std::size_t definition) const
    {
        return names.empty() ? core::toText(definitions[definition]) : names[definition];
    }
};

/// A source of evaluations.
struct RunSource {
    /// Whether they used these judgments; reports it if not.
    std::function<bool(const core::SeparateJudgments&)> accepts;
    /// The evaluations of the runs in a file. @param run its index in the input
    std::function<core::Parsed<std::vector<core::FileEvaluation>>(
        const core::SeparateJudgments&, std::size_t run, std::span<const core::MeasureSpec>)>
        evaluate;
};

/// The files named in the input.
std::vector<std::string> filesOf(const ScoringInput& input);

/// Removes and reports duplicates: measures under another name, and run files, unless the only
/// comparison is of a run with itself. Duplicates would change results that depend on the number of
/// comparisons.
ScoringInput distinct(ScoringInput input);

/// The rules for reading and scoring the input's runs.
core::RunScoring runScoring(const ScoringInput& input);

/// What to compute for each query: the definitions, their judged shares, if asked each definition
/// under the other rule for unjudged documents, and whether anything is judged.
std::vector<core::MeasureSpec> askedOf(std::vector<core::MeasureSpec> definitions,
                                       const ScoringInput& input);

/// Reads and scores the runs, and reports missing queries on standard error. On failure, reports
/// the problem there and returns the exit status.
std::variant<EvaluatedRuns, ExitStatus> scoreRuns(const OptionSet& command,
                                                  const ScoringInput& input);
/// The same for runs that were scored elsewhere.
std::variant<EvaluatedRuns, ExitStatus>
scoreRuns(const OptionSet& command, const ScoringInput& input, const RunSource& source);

}  // namespace cli
