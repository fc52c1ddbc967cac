// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/eval_output.h"
#include "app/cli/evaluated_run.h"
#include "app/cli/groups_option.h"
#include "app/cli/in_memory_session.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/table_style.h"
#include "app/cli/scoring_options.h"
#include "app/cli/system_options.h"
#include "app/cli/weights_option.h"
#include "core/collections/import/collection_files.h"
#include "core/collections/import/separate_files.h"
#include "core/foundation/file/beginning.h"
#include "core/rankings/runs/systems_of_runs.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace cli {

namespace {

struct EvalOptions {
    ScoringInput input;
    EvalStyle style;
    std::string groups;  ///< a file
};

constexpr auto evalHelp =
    R"help(Print one line per value: measure, query and value, separated by tabs. With -q, the
values of each query come before the mean, whose query is “all”. With several runs, the first column
names the run's file. If some of a run's documents within the cutoff are unjudged, eval prints the
judged share to standard error: “judged share 0.6 (nDCG@10)”. CSV output has a header line and the
column judged. JSON output has one object per run. The object lists the queries missing from the run
or from the judgments, and gives the reason for each value that is null or set by a rule. For three
or more runs and several measures, JSON also has the order of the runs by each measure and the
agreement of these orders (tau-b, tau-AP), as in “compare”.

eval prints an undefined value as the number that --no-value sets, or as “undefined”. It lists the
queries and the reasons on standard error. eval prints ids as they are in the files, even if a
spreadsheet would run them as formulas. To prevent this, use “table eval --format csv”.

A table with grades and scores or ranks, such as qid,label,score, contains judgments and a run in
one file. If you give several such files, each is a run. eval merges their judgments, which must
agree.

Instead of QRELS and RUN, you can give a folder with judgments and runs, a session of a collection,
or an archive with its files. For a session, eval prints what the window shows. It uses the edits, measures and rules of the session, its weights
and groups of queries, and its combined seeds. To change the measures and rules, use -m and the
options above.

With --groups, the mean of each group of queries comes before the overall mean, as the query
group:NAME. FILE has one row per query: the id, then the groups, separated by tabs or commas. A
query can be in several groups. If the first row names several columns, the name of a group includes
its column: group:length=long.

With --weights, each query counts in the means as often as people ask it. eval prints a weighted
mean as the query weighted:all or weighted:group:NAME. Only ratios of weights matter. A query
without a weight is an error. eval leaves out queries with weight 0, and reports weights of unknown
queries.

With --system or --seeds, several runs form one system, which replaces the first of them in the
output. The value of a query is the mean over the runs that contain it: seeds are averaged, and
folds are joined. If all runs contain the same queries, the standard deviation of their means (n -
1) comes before the overall mean, as the query runs:deviation. With --weights, it is that of the
weighted means, and the query is weighted:runs:deviation.

With --bounds, another column shows the lowest and highest possible value, [min, max], depending on
the grades of the retrieved but unjudged documents. “or undefined” means that some grades make the
value undefined; the bounds ignore these grades. The bounds in a second column also allow for
relevant documents that were not retrieved. The column shows “unknown” for measures without such
bounds. CSV has the columns min, max, mayBeUndefined, openMin and openMax; JSON has the objects
“bounds” and “openWorld”. In the bounds of the mean, missing and undefined queries count as they do
in the mean. For some measures, such as Bpref, RC, and AP with ties as thresholds, eval has to
search for the bounds. It finds them only if few documents are unjudged.

Examples:
  rankscope-cli eval qrels.txt run.txt -m nDCG@10 -m "AP(rel=2)" -m RR@10
  rankscope-cli eval qrels.txt bm25.run.gz dense.run.gz -q --format csv --digits 17
  rankscope-cli eval qrels.txt run.txt -m AP --missing zero   (as trec_eval -c)
  rankscope-cli eval scored.csv -m nDCG@5   (columns for queries, labels and scores)
  rankscope-cli eval qrels.txt run.txt -m nDCG@10 -q --bounds --top-grade 3
  rankscope-cli eval qrels.txt run.txt -m nDCG@10 --as ranx
  rankscope-cli eval qrels.txt run.txt --weights queries.csv:visits
  rankscope-cli eval shop.rankscope.json
  rankscope-cli eval qrels.txt bm25-seed*.run dense-seed*.run --seeds "-seed*"
  rankscope-cli eval qrels.txt fold-1.run fold-2.run base.run --system "ours=fold-*")help";

void describe(OptionSet command, EvalOptions& options)
{
    addScoredFiles(command, options.input,
                   "One or more runs; none if QRELS contains both judgments and a run, or is a "
                   "session.");
    command.option("RUN").required(false);
    addValueStyle(command, options.style);
    addGroups(command, options.groups);
    addWeights(command, options.input.weights);
    addSystems(command, options.input.systems);
    addScoringChoices(command, options.input);
}

std::vector<std::string> filesOf(const EvalOptions& options)
{
    std::vector<std::string> files = filesOf(options.input);
    files.push_back(fileColumnOf(options.groups).file);
    return files;
}

/// Also uses the judgments' file as a run if it contains one and is the only file, or if another
/// file also contains both.
ScoringInput withJudgedRun(ScoringInput input)
{
    const auto holdsBoth = [&](const std::string& file) {
        return core::holdsBoth(file, input.choices);
    };
    const bool isAlone = input.runs.empty() && !input.choices.features.empty();
    const bool isOneOfSeveral = std::ranges::find(input.runs, input.qrels) == input.runs.end() &&
                                (input.runs.empty() || std::ranges::any_of(input.runs, holdsBoth));
    if (isAlone || (isOneOfSeveral && holdsBoth(input.qrels)))
        input.runs.insert(input.runs.begin(), input.qrels);
    return input;
}

/// Scores the runs and prints the result with `output`.
template <class Output>
ExitStatus eval(const OptionSet& command, const EvalOptions& options, Output output)
{
    if (!options.groups.empty() && options.input.bounds.isAsked)
        return wrongUsage(
            command,
            "--groups and --bounds cannot be combined yet: means of groups have no bounds.");
    auto read = readGroups(options.groups);
    if (const auto* stopped = std::get_if<ExitStatus>(&read))
        return *stopped;
    auto& groups = std::get<std::vector<core::QueryGroup>>(read);
    ScoringInput input = options.input;
    const auto session = InMemorySession::adopt(command, input);
    if (const auto* stopped = std::get_if<ExitStatus>(&session))
        return *stopped;
    std::string groupsFrom = options.groups;
    if (const auto& held = std::get<std::unique_ptr<InMemorySession>>(session)) {
        const bool mayPool =
            !input.systems.areAny() && !input.bounds.isAsked && !held->seeds().empty();
        if (mayPool && !core::systemsBySeed(input.runs, held->seeds()).empty())
            input.systems.seeds.push_back(held->seeds());
        if (groups.empty() && !input.bounds.isAsked) {
            groups = held->groups(input.threads);
            groupsFrom = options.input.qrels;
        }
    } else {
        input = withJudgedRun(std::move(input));
    }
    if (input.runs.empty())
        if (const auto error = core::undecidedScores(input.qrels, input.choices))
            return refuseUndecided(*error);
    if (input.runs.empty() && core::isFolder(input.qrels))
        return wrongUsage(command, "RUN is required: a folder provides only judgments. Name the "
                                   "runs after the folder.");
    if (input.runs.empty() && input.qrels != "-" && core::canBeReadAgain(input.qrels))
        if (const auto judgments = core::readJudgments(input.qrels, input.choices); !judgments)
            return refuseUndecided(judgments.error());
    if (input.runs.empty())
        return wrongUsage(command, "RUN is required: QRELS contains only judgments. If the table "
                                   "also has a column of scores, name it with --score-column.");
    auto scored = scoreRuns(command, input);
    if (const auto* stopped = std::get_if<ExitStatus>(&scored))
        return *stopped;
    auto& runs = std::get<EvaluatedRuns>(scored);
    if (!groups.empty())
        tellUngrouped(groupsFrom, groups, runs.runs);
    return output(EvalReport{std::move(runs), input, options.style, std::move(groups)});
}

}  // namespace

Command addEval(OptionSet program)
{
    return addEval(program, printEval);
}

Command addEval(OptionSet program, EvalOutput output)
{
    const auto options = std::make_shared<EvalOptions>();
    OptionSet command = program.addCommand("eval", "Evaluate runs against relevance judgments.");
    command.setFooter(evalHelp);
    describe(command, *options);
    addEvalFormat(command, options->style);
    addBounds(command, options->input.bounds);
    return {
        command,
        [command, options, output = std::move(output)] { return eval(command, *options, output); },
        [options] { return filesOf(*options); }};
}

Command addEvalTable(OptionSet table)
{
    const auto options = std::make_shared<EvalOptions>();
    const auto style = std::make_shared<TableStyle>();
    OptionSet command =
        table.addCommand("eval", "Evaluate runs: one row per run, one column per measure.");
    describe(command, *options);
    addTableStyle(command, *style);
    return {command,
            [command, options, style] {
                return eval(command, *options, [&](const EvalReport& report) {
                    return printTables([&] { return std::vector{evalTable(report)}; }, *style);
                });
            },
            [options] { return filesOf(*options); }};
}

}  // namespace cli
