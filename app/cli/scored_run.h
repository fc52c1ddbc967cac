#pragma once

#include "app/cli/command.h"
#include "core/collection/collection_choices.h"
#include "core/evaluation/library.h"
#include "core/evaluation/run_evaluation.h"
#include "core/io/run.h"
#include "core/metric/definition.h"
#include "core/threads.h"

#include <string>
#include <variant>
#include <vector>

namespace cli {

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
};

struct ScoredRun {
    std::string file;
    std::string tag;
    core::RunEvaluation evaluation;
};

struct ScoredRuns {
    std::vector<core::Definition> definitions;
    std::vector<ScoredRun> runs;
};

/// Reads and scores the runs, and says on standard error which queries are missing; or how the
/// program ends, which is then said there.
std::variant<ScoredRuns, ExitStatus> scoreRuns(const CLI::App& command, const ScoringInput& input);

}  // namespace cli
