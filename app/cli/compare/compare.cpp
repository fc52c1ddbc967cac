#include "app/cli/compare/compare_groups.h"
#include "app/cli/compare/compare_output.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/command.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/table_style.h"
#include "app/cli/pooled_systems.h"
#include "app/cli/query_groups.h"
#include "app/cli/scored_run.h"
#include "app/cli/scoring_rules.h"

#include <limits>
#include <memory>
#include <utility>

namespace cli {

namespace {

enum class CompareFormat { Text, Json };
/// What a command makes of a comparison.
enum class Prints { TextOrJson, Tables };

constexpr std::size_t mostRuns = 8;

struct CompareOptions {
    ScoringInput input;
    core::ComparisonRules rules;
    core::PairedTest adjusted = core::PairedTest::T;
    std::string groups;  ///< a file
    bool perQuery = false;
    CompareFormat format = CompareFormat::Text;
    int digits = 6;
};

constexpr auto compareHelp =
    R"help(Compares every two runs, A the earlier one, over the queries that both have: mean difference B - A
with its t and bootstrap intervals, effect size (Cohen's d: mean over standard deviation of the
differences), queries won, tied and lost by B, and two-sided p values:
  t              Student's paired t test
  wilcoxon       signed ranks, zeros left out; exact up to 50 differences, otherwise normal with tie
                 and continuity correction
  sign           exact binomial, ties left out
  randomisation  every sign pattern up to 30 differences, otherwise drawn
  bootstrap      queries drawn anew
Holm and Benjamini-Hochberg adjust a test's p values over all measures and pairs of runs. With three
runs and two measures, Kendall's tau-b and tau-AP between the orders of the runs follow.

With --groups a table follows for each measure: the comparison in each group of queries, with the p of
--test, adjusted by Holm over the groups. FILE is as that of eval; JSON has all tests under “groups”.
With --system or --seeds several runs are compared as one system, whose values are the means of its
runs; see eval.

With --bounds come the lowest and the highest mean difference over all ways to grade what the runs
retrieved and nobody judged, each document alike in both. The difference of AP, R-precision and ERR
is tried out where few documents of a query are open; elsewhere the bounds enclose the true ones
(“within”). As many documents decide as one of the runs has down to the cutoff without a judgment, in
queries whose difference they move. With -q every query has its bounds too. JSON has “openWorld”
beside, where documents that nobody retrieved may be relevant, too; the text says where that widens
the bounds.

Examples:
  rankscope-cli compare qrels.txt bm25.run dense.run -m nDCG@10 -m AP
  rankscope-cli compare qrels.txt bm25.run dense.run -m nDCG@10 --bounds
  rankscope-cli compare qrels.txt bm25.run dense.run -m nDCG@10 --groups topics.tsv
  rankscope-cli compare qrels.txt a-seed*.run b-seed*.run --seeds "-seed*"
  rankscope-cli compare qrels.txt a.run b.run c.run --test randomisation --rounds 100000
  zcat b.run.gz | rankscope-cli compare qrels.txt a.run - -q --format json)help";

void describeStatistics(OptionSet command, CompareOptions& options, Prints prints)
{
    addChoice<core::PairedTest>(
        command, "--test", "TEST",
        std::string("The test whose adjusted p values are shown: t (the "
                    "default), wilcoxon, sign, randomisation or bootstrap.") +
            (prints == Prints::TextOrJson ? " JSON has all." : ""),
        testChoices(), options.adjusted);
    command
        .add("--alpha", "ALPHA", options.rules.alpha,
             "Intervals are of 1 - ALPHA; 0.05 if not given.")
        .between(1e-9, 1 - 1e-9, "a number above 0 and below 1");
    command
        .add("--epsilon", "D", options.rules.epsilon,
             "So small a difference is a tie, in won, tied and lost, the sign test "
             "and Wilcoxon; 0 if not given.")
        .between(0, std::numeric_limits<double>::max(), "0 or a number above it");
    command
        .add("--rounds", "N", options.rules.rounds.count,
             "Rounds of randomisation and bootstrap, 10000 if not given.")
        .within(1, 10'000'000);
    command
        .add("--seed", "N", options.rules.rounds.seed,
             "Where the rounds start, 1 if not given; the same on every machine.")
        .anySeed();
}

void describe(OptionSet command, CompareOptions& options, Prints prints)
{
    addScoredFiles(command, options.input, "Two to eight runs.");
    command.addFlag("-q,--per-query", options.perQuery, "Print every query's difference too.");
    addDigits(command, options.digits,
              prints == Prints::TextOrJson
                  ? "Decimals of a value in the text, 6 if not given; JSON has them all."
                  : "Decimals of a value, 6 if not given.");
    describeStatistics(command, options, prints);
    addGroups(command, options.groups);
    addSystems(command, options.input.systems);
    addScoringChoices(command, options.input);
}

void addBounds(CompareReport& report)
{
    const ScoredRuns& scored = report.scored;
    const auto run = [&](std::size_t i) {
        return core::EvaluatedRun{core::RunLists(scored.runs[i].run), scored.runs[i].evaluation};
    };
    const std::size_t measures = scored.definitions.size();
    for (std::size_t i = 0; i < report.comparisons.size(); i += measures) {
        const core::EvaluatedRun b = run(report.comparisons[i].b);
        auto queries =
            core::queryBounds(scored.qrels, run(report.comparisons[i].a), &b, scored.definitions,
                              report.input.rules, scored.scale, report.input.threads);
        for (auto& bounds : core::meanDifferences(queries, measures, report.input.rules.noValue))
            report.bounds.push_back(std::move(bounds));
        report.queryBounds.push_back(std::move(queries));
    }
}

std::vector<std::string> filesOf(const CompareOptions& options)
{
    std::vector<std::string> files = filesOf(options.input);
    files.push_back(options.groups);
    return files;
}

/// Compares the runs and prints what `output` makes of it.
template <class Output>
ExitStatus compare(const OptionSet& command, const CompareOptions& options, Output output)
{
    const auto wrongCount = [&command](std::size_t count) {
        return wrongUsage(command, "found " + std::to_string(count) +
                                       (count == 1 ? " run" : " runs") +
                                       ", expected two to eight.");
    };
    auto read = readGroups(options.groups);
    if (const auto* stopped = std::get_if<ExitStatus>(&read))
        return *stopped;
    // A single file may hold the runs of several features or systems.
    if (options.input.runs.size() > mostRuns)
        return wrongCount(options.input.runs.size());
    auto scored = scoreRuns(command, options.input);
    if (const auto* stopped = std::get_if<ExitStatus>(&scored))
        return *stopped;
    auto& runs = std::get<ScoredRuns>(scored);
    if (runs.runs.size() < 2 || runs.runs.size() > mostRuns)
        return wrongCount(runs.runs.size());
    CompareReport report{std::move(runs),  options.input,    options.rules, {},
                         options.adjusted, options.perQuery, options.digits};
    std::vector<const core::RunEvaluation*> evaluations;
    for (const ScoredRun& run : report.scored.runs)
        evaluations.push_back(&run.evaluation);
    report.comparisons = core::compareRuns(evaluations, report.scored.definitions.size(),
                                           options.rules, options.input.threads);
    if (options.input.bounds.isAsked)
        addBounds(report);
    report.groups = std::get<std::vector<core::QueryGroup>>(std::move(read));
    if (!report.groups.empty())
        tellUngrouped(options.groups, report.groups, report.scored.runs);
    addInGroups(report);
    return output(report);
}

}  // namespace

Command addCompare(OptionSet program)
{
    const auto options = std::make_shared<CompareOptions>();
    OptionSet command = program.addCommand(
        "compare", "Compares runs query by query, with the statistics of their differences.");
    command.setFooter(compareHelp);
    describe(command, *options, Prints::TextOrJson);
    addBounds(command, options->input.bounds);
    options->input.keepsRuns = true;
    addChoice<CompareFormat>(command, "--format", "FORMAT", "text (the default) or json.",
                             {{"text", CompareFormat::Text}, {"json", CompareFormat::Json}},
                             options->format);
    return {command,
            [command, options] {
                return compare(command, *options, [&](const CompareReport& report) {
                    return print(options->format == CompareFormat::Json ? compareJson(report)
                                                                        : compareText(report));
                });
            },
            [options] { return filesOf(*options); }};
}

Command addCompareTable(OptionSet table)
{
    const auto options = std::make_shared<CompareOptions>();
    const auto style = std::make_shared<TableStyle>();
    OptionSet command = table.addCommand("compare", "A row per statistic, a column per measure.");
    describe(command, *options, Prints::Tables);
    addTableStyle(command, *style);
    return {command,
            [command, options, style] {
                return compare(command, *options, [&](const CompareReport& report) {
                    return printTables([&] { return compareTables(report); }, *style);
                });
            },
            [options] { return filesOf(*options); }};
}

}  // namespace cli
