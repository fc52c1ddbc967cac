// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/compare_groups.h"
#include "app/cli/compare/compare_output.h"
#include "app/cli/compare/compare_verdict.h"
#include "app/cli/compare/compared_values.h"
#include "app/cli/compare/leaderboard_output.h"
#include "app/cli/evaluated_run.h"
#include "app/cli/groups_option.h"
#include "app/cli/in_memory_session.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/table_style.h"
#include "app/cli/order_output.h"
#include "app/cli/scoring_options.h"
#include "app/cli/system_options.h"
#include "app/cli/weights_option.h"
#include "core/collections/comparison/paired_test_table.h"
#include "core/collections/import/separate_files.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <utility>

namespace cli {

namespace {

enum class CompareFormat { Text, Json, Csv };
/// The output of a command.
enum class Prints { TextOrJson, Tables };

/// Up to this many runs, JSON always has every pair.
constexpr std::size_t mostInPairs = 8;
constexpr int unsaid = -1;
constexpr int pairDigits = 6;
constexpr int boardDigits = 4;

struct CompareOptions {
    ScoringInput input;
    core::ComparisonRules rules;
    core::PairedTest adjusted = core::PairedTest::T;
    std::string groups;  ///< a file
    bool perQuery = false;
    CompareFormat format = CompareFormat::Text;
    int digits = unsaid;
    std::string baseline;                     ///< empty: none
    std::optional<core::LetterRule> letters;  ///< default: Tukey's, but none with a baseline
    std::string sortedBy;                     ///< a measure; default: the first
    std::string primary;                      ///< a measure; empty: none
    bool isEveryPairTold = false;
    bool hasIntervals = false;  ///< in tables for people
    std::optional<double> margin;
};

constexpr auto compareHelp =
    R"help(For three or more runs, the output starts with a leaderboard, sorted by the measure that
--sort names. It shows each run's mean, its rank, the t interval of the mean and, after a space,
letters. By default, two runs share a letter if and only if they do not differ significantly by
Tukey's HSD. This test is an analysis of variance with runs and queries as factors, over the queries
that count in every run, corrected for all pairs. With --letters holm, the letters come from the
paired test that --test names, adjusted by Holm's method across all pairs and measures. With
--letters ranx, each run shows the letters of the runs that it beats in that test. With
--baseline, compare tests every other run only against the baseline, which is A. Holm's method then
adjusts the p values across these runs and all measures. Randomisation and bootstrap tests repeat
their rounds for each pair: 1,225 times for 50 runs.

For two runs, and with --pairs, -q or --bounds, compare tests every pair of runs over the queries
that both have. A is the run that you name first. The output shows the mean difference B - A with
its t and bootstrap intervals, the effect size (Cohen's d = mean / standard deviation of the
differences), the queries won, tied and lost by B, and two-sided p values:
  t              Student's paired t test
  wilcoxon       signed-rank test; ignores differences of 0. Exact for up to 50 differences, otherwise
                 the normal approximation with tie and continuity correction
  sign           exact binomial test; ignores ties
  randomisation  all sign patterns for up to 30 differences, otherwise random ones
  bootstrap      resampled queries
compare adjusts the p values of each test by the methods of Holm and of Benjamini and Hochberg,
across all measures and pairs of runs. For three or more runs and several measures, the output ends
with Kendall's tau-b and tau-AP between the orders of the runs by each measure.

compare does not test measures that count judgments or documents, such as Judged@10 and num_ret.
With --primary, it adjusts the p values of that measure only across the pairs of runs, so for two
runs it does not adjust them. It adjusts the p values of the other measures together.

For two runs, the text ends with a verdict, which says whether B is better than A. The verdict uses
the primary measure, or else the first one, and the unadjusted p value of --test. It calls B better
or worse only if the test separates the runs in all of these cases: unjudged documents count as not
relevant or are removed, and queries missing from one run are skipped or count as 0. Otherwise,
the verdict says what is missing. With --margin, B is as good as A if the interval lies within the
margin. JSON contains these numbers under “verdict”. The verdict also gives the worst case for
unjudged documents, and two estimates of what is likely. One counts only judged documents (condensed
lists); the other draws a grade for each unjudged document from the judged documents at its rank. To
calculate these estimates, compare reads large files a second time, query by query. For compressed
files of more than 32 MB, it does so only with --bounds. For three or more runs, the verdict says
which run leads, and which others are significantly worse. It uses Tukey's HSD or, with --letters
holm, the test that --test names, adjusted across all pairs.

Instead of judgments and runs, the files can contain values per query that another program computed:
the output of trec_eval -q or ir_measures, one file per system; a CSV with the column query and a
column per system; a CSV with query, system, measure and value; or JSON such as {"bm25": {"q1":
0.5}}. The tests are the same. -m chooses measures by the names that they have in the files. If a
file contains a single measure without a name, -m names it. Without runs, the output contains no
bounds or judged shares, and the verdict does not use them.

With --groups, the output also has a table for each measure. For a leaderboard, the table shows the
means in each group of queries, tested within that group. For a pair, it compares the two runs in
each group, with the p value of --test, adjusted by Holm's method across the groups. FILE has the
same format as for eval. JSON has all tests under “groups”. With --system or --seeds, several runs
form one system, whose values are the means of its runs; see eval.

With --weights, each query counts as often as people ask it, and means are weighted. t is a t test
of the weighted mean. Its standard error is linearised as for a ratio, and it has (sum w)^2 / (sum
w^2) - 1 degrees of freedom. randomisation flips the signs of the weighted differences. bootstrap
draws queries with their weights. The Wilcoxon, sign and Tukey tests have no weighted form, so
compare uses --letters holm. The numbers of queries won, tied and lost are not weighted. A query
without a weight is an error. compare leaves out queries with weight 0, and reports weights of
unknown queries.

With --bounds, the output also shows the lowest and highest possible mean difference, depending on
the grades of the retrieved but unjudged documents. The bounds assume the same grade for a document
in both runs. For AP, R-precision and ERR, the bounds are exact if few documents of a query are
unjudged. Otherwise, they enclose the exact bounds and are marked “within”. If the winner is
undecided, the output shows how many unjudged documents within either run's cutoff can change the
difference on their query. With -q, each query also has bounds. JSON also has “openWorld”: bounds
that allow for relevant documents that were not retrieved. The text shows these bounds if they are
wider.

Instead of QRELS and RUN, you can give a session of a collection, or an archive with its files; see
eval.

Examples:
  rankscope-cli compare qrels.txt bm25.run dense.run -m nDCG@10 -m AP
  rankscope-cli compare qrels.txt bm25.run dense.run -m nDCG@10 --bounds
  rankscope-cli compare bm25.eval dense.eval -m map   (from trec_eval -q)
  rankscope-cli compare values.csv -m nDCG@10         (query,bm25,dense)
  rankscope-cli compare qrels.txt bm25.run dense.run -m nDCG@10 --groups topics.tsv
  rankscope-cli compare qrels.txt bm25.run dense.run --weights queries.csv:visits
  rankscope-cli compare qrels.txt bm25.run dense.run --groups queries.csv:category
  rankscope-cli compare qrels.txt a-seed*.run b-seed*.run --seeds "-seed*"
  rankscope-cli compare qrels.txt a.run b.run c.run --test randomisation --rounds 100000
  rankscope-cli compare qrels.txt runs/*.run -m nDCG@10 -m AP --sort AP --letters holm
  rankscope-cli compare qrels.txt runs/*.run -m nDCG@10 --baseline runs/bm25.run
  rankscope-cli compare qrels.txt runs/*.run -m nDCG@10 --format csv > queries.csv
  zcat b.run.gz | rankscope-cli compare qrels.txt a.run - -q --format json)help";

void describeStatistics(OptionSet command, CompareOptions& options, Prints prints)
{
    command.add(
        "--primary", "MEASURE", options.primary,
        "Measure that you chose before you saw the runs. The verdict uses this measure, and its p "
        "values are adjusted only across pairs of runs. By default, the verdict uses the first "
        "measure, and p values are adjusted across all measures and pairs.");
    addChoice<core::PairedTest>(command, "--test", "TEST",
                                std::string("Test whose adjusted p values the text shows: t "
                                            "(default), wilcoxon, sign, randomisation or "
                                            "bootstrap.") +
                                    (prints == Prints::TextOrJson ? " JSON has all tests." : ""),
                                testChoices(), options.adjusted);
    command
        .add("--alpha", "ALPHA", options.rules.alpha,
             "Set the confidence level of intervals to 1 - ALPHA (default: 0.05).")
        .between(1e-9, 1 - 1e-9, "a number above 0 and below 1");
    command
        .add("--epsilon", "D", options.rules.epsilon,
             "Largest difference that counts as a tie for queries won, tied and lost, the sign "
             "test and Wilcoxon (default: 0).")
        .between(0, std::numeric_limits<double>::max(), "0 or a positive number");
    command
        .add("--margin", "D", options.margin,
             "Largest difference that does not matter, for the verdict on two runs (default: every "
             "difference matters).")
        .between(1e-9, std::numeric_limits<double>::max(), "a positive number");
    command
        .add("--rounds", "N", options.rules.rounds.count,
             "Number of rounds for randomisation and bootstrap (default: 10000).")
        .within(1, 10'000'000);
    command
        .add("--seed", "N", options.rules.rounds.seed,
             "Random seed (default: 1). The results are the same on every machine.")
        .anySeed();
}

void describeLeaderboard(OptionSet command, CompareOptions& options, Prints prints)
{
    command.add("--baseline", "RUN", options.baseline,
                "Compare every other run only with this one, given by its file or its name.");
    std::vector<Choice<std::optional<core::LetterRule>>> letters;
    letters.reserve(letterRules.size());
    for (const auto& [word, rule] : letterRules)
        letters.push_back({word, rule});
    addChoice<std::optional<core::LetterRule>>(
        command, "--letters", "WHICH",
        "Letters after the means: tukey (default), holm, ranx or none.", letters, options.letters);
    command.add("--sort", "MEASURE", options.sortedBy,
                "Measure to sort the runs by, best first (default: the first measure).");
    command.addFlag(
        "--pairs", options.isEveryPairTold,
        prints == Prints::TextOrJson
            ? "Also compare every pair of three or more runs. JSON always has the pairs of up to "
              "eight runs."
            : "Also print the tables of every pair. For two runs, these are the only tables.");
    if (prints == Prints::Tables)
        command.addFlag("--intervals", options.hasIntervals,
                        "Show intervals and ranks in a leaderboard in Markdown, LaTeX and HTML. "
                        "CSV and TSV always have them.");
}

void describe(OptionSet command, CompareOptions& options, Prints prints)
{
    addScoredFiles(command, options.input,
                   "Two or more runs; none if QRELS is a session. If QRELS contains values per "
                   "query, such as the output of trec_eval -q, each further file contains the "
                   "values of more systems.");
    command.option("RUN").required(false);
    describeLeaderboard(command, options, prints);
    command.addFlag("-q,--per-query", options.perQuery,
                    "Also print the difference for each query.");
    addDigits(command, options.digits,
              prints == Prints::TextOrJson ? "Decimal places in text (default: 6, in a leaderboard "
                                             "4). JSON and CSV have all digits."
                                           : "Decimal places (default: 6, in a leaderboard 4).");
    describeStatistics(command, options, prints);
    addGroups(command, options.groups);
    addWeights(command, options.input.weights);
    addSystems(command, options.input.systems);
    addScoringChoices(command, options.input);
}

void addBounds(CompareReport& report)
{
    const EvaluatedRuns& scored = report.scored;
    const auto run = [&](std::size_t i) {
        return core::EvaluatedRun{core::RunLists(scored.runs[i].run), scored.runs[i].evaluation};
    };
    const std::size_t measures = scored.definitions.size();
    for (std::size_t i = 0; i < report.comparisons.size(); i += measures) {
        const core::EvaluatedRun b = run(report.comparisons[i].b);
        auto queries =
            core::queryBounds(scored.qrels, run(report.comparisons[i].a), &b, scored.definitions,
                              report.input.rules, scored.scale, report.input.threads);
        for (const auto& bounds :
             core::meanDifferences(queries, measures, report.input.rules.noValue))
            report.bounds.push_back(bounds);
        report.queryBounds.push_back(std::move(queries));
    }
}

std::vector<std::string> filesOf(const CompareOptions& options)
{
    std::vector<std::string> files = filesOf(options.input);
    files.push_back(fileColumnOf(options.groups).file);
    return files;
}

using Place = core::Result<std::size_t, std::string>;  ///< or an error message

/// Finds a run by file, then tag, then file name.
Place runCalled(const std::string& name, const std::vector<EvaluatedRun>& runs)
{
    const std::vector<std::function<std::string(const EvaluatedRun&)>> names{
        [](const EvaluatedRun& run) { return run.file; },
        [](const EvaluatedRun& run) { return run.tag; },
        [](const EvaluatedRun& run) {
            return std::filesystem::path(run.file).filename().string();
        }};
    for (const auto& nameOf : names) {
        const auto isIt = [&](const EvaluatedRun& run) { return nameOf(run) == name; };
        const auto found = std::find_if(runs.begin(), runs.end(), isIt);
        if (std::count_if(runs.begin(), runs.end(), isIt) == 1)
            return static_cast<std::size_t>(found - runs.begin());
        if (found != runs.end())
            return "--baseline: several runs are called " + name + "; use a file name.";
    }
    return "--baseline: " + notAChoice(name, runNames(runs));
}

/// @param name empty: the first
Place measureCalled(const std::string& option, const std::string& name, const EvaluatedRuns& scored)
{
    if (name.empty())
        return std::size_t{0};
    std::vector<std::string> known;
    for (std::size_t i = 0; i < scored.definitions.size(); ++i)
        known.push_back(scored.measureName(i));
    auto found = std::find(known.begin(), known.end(), name);
    if (const auto asked = core::parseMeasureSpec(name); asked && found == known.end())
        found = std::find(known.begin(), known.end(), core::toText(*asked));
    if (found != known.end())
        return static_cast<std::size_t>(found - known.begin());
    return option + ": " + notAChoice(name, known);
}

bool arePairsTold(const CompareOptions& options, std::size_t runs)
{
    if (options.format == CompareFormat::Csv)
        return false;
    return options.isEveryPairTold || options.perQuery || options.input.bounds.isAsked ||
           runs == 2 || (options.format == CompareFormat::Json && runs <= mostInPairs);
}

/// The rules of the leaderboard, or what is wrong with the options.
core::Result<core::LeaderboardRules, std::string> rulesOf(const CompareOptions& options,
                                                          const core::ComparisonRules& comparison,
                                                          const std::vector<EvaluatedRun>& runs)
{
    using core::LetterRule;
    core::LeaderboardRules rules;
    rules.comparison = comparison;
    rules.test = options.adjusted;
    if (!options.baseline.empty()) {
        const Place baseline = runCalled(options.baseline, runs);
        if (!baseline)
            return baseline.error();
        rules.baseline = *baseline;
        if (options.letters.value_or(LetterRule::None) != LetterRule::None)
            return std::string("--letters and --baseline cannot be combined: letters compare every "
                               "pair of runs. Omit one of them.");
    }
    const bool hasNone = rules.baseline || runs.size() == 2 || options.format == CompareFormat::Csv;
    const LetterRule byDefault =
        options.input.weights.empty() ? LetterRule::Tukey : LetterRule::Holm;
    rules.letters = hasNone ? LetterRule::None : options.letters.value_or(byDefault);
    rules.everyPair = rules.everyTest = arePairsTold(options, runs.size());
    return rules;
}

/// A given option that has no effect; empty if none.
std::string usageMistake(const OptionSet& command, const CompareOptions& options,
                         const core::LeaderboardRules& rules, std::size_t runs)
{
    if (runs == 2 && options.letters.value_or(core::LetterRule::None) != core::LetterRule::None)
        return "--letters requires three or more runs.";
    if (runs == 2 && !options.sortedBy.empty())
        return "--sort requires three or more runs.";
    if (runs > 2 && options.margin)
        return "--margin requires exactly two runs.";
    if (!options.input.weights.empty()) {
        if (!core::canBeWeighted(options.adjusted))
            return "--test " + std::string(core::rowOf(options.adjusted).id) +
                   " has no weighted form; use t, randomisation or bootstrap with --weights.";
        if (rules.letters == core::LetterRule::Tukey)
            return "--letters tukey has no weighted form; use holm with --weights.";
    }
    const bool isAnyPairTested = rules.everyPair || rules.baseline || !options.groups.empty() ||
                                 rules.letters == core::LetterRule::Holm ||
                                 rules.letters == core::LetterRule::Ranx;
    for (const char* option : {"--test", "--epsilon"})
        if (options.format == CompareFormat::Text && !isAnyPairTested &&
            command.option(option).isGiven())
            return std::string(option) + " with three or more runs requires --baseline, --pairs, "
                                         "--groups, -q, or --letters holm or ranx.";
    return {};
}

int digitsOf(const CompareOptions& options, int otherwise)
{
    return options.digits == unsaid ? otherwise : options.digits;
}

/// Compares the runs and prints the result with `output`.
template <class Output>
ExitStatus compare(const OptionSet& command, const CompareOptions& requested, Output output)
{
    CompareOptions options = requested;
    if (options.format == CompareFormat::Csv &&
        (!options.groups.empty() || options.input.bounds.isAsked))
        return wrongUsage(command, "--groups and --bounds cannot be used with --format csv.");
    auto read = readGroups(options.groups);
    if (const auto* stopped = std::get_if<ExitStatus>(&read))
        return *stopped;
    ScoringInput& input = options.input;
    const auto session = InMemorySession::adopt(command, input);
    if (const auto* stopped = std::get_if<ExitStatus>(&session))
        return *stopped;
    input.isOfValues = areValues(input);
    if (input.runs.empty() && !input.isOfValues)
        if (const auto error = core::undecidedScores(input.qrels, input.choices))
            return refuseUndecided(*error);
    if (input.runs.empty() && !input.isOfValues)
        return wrongUsage(command,
                          "RUN is required, unless QRELS is a session with its runs or has "
                          "values per query.");
    input = distinct(std::move(input));
    // A verdict needs the lists of two runs; those of many would fill the memory.
    const bool hasVerdict = options.format != CompareFormat::Csv;
    input.isOtherwiseAsked = hasVerdict;
    input.keepsRuns =
        input.bounds.isAsked || (hasVerdict && input.runs.size() <= 2 && areListsCheap(input.runs));
    auto scored = input.isOfValues ? readValues(command, input) : scoreRuns(command, input);
    if (const auto* stopped = std::get_if<ExitStatus>(&scored))
        return *stopped;
    auto& runs = std::get<EvaluatedRuns>(scored);
    // A single file may contain several runs.
    if (runs.runs.size() < 2)
        return wrongUsage(command, "found 1 run; two or more are required.");
    const Place sortedBy = measureCalled("--sort", options.sortedBy, runs);
    if (!sortedBy)
        return wrongUsage(command, sortedBy.error());
    const Place primary = measureCalled("--primary", options.primary, runs);
    if (!primary)
        return wrongUsage(command, primary.error());
    core::ComparisonRules comparison = options.rules;
    comparison.untested = core::unratedOf(runs.definitions);
    if (!options.primary.empty())
        comparison.primary = *primary;
    if (!options.primary.empty() && comparison.whyUntested(*primary))
        return wrongUsage(command, "--primary: " + runs.measureName(*primary) +
                                       " does not rate runs, so it is never tested.");
    const auto rules = rulesOf(options, comparison, runs.runs);
    if (!rules)
        return wrongUsage(command, rules.error());
    if (const std::string mistake = usageMistake(command, options, *rules, runs.runs.size());
        !mistake.empty())
        return wrongUsage(command, mistake);
    CompareReport report{std::move(runs),
                         input,
                         comparison,
                         {},
                         options.adjusted,
                         options.perQuery,
                         digitsOf(options, pairDigits),
                         digitsOf(options, boardDigits)};
    report.leaderboardRules = *rules;
    report.sortedBy = *sortedBy;
    report.groups = std::get<std::vector<core::QueryGroup>>(std::move(read));
    addLeaderboards(report);
    if (arePairsTold(options, report.scored.runs.size()))
        report.comparisons = report.leaderboard.pairs;
    if (options.input.bounds.isAsked)
        addBounds(report);
    if (!report.groups.empty())
        tellUngrouped(options.groups, report.groups, report.scored.runs);
    addInGroups(report);
    report.margin = options.margin;
    if (hasVerdict)
        addVerdict(report);
    return output(report);
}

std::string printed(CompareFormat format, const CompareReport& report)
{
    switch (format) {
    case CompareFormat::Json:
        return compareJson(report);
    case CompareFormat::Csv:
        return queriesCsv(report);
    case CompareFormat::Text:
        break;
    }
    return compareText(report);
}

/// For a host, which requests JSON: text and tables are as without that request.
ExitStatus printEveryForm(CompareReport& report, const CompareOptions& options)
{
    std::string json = compareJson(report);
    CompareOptions asText = options;
    asText.format = CompareFormat::Text;
    if (!arePairsTold(asText, report.scored.runs.size()))
        report.comparisons.clear();
    std::string text = compareText(report);
    report.boardParts.intervals = report.boardParts.ranks = options.hasIntervals;
    return print(
        false, [&] { return std::move(text); }, [&] { return std::move(json); },
        [&] { return compareTables(report); });
}

}  // namespace

Command addCompare(OptionSet program)
{
    const auto options = std::make_shared<CompareOptions>();
    OptionSet command =
        program.addCommand("compare", "Compare runs query by query, with statistical tests.");
    command.setFooter(compareHelp);
    describe(command, *options, Prints::TextOrJson);
    addBounds(command, options->input.bounds);
    addChoice<CompareFormat>(
        command, "--format", "FORMAT",
        "Output format: text (default), json or csv (one row per query and measure, one column per "
        "run and per difference from the baseline).",
        {{"text", CompareFormat::Text}, {"json", CompareFormat::Json}, {"csv", CompareFormat::Csv}},
        options->format);
    return {command,
            [command, options] {
                return compare(command, *options, [&](CompareReport& report) {
                    return host() ? printEveryForm(report, *options)
                                  : print(printed(options->format, report));
                });
            },
            [options] { return filesOf(*options); }};
}

Command addCompareTable(OptionSet table)
{
    const auto options = std::make_shared<CompareOptions>();
    const auto style = std::make_shared<TableStyle>();
    OptionSet command =
        table.addCommand("compare", "Compare runs: one row per run, best first, and one column per "
                                    "measure. For two runs, one row per statistic.");
    describe(command, *options, Prints::Tables);
    addTableStyle(command, *style);
    return {command,
            [command, options, style] {
                return compare(command, *options, [&](CompareReport& report) {
                    report.isForPrograms = style->format == core::TableFormat::Csv ||
                                           style->format == core::TableFormat::Tsv;
                    report.boardParts.intervals = report.boardParts.ranks =
                        report.isForPrograms || options->hasIntervals;
                    return printTables([&] { return compareTables(report); }, *style);
                });
            },
            [options] { return filesOf(*options); }};
}

}  // namespace cli
