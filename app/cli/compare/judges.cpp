// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/judges_output.h"
#include "app/cli/evaluated_run.h"
#include "app/cli/in_memory/in_memory_input.h"
#include "app/cli/option/as_library.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/table_style.h"
#include "app/cli/scoring_options.h"
#include "core/collections/judges/read_judges.h"
#include "core/foundation/file/text_source.h"
#include "core/rankings/runs/judgment_format.h"
#include "core/rankings/runs/run_names.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace cli {

namespace {

struct JudgesOptions {
    std::vector<std::string> files;
    std::optional<std::string> judgeColumn;
    ScoringInput input;  ///< runs, measures and choices; without judgments
    core::RandomRounds rounds;
    core::GradeRule rule = core::GradeRule::Majority;
    std::optional<std::string> chief;
    std::optional<std::string> output;
    core::JudgmentFormat outputAs = core::JudgmentFormat::Trec;
    std::size_t listed = 20;
    bool isJson = false;
    int digits = 4;
};

using Judges = std::vector<core::Judge>;

constexpr auto judgesHelp =
    R"help(Show how well several judges agree, list the documents on which they do not, and choose
the grade that counts. Give a file of judgments for each judge, or one table for all of them. The
table has the judges' names in a column (--judge-column), or a column of grades for each judge
(--grade-column, repeated).
  Fleiss' kappa          of all judges; Krippendorff's alpha for nominal, ordinal and interval
                         grades. Both allow judges to skip documents
  Cohen's kappa          of each pair of judges, unweighted and weighted by the difference of grades
                         (linear) or its square (quadratic)
  95% interval           kappas: from large-sample standard errors (Fleiss, Cohen & Everitt 1969;
                         Gwet 2021); alpha: a bootstrap over documents

--rule chooses the grade that counts. With --chief, that judge's grade counts for every document
that the judge graded. If several grades are equally frequent, the lowest of them counts, and the
output marks it as tied. -o writes the grades that count. With --runs, the output shows the means of
the runs under each judge's grades, the orders of the runs by these means, and how well two orders
agree (tau-b, tau-AP).

Examples:
  rankscope-cli judges anna.qrels ben.qrels carla.qrels
  rankscope-cli judges anna.qrels ben.qrels --rule highest -o merged.qrels
  rankscope-cli judges anna.qrels ben.qrels --chief anna --runs bm25.run dense.run -m nDCG@10
  rankscope-cli judges ratings.csv --judge-column rater --format json)help";

void describe(OptionSet command, JudgesOptions& options)
{
    command
        .addArgument("QRELS", options.files,
                     "One file of judgments for each judge, or one table with several. " +
                         std::string(judgmentFormats))
        .required();
    command.add("--judge-column", "C", options.judgeColumn,
                "Table column that contains the judges' names: a heading or a number from 1.");
    addChoice(command, "--rule", "RULE",
              "The grade that counts: the most frequent (majority, default), median, mean, "
              "rounded-mean, highest or lowest.",
              gradeRules, options.rule);
    command.add("--chief", "JUDGE", options.chief,
                "Judge whose grade counts for every document that this judge graded; --rule "
                "decides the rest.");
    command.add("-o,--output", "FILE", options.output, "Write the grades that count to this file.");
    std::vector<Choice<core::JudgmentFormat>> formats;
    for (const core::JudgmentFormatRow& row : core::judgmentFormats())
        formats.push_back({row.id, row.format});
    addChoice(command, "--judgments-as", "FORMAT",
              "Format of the file that -o writes: for TREC tools (default), as CSV, or for "
              "Quepid, Elasticsearch or BEIR. The TREC format does not allow spaces in ids.",
              formats, options.outputAs);
    command
        .add("--disagreements", "N", options.listed,
             "Number of disagreements to list (default: " + std::to_string(options.listed) +
                 (options.listed > 0 ? "). JSON has all." : ")."))
        .within(0, 1'000'000'000);
    command.add("--runs", "RUN", options.input.runs,
                "Runs to compare under the grades of each judge. " + std::string(runFormats));
    addMeasures(command, options.input.measures);
    command
        .add("--rounds", "N", options.rounds.count,
             "Number of rounds for the bootstrap (default: 10000).")
        .within(1, 1'000'000);
    command
        .add("--seed", "N", options.rounds.seed,
             "Random seed (default: 1). The results are the same on every machine.")
        .anySeed();
    addDigits(command, options.digits, "Decimal places (default: 4). JSON has all digits.");
    addScoringChoices(command, options.input);
}

/// Reports the warnings of a file and adds its judge.
void addJudge(Judges& judges, const std::string& file, std::string name, core::Qrels qrels)
{
    tell(file, qrels.diagnostics);
    judges.push_back({std::move(name), std::move(qrels)});
}

/// The judges of the files. On failure, reports the problem and returns the exit status.
std::variant<Judges, ExitStatus> readJudges(const OptionSet& command, const JudgesOptions& options)
{
    const core::CollectionChoices& choices = options.input.choices;
    const std::vector<std::string>& columns = choices.columns.grade;
    const std::string& first = options.files.front();
    if (options.judgeColumn && options.files.size() > 1)
        return wrongUsage(command, "--judge-column needs a single table.");
    Judges judges;
    if (options.judgeColumn) {
        auto read = guarded(
            first, [&] { return core::readJudgeColumn(first, *options.judgeColumn, choices); });
        if (!read)
            return refuseUndecided(read.error());
        for (core::Judge& judge : *read)
            addJudge(judges, first, std::move(judge.name), std::move(judge.qrels));
        return judges;
    }
    const bool isTable = options.files.size() == 1 && columns.size() > 1;
    const std::vector<std::string> names = isTable ? columns : core::judgeNames(options.files);
    for (std::size_t i = 0; i < names.size(); ++i) {
        core::CollectionChoices own = choices;
        if (isTable)
            own.columns.grade.assign(1, columns[i]);
        const std::string& file = isTable ? first : options.files[i];
        auto judgments = guarded(file, [&] { return judgmentsIn(file, own); });
        if (!judgments)
            return refuseUndecided(judgments.error());
        if (isTable)  // the other columns are those of the other judges
            std::erase_if(judgments->qrels.diagnostics, [](const core::Diagnostic& diagnostic) {
                return diagnostic.warning == core::Warning::OtherColumns;
            });
        addJudge(judges, file, names[i], std::move(judgments->qrels));
    }
    return judges;
}

/// The runs of all files. On failure, reports the problem and returns the exit status.
std::variant<std::vector<core::Run>, ExitStatus>
readRuns(const ScoringInput& input, const core::Qrels& qrels, std::vector<std::string>& names)
{
    const core::SeparateJudgments judgments{qrels, nullptr};
    const core::RunScoring scoring = runScoring(input);
    std::vector<core::Run> runs;
    std::vector<core::RunNames> known;
    for (const std::string& file : input.runs) {
        auto read = guarded(file, [&] {
            return runsIn(file, judgments, scoring.choices, scoring.precision, input.threads);
        });
        if (!read)
            return refuseUndecided(read.error());
        for (core::Run& run : *read) {
            tell(file, run.diagnostics, input.rules.ownDocument);
            known.push_back({run.tag, file});
            runs.push_back(std::move(run));
        }
    }
    names = core::namesOf(known);
    return runs;
}

/// Scores the runs by the judgments of each judge, and by the grades that count.
std::optional<ExitStatus> score(const OptionSet& command, const JudgesOptions& options,
                                const Judges& judges, JudgesReport& report)
{
    JudgeMeans& means = report.means;
    if (options.input.runs.empty())
        return std::nullopt;
    const ScoringInput input = distinct(options.input);
    auto definitions = readMeasures(command, input.measures);
    if (!definitions)
        return WrongUsage;
    computeAs(input.library, *definitions);
    const auto runs = readRuns(input, report.chosen.qrels, means.runs);
    if (const auto* stopped = std::get_if<ExitStatus>(&runs))
        return *stopped;
    means.definitions = *std::move(definitions);
    means.means.resize(means.definitions.size());
    std::vector<core::Qrels> graded;
    for (const core::Judge& judge : judges)
        graded.push_back(judge.qrels);
    graded.push_back(report.chosen.qrels);
    for (core::Qrels& qrels : graded) {
        readAs(input.library, qrels);
        for (auto& rows : means.means)
            rows.emplace_back();
        for (const core::Run& run : std::get<std::vector<core::Run>>(runs)) {
            const core::RunEvaluation evaluation = core::evaluateRun(
                qrels, run, means.definitions, input.rules, input.threads, stopOfHost());
            for (std::size_t i = 0; i < means.definitions.size(); ++i)
                means.means[i].back().push_back(evaluation.means[i]);
        }
    }
    return std::nullopt;
}

std::vector<std::string> filesOf(const JudgesOptions& options)
{
    std::vector<std::string> files = options.files;
    std::ranges::copy(options.input.runs, std::back_inserter(files));
    return files;
}

/// Compares the judges and prints the result with `output`.
template <class Output>
ExitStatus compareJudges(const OptionSet& command, const JudgesOptions& options, Output output)
{
    if (readsStandardInputTwice(filesOf(options)))
        return wrongUsage(command, "standard input (“-”) can be read only once.");
    const auto read = readJudges(command, options);
    if (const auto* stopped = std::get_if<ExitStatus>(&read))
        return *stopped;
    const auto& judges = std::get<Judges>(read);
    if (judges.size() < 2)
        return wrongUsage(command, "found one judge; two or more are required: a file for each, "
                                   "--judge-column, or --grade-column for each.");
    JudgesReport report;
    report.panel = core::judgePanel(judges);
    report.rounds = options.rounds;
    report.choice.rule = options.rule;
    if (options.chief) {
        const auto found = std::ranges::find(report.panel.judges, *options.chief);
        if (found == report.panel.judges.end())
            return wrongUsage(command,
                              "--chief: " + notAChoice(*options.chief, report.panel.judges));
        report.choice.chief = static_cast<std::size_t>(found - report.panel.judges.begin());
    }
    report.agreement = core::judgeAgreement(report.panel, options.rounds, options.input.threads);
    report.disagreements = core::disagreements(report.panel);
    report.chosen = core::chosenGrades(report.panel, report.choice);
    if (const auto stopped = score(command, options, judges, report))
        return *stopped;
    if (options.output) {
        const auto text =
            core::rowOf(options.outputAs).write(report.chosen.qrels, {}, *options.output);
        if (!text)
            return refuse(text.error());
        if (const auto error = core::writeText(*options.output, *text))
            return refuse(*error);
    }
    return output(report);
}

}  // namespace

Command addJudges(OptionSet program)
{
    const auto options = std::make_shared<JudgesOptions>();
    OptionSet command = program.addCommand(
        "judges", "Show how well several judges agree, and choose the grades that count.");
    command.setFooter(judgesHelp);
    describe(command, *options);
    addJson(command, options->isJson);
    return {command,
            [command, options] {
                return compareJudges(command, *options, [&](const JudgesReport& report) {
                    return print(
                        options->isJson,
                        [&] { return judgesText(report, options->listed, options->digits); },
                        [&] { return judgesJson(report); },
                        [&] { return judgesTables(report, options->listed, options->digits); });
                });
            },
            [options] { return filesOf(*options); }};
}

Command addJudgesTable(OptionSet table)
{
    const auto options = std::make_shared<JudgesOptions>();
    options->listed = 0;
    const auto style = std::make_shared<TableStyle>();
    OptionSet command = table.addCommand(
        "judges", "Show how well several judges agree, and the means of the runs under each "
                  "judge's grades.");
    describe(command, *options);
    addTableStyle(command, *style);
    return {command,
            [command, options, style] {
                return compareJudges(command, *options, [&](const JudgesReport& report) {
                    return printTables(
                        [&] { return judgesTables(report, options->listed, options->digits); },
                        *style);
                });
            },
            [options] { return filesOf(*options); }};
}

}  // namespace cli
