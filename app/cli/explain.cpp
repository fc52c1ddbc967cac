// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_input.h"
#include "app/cli/explain_output.h"
#include "app/cli/missing_queries.h"
#include "app/cli/option/as_library.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/table_style.h"
#include "app/cli/scoring_options.h"
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/bounds/bounds_finder.h"
#include "core/rankings/bounds/mean_bounds.h"
#include "core/rankings/bounds/open_world.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/list_under_rules.h"

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

namespace cli {

namespace {

struct ExplainOptions {
    ExplainInput input;
    std::vector<std::string> measures;
    bool isJson = false;
    std::optional<int> digits;
    ui::DiscountForm discounts = ui::DiscountForm::Divisor;
};

constexpr auto explainHelp =
    R"help(Give the list in one of three ways. Type grades in rank order, such as “3 2 0 u 1”, where
u means unjudged. Or name a FILE with such a list, a Rankscope session, or a figure that contains a
session. Or give QRELS and RUN, in any format that eval reads, and choose one query. If you give
--grades several times, or several lines such as “q1: 0 1 0”, each list is a query. The output then
shows the value of each query and the mean. --mean shows the mean over the queries of QRELS and RUN.

The step table lists every rank and marks those past the cutoff. With --bounds, the output shows the
lowest and highest possible value, [min, max], depending on the grades of the unjudged documents. It
does so for each value, and for the mean of several queries. If documents that were not retrieved
may also be relevant, the bounds can be wider (RBP's residual). The text then shows both, and JSON
contains the wider bounds as “openWorld”.

Examples:
  rankscope-cli explain --grades "3 2 3 0 1" --not-retrieved "2 1" -m nDCG@5 -m AP
  rankscope-cli explain cakes.rankscope.json --digits 6
  rankscope-cli explain --grades "3 2 u 0 1" -m nDCG@5 --bounds
  rankscope-cli explain qrels.txt run.txt.gz --query 301 -m "nDCG(gain=exp)@10" --format json
  rankscope-cli explain --grades "1 0 0" --grades "0 1 0" --grades "0 0 0" -m RR@3
  rankscope-cli explain qrels.txt run.txt --mean -m RR@10 --missing zero)help";

void describe(OptionSet command, ExplainOptions& options, const std::string& usualDigits)
{
    command.addArgument("FILE", options.input.files,
                        "A session, a list of grades, or QRELS and RUN.");
    command
        .add("--grades", "LIST", options.input.grades,
             "Grades in rank order. Repeat the option for several queries. If the grades in a "
             "file are words, give a number for each: \"Exact=2,Partial=1,Irrelevant=0\".")
        .oneEach();
    command.add("--not-retrieved", "LIST", options.input.notRetrieved,
                "Grades of the judged documents that were not retrieved.");
    command.add("--take", "WHICH", options.input.take,
                "Which list to use if the grades can be read in several ways: all (one list), "
                "lines (each line is a query), line=N (only line N), column=N, decimal-commas (one "
                "list, from 2,5 0,5) or digits (one list, from 32301).");
    command.add("--query", "ID", options.input.query, "Query of QRELS and RUN to explain.");
    command.addFlag("--mean", options.input.isMean,
                    "Show how the mean over the queries of QRELS and RUN is calculated.");
    addMeasures(command, options.measures);
    command
        .add("--digits", "N", options.digits,
             "Decimal places of values, 1 to 17; terms have one fewer. " + usualDigits)
        .within(1, allDigits);
    addChoice<ui::DiscountForm>(
        command, "--discounts", "FORM",
        "Show discounts as divisors of the gains, such as 1.585 (divisor, default), or as weights, "
        "such as 0.631 (weight).",
        {{"divisor", ui::DiscountForm::Divisor}, {"weight", ui::DiscountForm::Weight}},
        options.discounts);
    addLibrary(command, options.input.library, options.input.choices.order, options.input.rules);
    addOrder(command, options.input.choices.order);
    addFormatChoices(command, options.input.choices, true);
    addReadingRules(command, options.input.rules);
    addMeanRules(command, options.input.rules);
}

void addBounds(ListExplanation& result, const core::OpenList& list, const core::GradeScale& scale)
{
    const core::OpenList* const one = &list;
    result.topGrade = scale.back();
    result.unjudged = list.ranks.size();
    for (const core::Explanation& measure : result.measures)
        result.bounds.push_back(core::boundsIn(
            core::World::Both, core::BoundsFinder(measure.definition, scale), {&one, 1}));
}

void addBounds(ListExplanation& result, const core::JudgedRanking& query,
               const ListToExplain& found, const BoundsChoice& choice)
{
    addBounds(result, core::openList(query, found.topGrade),
              found.scale.empty() ? core::openGrades(query, choice.topGrade) : found.scale);
}

/// Adds bounds of every list and of the means, all on the scale of the highest grade of any.
void addBounds(QueriesExplanation& result, std::span<const core::JudgedRanking> rankings,
               const ListToExplain& found, const BoundsChoice& choice)
{
    const core::GradeScale scale = core::openGrades(rankings, choice.topGrade);
    std::vector<core::OpenList> lists;
    for (std::size_t place = 0; place < rankings.size(); ++place) {
        lists.push_back(core::openList(rankings[place], found.topGrade));
        addBounds(result.lists[place], lists.back(), scale);
    }
    for (const core::WrittenMean& mean : result.means)
        result.bounds.push_back(
            core::meanBounds(lists, core::BoundsFinder(mean.definition, scale), result.noValue));
}

ListExplanation explained(core::RankedList list, const core::JudgedRanking& query,
                          const ExplainOptions& options, core::NoValueRule noValue,
                          std::span<const core::MeasureSpec> definitions)
{
    ListExplanation result{std::move(list), {}, options.digits, noValue, options.discounts};
    for (const core::MeasureSpec& definition : definitions)
        result.measures.push_back(core::Evaluator(definition).explain(query));
    return result;
}

QueriesExplanation explainedLists(const ListToExplain& found, const ExplainOptions& options,
                                  core::NoValueRule noValue,
                                  std::span<const core::MeasureSpec> definitions)
{
    QueriesExplanation result{{}, {}, options.digits, noValue};
    std::vector<core::JudgedRanking> rankings;
    for (const core::RankedList& list : found.queries) {
        rankings.push_back(core::judgedRanking(list, options.input.rules.ties, found.topGrade));
        result.lists.push_back(explained(list, rankings.back(), options, noValue, definitions));
    }
    for (const core::MeasureSpec& definition : definitions) {
        const core::Evaluator evaluator(definition);
        std::vector<core::MeanTerm> terms;
        for (std::size_t place = 0; place < rankings.size(); ++place)
            terms.push_back(
                core::meanTerm(found.queries[place].query, evaluator, rankings[place], noValue));
        result.means.push_back(core::writtenMean(definition, std::move(terms)));
    }
    if (options.input.bounds.isAsked)
        addBounds(result, rankings, found, options.input.bounds);
    return result;
}

QueriesExplanation explainedMean(const JudgedRun& collection, const ExplainOptions& options,
                                 std::span<const core::MeasureSpec> definitions)
{
    const core::EvaluationRules& rules = options.input.rules;
    QueriesExplanation result{{}, {}, options.digits, rules.noValue};
    for (const core::MeasureSpec& definition : definitions)
        result.means.push_back(
            core::writtenMean(collection.qrels, collection.run, definition, rules));
    const MissingQueries missing = missingQueries(collection.qrels, collection.run);
    result.missing = missingText(missing.notInRun, missing.notJudged, rules.missing,
                                 "--missing " + std::string(wordOf(missingRules, rules.missing)));
    if (!result.missing.empty())
        result.missing += ".\n";
    return result;
}

/// Explains the list, or several and their mean, and prints the result with `output`.
template <class Output>
ExitStatus explain(const OptionSet& command, const ExplainOptions& options, Output output)
{
    if (const std::string mistake = usageMistake(options.input); !mistake.empty())
        return wrongUsage(command, mistake);
    auto definitions = readMeasures(command, options.measures);
    if (!definitions)
        return WrongUsage;
    auto read = readList(command, options.input);
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    auto& found = std::get<ListToExplain>(read);
    if (options.measures.empty() && !found.definitions.empty())
        definitions = std::move(found.definitions);
    computeAs(options.input.library, *definitions);
    if (found.collection)
        return output(explainedMean(*found.collection, options, *definitions));
    if (options.input.rules.rounding != core::Rounding::None)
        warn(std::string(options.input.library->name) +
             " rounds the value of each query; eval and compare do so with --as, but explain shows "
             "all digits.");

    const bool isGiven = options.input.library || command.option("--no-value").isGiven();
    const core::NoValueRule noValue = isGiven ? options.input.rules.noValue : found.noValue;
    if (!found.queries.empty())
        return output(explainedLists(found, options, noValue, *definitions));
    core::JudgedRanking query =
        core::judgedRanking(found.list, options.input.rules.ties, found.topGrade);
    if (std::any_of(definitions->begin(), definitions->end(), core::poolsQueries))
        query.setPool(found.pool);
    ListExplanation result =
        explained(std::move(found.list), query, options, noValue, *definitions);
    if (options.input.bounds.isAsked)
        addBounds(result, query, found, options.input.bounds);
    return output(result);
}

}  // namespace

Command addExplain(OptionSet program)
{
    const auto options = std::make_shared<ExplainOptions>();
    options->input.takesSeveral = true;
    OptionSet command =
        program.addCommand("explain", "Show how the measures of a ranked list are calculated.");
    command.setFooter(explainHelp);
    describe(command, *options, "Default: 4 in text, as many as the number needs in JSON.");
    addBounds(command, options->input.bounds);
    addJson(command, options->isJson);
    return {command,
            [command, options] {
                takeGradeWords(options->input.grades, options->input.choices.columns);
                return explain(command, *options, [&](const auto& explanation) {
                    return print(
                        options->isJson, [&] { return explanationText(explanation); },
                        [&] { return explanationJson(explanation); },
                        [&] { return explanationTables(explanation); });
                });
            },
            [options] { return options->input.files; }};
}

Command addStepTable(OptionSet table)
{
    const auto options = std::make_shared<ExplainOptions>();
    options->input.takesSeveral = true;
    const auto style = std::make_shared<TableStyle>();
    OptionSet command =
        table.addCommand("steps", "Print the step table of explain: one row per rank.");
    describe(command, *options, "Default: 4.");
    addTableStyle(command, *style);
    return {command,
            [command, options, style] {
                takeGradeWords(options->input.grades, options->input.choices.columns);
                return explain(command, *options, [&](const auto& explanation) {
                    return printTables([&] { return explanationTables(explanation); }, *style);
                });
            },
            [options] { return options->input.files; }};
}

}  // namespace cli
