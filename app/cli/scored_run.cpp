#include "app/cli/scored_run.h"

#include "app/cli/format_choices.h"
#include "app/cli/run_evaluation.h"
#include "app/cli/scoring_rules.h"
#include "app/cli/shared_options.h"
#include "app/cli/streams.h"
#include "core/io/qrels.h"

#include <optional>
#include <utility>

namespace cli {

namespace {

std::string counted(std::size_t count, std::string_view one, std::string_view many)
{
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

/// The queries missing on either side, and the rule applied; empty when there are none.
std::string missingQueries(const ScoringInput& input, const ScoredRun& run)
{
    const core::RunEvaluation& evaluation = run.evaluation;
    std::string text;
    if (!evaluation.notInRun.empty()) {
        const bool counts = input.rules.missing == core::MissingRule::Zero;
        text += counted(evaluation.notInRun.size(), "judged query is not in the run and ",
                        "judged queries are not in the run and ");
        if (evaluation.notInRun.size() == 1)
            text += counts ? "counts 0" : "is left out of the mean";
        else
            text += counts ? "count 0" : "are left out of the mean";
        text += " (--missing " + std::string(nameOf(input.rules.missing)) + ")";
    }
    if (!evaluation.notJudged.empty()) {
        text += text.empty() ? "" : "; ";
        text +=
            counted(evaluation.notJudged.size(), "query of the run has no judgments and is ignored",
                    "queries of the run have no judgments and are ignored");
    }
    return text.empty() ? text : run.file + ": " + text;
}

/// Scores a run and says which queries are missing; nothing when it is refused.
std::optional<ScoredRun> score(const ScoringInput& input, const core::Qrels& qrels,
                               const std::string& file,
                               const std::vector<core::Definition>& definitions)
{
    auto run = evaluateAnyRun(qrels, file, input, definitions);
    if (!run) {
        refuseUndecided(run.error());
        return std::nullopt;
    }
    tell(file, run->findings);
    ScoredRun scored{file, std::move(run->tag), std::move(run->evaluation)};
    if (scored.evaluation.queries.empty()) {
        warn(file + ": found no query that " + input.qrels +
             " judges, expected at least one in both");
        return std::nullopt;
    }
    if (const std::string line = missingQueries(input, scored); !line.empty())
        warn(line);
    return scored;
}

}  // namespace

std::variant<ScoredRuns, ExitStatus> scoreRuns(const CLI::App& command, const ScoringInput& input)
{
    std::vector<std::string> inputs = input.runs;
    inputs.push_back(input.qrels);
    if (readsStandardInputTwice(inputs))
        return wrongUsage(command, "standard input (“-”) can be read only once.");
    auto definitions = readMeasures(command, input.measures);
    if (!definitions)
        return WrongUsage;
    if (input.library)
        for (core::Definition& definition : *definitions)
            definition = core::asComputedBy(*input.library, definition);
    const auto qrels = core::readAnyQrels(input.qrels, input.choices);
    if (!qrels)
        return refuseUndecided(qrels.error());
    tell(input.qrels, qrels->findings);
    ScoredRuns scored{std::move(*definitions), {}};
    for (const std::string& file : input.runs) {
        auto run = score(input, *qrels, file, scored.definitions);
        if (!run)
            return InputRefused;
        scored.runs.push_back(std::move(*run));
    }
    return scored;
}

}  // namespace cli
