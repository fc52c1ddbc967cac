// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/metric_question.h"
#include "app/cli/explain_input.h"
#include "app/cli/host/host.h"
#include "app/cli/in_memory/in_memory_input.h"
#include "app/cli/option/as_library.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/progress.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/text_table.h"
#include "app/cli/option/wording.h"
#include "app/cli/scoring_options.h"
#include "core/conventions/convention_search/classifier_axes.h"
#include "core/conventions/convention_search/disambiguating_measure.h"
#include "core/conventions/convention_search/rule_search.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/conventions/answer_text.h"
#include "ui/text/conventions/rule_text.h"

#include <memory>
#include <optional>
#include <utility>

namespace cli {

namespace {

struct WhichOptions {
    std::vector<std::string> arguments;  ///< files and numbers
    ExplainInput list;
    ClassifyInput samples;
    std::optional<double> threshold;  ///< for samples
    core::Threads threads;
    std::optional<std::size_t> mostChanges;
    bool isJson = false;
};

constexpr auto whichHelp =
    R"help(Give measures with the numbers that another tool printed, such as nDCG@10=0.7312. The
digits of a number define its interval: 0.97 means 0.965 to 0.975, or 0.97 to 0.98 if the tool
truncates. Truncation counts as a change unless nothing else matches. All numbers must match under
the same rules. The command tries every set of rules with at most --changes changes to the current
rules. It changes the gain, discount, ideal, denominators, tie order, score precision, undefined
values and means, and tries mistakes such as k − 1 or labels instead of scores. The effect of a
change is its mean effect over all orders of the changes. “By chance” is the number of different
values that would match if they were evenly spaced between the lowest and the highest.

For a single file of labels and scores, the numbers are classifier measures: AUC, AP, LogLoss, ECE,
Brier, F1 and other rates, by any usual name. The file is a table with recognised headings or cells,
a classifier session, or any file (or “-”) with --label or --score. The command then tries the other
class, mistakes in labels and scores, sigmoid and score precision, predictions instead of scores,
weights, groups, tied pairs, the area under the precision–recall curve, clipping, logarithms and
sums, bins, the threshold, class averages, and divisions by zero.

Examples:
  rankscope-cli which --grades "3 2 3 0 1" nDCG@5=0.9575
  rankscope-cli which --grades "0 1 0" --grades "0 0 0" RR=0.5
  rankscope-cli which qrels.txt run.txt nDCG@10=0.7312 AP=0.41
  rankscope-cli which qrels.txt run.txt AP@10=0.5556 --query 301 --as ranx --format json
  rankscope-cli which scores.csv AUC=0.83 F1=0.75 --label clicked --score ctr

The exit status is 1 if no rules match the numbers.)help";

using NamedNumbers = std::vector<std::pair<std::string, core::TypedNumber>>;

/// Separates files and numbers.
NamedNumbers numbersIn(const WhichOptions& options, std::vector<std::string>& files)
{
    NamedNumbers numbers;
    for (const std::string& argument : options.arguments)
        if (auto number = core::namedNumber(argument))
            numbers.push_back(*std::move(number));
        else
            files.push_back(argument);
    return numbers;
}

ExitStatus refuseWithoutNumber(const OptionSet& command, const std::vector<std::string>& files)
{
    const std::string where = files.empty() ? "" : " in “" + files.back() + "”";
    return wrongUsage(command, "no number found" + where + "; add one such as nDCG@10=0.7312.");
}

/// Parses the numbers; nothing after an invalid measure, which is reported.
std::optional<std::vector<core::ToldNumber>> toldBy(const OptionSet& command,
                                                    const NamedNumbers& numbers)
{
    std::vector<std::string> measures;
    for (const auto& [measure, number] : numbers)
        measures.push_back(measure);
    const auto definitions = readMeasures(command, measures);
    if (!definitions)
        return std::nullopt;
    std::vector<core::ToldNumber> told;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        told.push_back({(*definitions)[i], numbers[i].second});
    return told;
}

/// Reads judgments and a run in file order, for rules to sort.
std::variant<std::unique_ptr<core::RuledInput>, ExitStatus>
readCollection(const ExplainInput& given)
{
    ExplainInput input = given;
    input.choices = core::choicesForAll(input.choices, input.files);
    auto judged =
        guarded(input.files[0], [&] { return judgmentsIn(input.files[0], input.choices); });
    if (!judged)
        return refuseUndecided(judged.error());
    core::CollectionChoices choices = input.choices;
    choices.order = core::RankOrder::File;
    auto run = onlyRunIn(input.files[1], *judged, choices, core::ScorePrecision::Double);
    if (const auto* failed = std::get_if<ExitStatus>(&run))
        return *failed;
    if (input.query && !judged->qrels.find(*input.query))
        return refuse({input.files[0], 0, core::ErrorCode::UnknownQuery, *input.query});
    return std::make_unique<core::RuledInput>(std::move(judged->qrels),
                                              std::get<core::Run>(std::move(run)), input.query);
}

std::variant<std::unique_ptr<core::RuledInput>, ExitStatus> readInput(const OptionSet& command,
                                                                      const ExplainInput& input)
{
    if (const std::string mistake = usageMistake(input); !mistake.empty())
        return wrongUsage(command, mistake);
    if (input.files.size() == 2)
        return readCollection(input);
    auto read = readList(command, input);
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    const auto& found = std::get<ListToExplain>(read);
    if (!found.queries.empty())
        return std::make_unique<core::RuledInput>(std::span(found.queries), found.topGrade);
    return std::make_unique<core::RuledInput>(found.list, found.topGrade);
}

/// The question, with changes counted from the library's rules or those of the options.
core::RuleQuestion questionOf(const WhichOptions& options, std::vector<core::ToldNumber> told,
                              bool isList)
{
    core::RuleQuestion question;
    if (options.list.library)
        question.inForce = options.list.library->rules;
    question.inForce.order = options.list.choices.order;
    question.inForce.evaluation = options.list.rules;
    for (const core::ToldNumber& number : told)
        question.settings.push_back(
            options.list.library
                ? core::asComputedBy(*options.list.library, number.definition).settings
                : number.definition.settings);
    question.told = std::move(told);
    question.mostChanges = options.mostChanges.value_or(isList ? 3 : 2);
    return question;
}

std::string idOf(const core::RuleHit& hit, std::size_t change)
{
    return std::string(core::namesOf(hit.changes[change].axis).id);
}

void writeChange(std::string_view axis, std::string_view from, std::string_view to,
                 core::JsonWriter& json)
{
    json.beginObject();
    json.key("dimension").text(axis);
    json.key("from").text(from);
    json.key("to").text(to);
    json.endObject();
}

void writeHit(const core::RuleHit& hit, core::JsonWriter& json)
{
    json.beginObject();
    json.key("changes").beginArray();
    for (std::size_t i = 0; i < hit.changes.size(); ++i)
        writeChange(idOf(hit, i), hit.changes[i].from, hit.changes[i].to, json);
    if (hit.isCut)
        writeChange("digits", "rounded", "cut", json);
    json.endArray();
    writeNumber("value", hit.values.front(), json);
    json.key("libraries").beginArray();
    for (const std::string_view library : hit.libraries)
        json.text(library);
    json.endArray();
    json.endObject();
}

std::string whichJson(const core::RuleAnswer& answer)
{
    JsonText json;
    json.beginObject();
    json.key("number").number(core::shortestText(answer.told.front().number.value));
    json.key("measure").text(answer.told.front().measure);
    json.key("hits").beginArray();
    for (const core::RuleHit& hit : answer.hits)
        writeHit(hit, json);
    json.endArray();
    json.key("tried").count(answer.tried);
    writeNumber("by_chance", answer.byChance, json);
    json.endObject();
    return json.take();
}

QString writtenFixed(double number, int decimals)
{
    return QString::fromStdString(fixedText(number, decimals));
}

constexpr std::size_t mostTold = 20;

QString hitsText(const core::RuleAnswer& answer)
{
    TextTable table;
    table.addColumn(Wording::tr("changes"));
    table.addColumn(Wording::tr("value"));
    table.addColumn(Wording::tr("different rules"), TextTable::Align::Left);
    table.addColumn(Wording::tr("used by"), TextTable::Align::Left);
    const auto& typed = answer.told.front().number;
    for (std::size_t i = 0; i < std::min(answer.hits.size(), mostTold); ++i) {
        const core::RuleHit& hit = answer.hits[i];
        table.addRow({cell(QString::number(hit.distance())),
                      cell(ui::toldValueText(hit.values.front(), typed, writtenFixed)),
                      cell(ui::changesText(hit)), cell(ui::libraryNamesText(hit.libraries))});
    }
    QString text = table.text();
    if (answer.hits.size() > mostTold)
        text += Wording::tr("… %n more", nullptr, static_cast<int>(answer.hits.size() - mostTold)) +
                u'\n';
    return text;
}

/// The effect of each change in the first hit with several; empty if there is none.
QString effectsText(const core::RuleAnswer& answer)
{
    const core::RuleHit& hit = answer.hits.front();
    if (hit.changes.empty() || !answer.inForce.front())
        return {};
    const auto& typed = answer.told.front().number;
    const QString heading =
        Wording::tr("Effect of each change in the first row, averaged over all orders:");
    TextTable table;
    table.addColumn({});
    table.addColumn({}, TextTable::Align::Left);
    table.addRow({cell(ui::toldValueText(answer.inForce.front(), typed, writtenFixed)),
                  cell(Wording::tr("current rules"))});
    for (std::size_t i = 0; i < hit.changes.size(); ++i)
        table.addRow({cell(ui::effectText(hit.effects[i], typed, writtenFixed)),
                      cell(ui::ruleText(hit.changes[i].axis, hit.changes[i].to))});
    return u'\n' + heading + u'\n' + table.text();
}

QString whichText(const core::RuleAnswer& answer)
{
    QString text;
    for (std::size_t i = 0; i < answer.told.size(); ++i)
        text += ui::readAsText(answer, i, writtenFixed) + u'\n';
    text += ui::fittingText(answer, writtenFixed) + u'\n';
    if (!answer.hits.empty())
        text += u'\n' + hitsText(answer) + effectsText(answer);
    if (!answer.otherLibraries.empty())
        text += u'\n' + ui::moreChangesText(answer) + u'\n';
    return text;
}

struct WhichAnswer {
    core::RuleAnswer found;
    QString disambiguating;  ///< another number that would distinguish the hits; may be empty
};
using Answered = std::variant<WhichAnswer, ExitStatus>;

core::RuleAnswer findWithProgress(const core::RuledInput& documents,
                                  const core::RuleQuestion& question, const core::Threads& threads)
{
    Progress progress("ways to read and sort the documents tried");
    return core::findRules(documents, question, threads, stopOfHost(),
                           [&](std::size_t done, std::size_t all) { progress.tell(done, all); });
}

QString disambiguatingLine(const std::optional<core::DisambiguatingMeasure>& disambiguating)
{
    return disambiguating ? u'\n' + ui::disambiguatingText(*disambiguating, writtenFixed) + u'\n'
                          : QString();
}

/// A line about another number that would distinguish the listed hits.
QString disambiguatingLine(const core::RuledInput& documents, const core::RuleQuestion& question,
                           const core::RuleAnswer& answer, const core::Threads& threads)
{
    const std::span<const core::RuleHit> hits(answer.hits);
    return disambiguatingLine(core::disambiguatingMeasure(
        documents, question, hits.first(std::min(hits.size(), mostTold)), threads));
}

Answered answerOfRankings(const OptionSet& command, const WhichOptions& options,
                          const NamedNumbers& numbers)
{
    auto told = toldBy(command, numbers);
    if (!told)
        return WrongUsage;
    const auto input = readInput(command, options.list);
    if (const auto* failed = std::get_if<ExitStatus>(&input))
        return *failed;
    const core::RuledInput& documents = *std::get<0>(input);
    const core::RuleQuestion question =
        questionOf(options, *std::move(told), documents.facts().isList);
    core::RuleAnswer found = findWithProgress(documents, question, options.threads);
    QString disambiguating = !options.isJson || host()
                                 ? disambiguatingLine(documents, question, found, options.threads)
                                 : QString();
    return WhichAnswer{std::move(found), std::move(disambiguating)};
}

std::variant<bool, ExitStatus> isOfSamples(const WhichOptions& options)
{
    if (options.list.files.size() != 1 || !options.list.grades.empty())
        return false;
    if (options.samples.label || !options.samples.scores.empty())
        return true;
    return holdsSamples(options.list.files.front(), options.list.choices.expansion);
}

Answered answerOfSamples(const OptionSet& command, const WhichOptions& options,
                         const NamedNumbers& numbers)
{
    if (options.list.library || options.list.query)
        return wrongUsage(command, "--as and --query apply to rankings, but “" +
                                       options.list.files.front() +
                                       "” contains labels and scores.");
    ClassifyInput input = options.samples;
    input.file = options.list.files.front();
    input.encodings = options.list.choices.encodings;
    input.expansion = options.list.choices.expansion;
    auto found = answerOf(command, input,
                          {numbers, options.threshold, options.mostChanges.value_or(3), mostTold},
                          options.threads);
    if (const auto* failed = std::get_if<ExitStatus>(&found))
        return *failed;
    auto& [answer, disambiguating] = std::get<FigureAnswer>(found);
    return WhichAnswer{std::move(answer), disambiguatingLine(disambiguating)};
}

ExitStatus which(const OptionSet& command, WhichOptions options)
{
    const NamedNumbers numbers = numbersIn(options, options.list.files);
    if (options.samples.decimalComma)
        options.list.choices.mark = core::DecimalMark::Comma;
    if (numbers.empty())
        return refuseWithoutNumber(command, options.list.files);
    const auto isOfTable = isOfSamples(options);
    if (const auto* failed = std::get_if<ExitStatus>(&isOfTable))
        return *failed;
    const Answered answered = std::get<bool>(isOfTable)
                                  ? answerOfSamples(command, options, numbers)
                                  : answerOfRankings(command, options, numbers);
    if (const auto* failed = std::get_if<ExitStatus>(&answered))
        return *failed;
    // clang 14 cannot capture structured bindings.
    const auto& answer = std::get<WhichAnswer>(answered);
    const ExitStatus printed = print(
        options.isJson,
        [&] { return (whichText(answer.found) + answer.disambiguating).toStdString(); },
        [&] { return whichJson(answer.found); }, [] { return std::vector<core::Table>(); });
    return printed != Good || !answer.found.hits.empty() ? printed : InputRefused;
}

}  // namespace

Command addWhich(OptionSet program)
{
    const auto options = std::make_shared<WhichOptions>();
    OptionSet command =
        program.addCommand("which", "Find the rules that produce another tool's numbers.");
    command.setFooter(whichHelp);
    command.addArgument("INPUT", options->arguments,
                        "QRELS and RUN, a FILE of lists, or a TABLE of labels and scores, and the "
                        "numbers to match.");
    ExplainInput& list = options->list;
    list.takesSeveral = true;
    command
        .add("--grades", "LIST", list.grades,
             "Grades in rank order. Repeat --grades for several queries; the numbers are then "
             "their means. If the grades in a file are words, give a number for each: "
             "\"E=3,S=2,I=0\".")
        .oneEach();
    command.add("--not-retrieved", "LIST", list.notRetrieved,
                "Grades of the judged documents that were not retrieved.");
    command.add("--take", "WHICH", list.take,
                "Which list to use if the grades can be read in several ways: all (one list), "
                "lines (each line is a query), line=N (only line N), column=N, decimal-commas (one "
                "list, from 2,5 0,5) or digits (one list, from 32301).");
    command.add(
        "--query", "ID", list.query,
        "Query of QRELS and RUN that the numbers are for (default: all queries; the numbers are "
        "then means).");
    command
        .add("--changes", "N", options->mostChanges,
             "Maximum number of rules that may differ from the current ones (default: 3; for a "
             "run: 2).")
        .within(0, 4);
    addTableOptions(command, options->samples);
    command
        .add("--threshold", "T", options->threshold,
             "For a table: predict positive if the score is at least T (default: 0.5 for "
             "probabilities).")
        .anyNumber();
    addLibrary(command, list.library, list.choices.order, list.rules);
    addMeanRules(command, list.rules);
    addOrder(command, list.choices.order);
    addChoicesWithoutMark(command, list.choices, true);
    addThreads(command, options->threads);
    addJson(command, options->isJson);
    return {command, [command, options] {
                takeGradeWords(options->list.grades, options->list.choices.columns);
                return which(command, *options);
            }};
}

}  // namespace cli
