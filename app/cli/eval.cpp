// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/eval_output.h"
#include "app/cli/evaluated_run.h"
#include "app/cli/groups_option.h"
#include "app/cli/option/command.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/table_style.h"
#include "app/cli/scoring_options.h"
#include "app/cli/system_options.h"
#include "core/collections/import/separate_files.h"

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
    R"help(Prints one line per value: measure, query and value, separated by tabs; with -q the queries come
first. The query “all” is the mean. With more than one RUN a first column names the run's file.
CSV has a heading line; JSON holds one object per run, with the queries missing on either side and
the reason beside a value that is null or counts by rule; of three runs or more under several
measures it holds their orders, and how these agree (tau-b, tau-AP), as “compare” prints it. A query without a value prints what it
counts (--no-value) or “undefined”; which queries these are and why is said on standard error. Ids
are written as they stand in the files: TSV and CSV do not guard against ids that a spreadsheet would
run as a formula; “table eval --format csv” does.

A table with grades and scores or ranks, such as qid,label,score, is judgments and run in one file. Of
several such files the judgments are joined, which must agree, and each is a run.

With --groups the mean of each group of queries comes before that of all, as the query group:NAME.
FILE has a row for each query, in tabs or commas: its id, then its groups; a query may be in several.
Where a first row names several columns, a group is called by its column, too: group:length=long.

With --system or --seeds several runs are one system, which stands in the place of its first one: a
query has the mean of the runs that answer it, so that folds are joined and seeds averaged. Where
all its runs answer the same queries, the standard deviation of their means (n - 1) comes before
that of all, as the query runs:deviation.

With --bounds a column has the lowest and the highest value, [min, max], over all ways to grade
what was retrieved and not judged, “or undefined” where some of them leave no value; these are not
in the bounds; and after that the same where documents that nobody retrieved may be relevant, too,
“not known” for measures without such bounds. CSV has the columns min, max, mayBeUndefined, openMin
and openMax, JSON the objects “bounds” and “openWorld” with the same. The mean's are those of what the queries count. Measures without a direct way to them, such
as Bpref and RC, and AP that takes ties as thresholds, have bounds while few documents are unjudged.

Examples:
  rankscope-cli eval qrels.txt run.txt -m nDCG@10 -m "AP(rel=2)" -m RR@10
  rankscope-cli eval qrels.txt bm25.run.gz dense.run.gz -q --format csv --digits 17
  rankscope-cli eval qrels.txt run.txt -m AP --missing zero   (as trec_eval -c)
  rankscope-cli eval scored.csv -m nDCG@5   (columns of queries, labels and scores)
  rankscope-cli eval qrels.txt run.txt -m nDCG@10 -q --bounds --top-grade 3
  rankscope-cli eval qrels.txt run.txt -m nDCG@10 --as ranx
  rankscope-cli eval qrels.txt bm25-seed*.run dense-seed*.run --seeds "-seed*"
  rankscope-cli eval qrels.txt fold-1.run fold-2.run base.run --system "ours=fold-*")help";

void describe(OptionSet command, EvalOptions& options)
{
    addScoredFiles(command, options.input,
                   "One or more runs; none where QRELS hold judgments and a run.");
    command.option("RUN").required(false);
    addValueStyle(command, options.style);
    addGroups(command, options.groups);
    addSystems(command, options.input.systems);
    addScoringChoices(command, options.input);
}

std::vector<std::string> filesOf(const EvalOptions& options)
{
    std::vector<std::string> files = filesOf(options.input);
    files.push_back(options.groups);
    return files;
}

/// The file of the judgments is a run, too, where it is alone, and among others that, like it, hold
/// both.
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

/// Scores the runs and prints what `output` makes of them.
template <class Output>
ExitStatus eval(const OptionSet& command, const EvalOptions& options, Output output)
{
    if (!options.groups.empty() && options.input.bounds.isAsked)
        return wrongUsage(command,
                          "--groups and --bounds: the means of groups have no bounds yet.");
    auto read = readGroups(options.groups);
    if (const auto* stopped = std::get_if<ExitStatus>(&read))
        return *stopped;
    auto& groups = std::get<std::vector<core::QueryGroup>>(read);
    const ScoringInput input = withJudgedRun(options.input);
    if (input.runs.empty())
        return wrongUsage(command,
                          "RUN is required: QRELS hold judgments alone. --score-column names a "
                          "column of scores in the same table.");
    auto scored = scoreRuns(command, input);
    if (const auto* stopped = std::get_if<ExitStatus>(&scored))
        return *stopped;
    auto& runs = std::get<EvaluatedRuns>(scored);
    if (!groups.empty())
        tellUngrouped(options.groups, groups, runs.runs);
    return output(EvalReport{std::move(runs), input, options.style, std::move(groups)});
}

}  // namespace

Command addEval(OptionSet program)
{
    return addEval(program, [](const EvalReport& report) { return print(evalText(report)); });
}

Command addEval(OptionSet program, EvalOutput output)
{
    const auto options = std::make_shared<EvalOptions>();
    OptionSet command =
        program.addCommand("eval", "Scores runs against the judgments of a collection.");
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
    OptionSet command = table.addCommand("eval", "A row per run, a column per measure.");
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
