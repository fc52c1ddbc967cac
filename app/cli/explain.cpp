#include "app/cli/explain_input.h"
#include "app/cli/explain_output.h"
#include "app/cli/option/as_library.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/command.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/table_style.h"
#include "app/cli/scoring_rules.h"
#include "core/bounds/bounds_finder.h"
#include "core/evaluation/evaluator.h"
#include "core/evaluation/list_rules.h"

#include <memory>
#include <utility>

namespace cli {

namespace {

enum class Format { Text, Json };

struct ExplainOptions {
    ExplainInput input;
    std::vector<std::string> measures;
    Format format = Format::Text;
    std::optional<int> digits;
    ui::DiscountForm discounts = ui::DiscountForm::Divisor;
};

constexpr auto explainHelp =
    R"help(The list is given as grades in rank order: "3 2 0 u 1", where u is unjudged; or as a FILE with
such a list, a session of Rankscope or a figure that carries one; or as one query of QRELS and RUN in
any format that eval takes.
A step table shows every rank; those past the cutoff are marked. With --bounds each value has the
lowest and the highest that it takes, [min, max], over all ways to grade the unjudged documents.

Examples:
  rankscope-cli explain --grades "3 2 3 0 1" --not-retrieved "2 1" -m nDCG@5 -m AP
  rankscope-cli explain cakes.rankscope.json --digits 6
  rankscope-cli explain --grades "3 2 u 0 1" -m nDCG@5 --bounds
  rankscope-cli explain qrels.txt run.txt.gz --query 301 -m "nDCG(gain=exp)@10" --format json)help";

void describe(OptionSet command, ExplainOptions& options, const std::string& usualDigits)
{
    command.addArgument("FILE", options.input.files,
                        "A session or a list of grades; or QRELS and RUN.");
    command.add("--grades", "LIST", options.input.grades, "The list: grades in rank order.");
    command.add("--not-retrieved", "LIST", options.input.notRetrieved,
                "Grades of judged documents that the list lacks.");
    command.add("--take", "WHICH", options.input.take,
                "Which list is meant where the grades can be read in several ways: all "
                "(one list), line=N (the Nth line alone) or column=N.");
    command.add("--query", "ID", options.input.query, "Which query of QRELS and RUN.");
    addMeasures(command, options.measures);
    command
        .add("--digits", "N", options.digits,
             "Decimals of a value, 1 to 17; terms show one less. " + usualDigits)
        .within(1, allDigits);
    addChoice<ui::DiscountForm>(
        command, "--discounts", "FORM",
        "Discounts as what gains are divided by, 1.585 (divisor, the "
        "default), or as what they are multiplied by, 0.631 (weight).",
        {{"divisor", ui::DiscountForm::Divisor}, {"weight", ui::DiscountForm::Weight}},
        options.discounts);
    addLibrary(command, options.input.library, options.input.choices.order, options.input.rules);
    addOrder(command, options.input.choices.order);
    addFormatChoices(command, options.input.choices);
    addReadingRules(command, options.input.rules);
    addNoValue(command, options.input.rules);
}

void addBounds(ListExplanation& result, const core::JudgedRanking& query,
               const ListToExplain& found, const BoundsChoice& choice)
{
    const core::OpenList list = core::openList(query, found.topGrade);
    const core::GradeScale scale =
        found.scale.empty() ? core::openGrades(query, choice.topGrade) : found.scale;
    result.topGrade = scale.back();
    for (const core::Explanation& measure : result.measures)
        result.bounds.push_back(core::BoundsFinder(measure.definition, scale).ofValue(list));
}

/// Explains the list and prints what `output` makes of it.
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
    if (options.input.rules.rounding != core::Rounding::None)
        warn(std::string(options.input.library->name) +
             " rounds the value of a query, which eval and compare do under its name; here it has "
             "all digits.");

    const bool isGiven = options.input.library || command.option("--no-value").isGiven();
    ListExplanation result{std::move(found.list),
                           {},
                           options.digits,
                           isGiven ? options.input.rules.noValue : found.noValue,
                           options.discounts};
    const core::JudgedRanking query =
        core::judgedRanking(result.list, options.input.rules.ties, found.topGrade);
    for (const core::Definition& definition : *definitions)
        result.measures.push_back(core::Evaluator(definition).explain(query));
    if (options.input.bounds.isAsked)
        addBounds(result, query, found, options.input.bounds);
    return output(result);
}

}  // namespace

Command addExplain(OptionSet program)
{
    const auto options = std::make_shared<ExplainOptions>();
    OptionSet command =
        program.addCommand("explain", "Shows how the measures of one list come about.");
    command.setFooter(explainHelp);
    describe(command, *options, "Without it 4 in text, and in JSON as many as the number needs.");
    addBounds(command, options->input.bounds);
    addChoice<Format>(command, "--format", "FORMAT", "text (the default) or json.",
                      {{"text", Format::Text}, {"json", Format::Json}}, options->format);
    return {command, [command, options] {
                return explain(command, *options, [&](const ListExplanation& explanation) {
                    return print(options->format == Format::Json ? explanationJson(explanation)
                                                                 : explanationText(explanation));
                });
            }};
}

Command addStepTable(OptionSet table)
{
    const auto options = std::make_shared<ExplainOptions>();
    const auto style = std::make_shared<TableStyle>();
    OptionSet command = table.addCommand("steps", "A row per rank, as explain shows them.");
    describe(command, *options, "Without it 4.");
    addTableStyle(command, *style);
    return {command, [command, options, style] {
                return explain(command, *options, [&](const ListExplanation& explanation) {
                    return printTables(explanationTables(explanation), *style);
                });
            }};
}

}  // namespace cli
