// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/counterexamples/contrast.h"
#include "app/cli/option/command.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/text_table.h"
#include "app/cli/option/wording.h"
#include "core/foundation/json/json_writer.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/counterexamples/grade_choice.h"
#include "core/teaching/lessons/fence_words.h"
#include "ui/text/words/contrast_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/number_format.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cli {

namespace {

struct ContrastOptions {
    std::vector<std::string> equal;
    std::vector<std::string> differ;
    std::string opposite;  ///< two measures
    std::string change;    ///< two measures
    std::string grades = "0..1";
    std::string scores;
    std::size_t notRetrieved = 1;
    bool isOfSameDocuments = false;
    bool isOfSamples = false;
    core::ContrastLimits limits;
    bool isJson = false;
};

constexpr auto contrastHelp =
    R"help(Find two short lists that meet every condition. contrast prefers pairs with the same
documents in a different order, then the shortest lists that reach every cutoff. After that, it
prefers the fewest nonzero grades, the smallest change from A to B, and the largest difference. Two
values are equal if their exact fractions are equal, or, if a measure has no fraction, if all their
bits are equal. If no pair fits after a complete search, the output says that no such pair exists.
The exit status is 1 if contrast finds no pair.

For classifier measures such as AUC and LogLoss, contrast finds two models that score the same
samples. If a name is both a ranking and a classifier measure, such as AP, add --samples to select
the classifier measure.

Examples:
  rankscope-cli contrast --equal P@5 --differ AP --length 6 --grades 0..1
  rankscope-cli contrast --order nDCG@5,AP@5 --grades 0..3
  rankscope-cli contrast --change nDCG,AP --grades 0..2 --count 3
  rankscope-cli contrast --equal AUC --differ LogLoss)help";

enum class Wished { Equal, Other, Worse, Better, Lower, Higher };

/// A measure's name, and the wanted side of B.
struct WishedName {
    std::string name;
    Wished wished;
};

template <class Measure>
core::ContrastWish<Measure> wishOf(const Measure& measure, Wished wished)
{
    switch (wished) {
    case Wished::Equal:
        return {measure, core::ContrastSide::Equal};
    case Wished::Worse:
        return {measure, core::worseSide(measure)};
    case Wished::Better:
        return {measure, core::betterSide(measure)};
    case Wished::Lower:
        return {measure, core::ContrastSide::Lower};
    case Wished::Higher:
        return {measure, core::ContrastSide::Higher};
    case Wished::Other:
        break;
    }
    return {measure, core::ContrastSide::Other};
}

std::string_view reachWord(core::ContrastReach reach)
{
    return reach == core::ContrastReach::Whole          ? "whole"
           : reach == core::ContrastReach::RoundingOpen ? "rounding-open"
                                                        : "drawn";
}

/// Adds two names; false if there are more or fewer.
bool addTwo(const std::string& names, Wished first, Wished second, std::vector<WishedName>& wishes)
{
    if (names.empty())
        return true;
    const auto two = core::commaParted(names);
    if (two.size() != 2)
        return false;
    wishes.push_back({two[0], first});
    wishes.push_back({two[1], second});
    return true;
}

std::optional<std::vector<WishedName>> wishedNames(const OptionSet& command,
                                                   const ContrastOptions& options)
{
    std::vector<WishedName> wishes;
    for (const std::string& names : options.equal)
        for (const std::string& name : core::commaParted(names))
            wishes.push_back({name, Wished::Equal});
    if (!addTwo(options.opposite, Wished::Worse, Wished::Better, wishes) ||
        !addTwo(options.change, Wished::Lower, Wished::Higher, wishes)) {
        wrongUsage(command, "--order and --change need two measures, such as nDCG@5,AP@5.");
        return std::nullopt;
    }
    for (const std::string& names : options.differ)
        for (const std::string& name : core::commaParted(names))
            wishes.push_back({name, Wished::Other});
    if (wishes.empty()) {
        wrongUsage(command, "no condition given; use --equal, --differ, --order or --change.");
        return std::nullopt;
    }
    return wishes;
}

bool areFigures(const std::vector<WishedName>& names)
{
    for (const WishedName& name : names)
        if (core::parseMeasureSpec(name.name))
            return false;
    return true;
}

std::optional<std::vector<double>> scoreChoice(const std::string& text)
{
    std::vector<double> scores;
    for (const std::string& part : core::commaParted(text)) {
        const auto score = core::parsedNumber<double>(part);
        if (!score || !(*score >= 0 && *score <= 1) ||
            std::find(scores.begin(), scores.end(), *score) != scores.end())
            return std::nullopt;
        scores.push_back(*score);
    }
    return scores;
}

using WantedContrast = std::variant<core::ListContrast, core::SampleContrast, ExitStatus>;

WantedContrast wantedModels(const OptionSet& command, const ContrastOptions& options,
                            const std::vector<WishedName>& names)
{
    core::SampleContrast requested;
    requested.limits = options.limits;
    requested.limits.isOneChange = !options.change.empty();
    for (const WishedName& name : names) {
        const auto figure = core::classifierMetricNamed(name.name);
        if (!figure)
            return wrongUsage(command, "unknown classifier measure “" + name.name +
                                           "”; use one of " + core::classifierMetricNames() + ".");
        requested.wishes.push_back(wishOf(*figure, name.wished));
    }
    if (!options.scores.empty()) {
        const auto scores = scoreChoice(options.scores);
        if (!scores)
            return wrongUsage(
                command, "“" + options.scores +
                             "” is not a list of distinct scores; use one such as 0.1,0.5,0.9.");
        requested.scores = *scores;
    }
    return requested;
}

WantedContrast wantedLists(const OptionSet& command, const ContrastOptions& options,
                           const std::vector<WishedName>& names)
{
    if (!options.scores.empty())
        return wrongUsage(command, "--scores requires classifier measures.");
    core::ListContrast requested;
    requested.limits = options.limits;
    requested.limits.isOneChange = !options.change.empty();
    requested.notRetrieved = options.notRetrieved;
    requested.isOfSameDocuments = options.isOfSameDocuments;
    for (const WishedName& name : names) {
        const auto definition = core::parseMeasureSpec(name.name);
        if (!definition && core::classifierMetricNamed(name.name))
            return wrongUsage(command, "“" + name.name +
                                           "” is a classifier measure; add --samples if all the "
                                           "measures are for classifiers.");
        if (!definition)
            return wrongUsage(command, ui::measureSpecErrorText(definition.error()).toStdString());
        requested.wishes.push_back(wishOf(*definition, name.wished));
    }
    const auto grades = core::gradeChoice(options.grades);
    if (!grades)
        return wrongUsage(
            command, "“" + options.grades +
                         "” is not a list of grades; use one such as 0..1, 0..3, 0,2,4 or 0..1,u.");
    requested.grades = *grades;
    return requested;
}

WantedContrast wantedBy(const OptionSet& command, const ContrastOptions& options)
{
    const auto names = wishedNames(command, options);
    if (!names)
        return WrongUsage;
    return options.isOfSamples || areFigures(*names) ? wantedModels(command, options, *names)
                                                     : wantedLists(command, options, *names);
}

std::string wishName(const core::MeasureSpec& definition)
{
    return core::toText(definition);
}

std::string wishName(core::ClassifierMetric figure)
{
    return std::string(core::nameOf(figure));
}

std::string exactText(const core::LessonValue& value)
{
    return value.exact ? ui::fractionText(*value.exact).toStdString() : "";
}

QString contrastValueText(const core::LessonValue& value)
{
    std::string text = numberText(*value.value, 4);
    const std::string exact = exactText(value);
    return QString::fromStdString(exact.empty() || exact == text ? text : text + " = " + exact);
}

std::string contentText(const core::RankedList& list)
{
    return core::gradesText(list) + "\n";
}

std::string contentText(const core::Samples& samples)
{
    QStringList placed;
    for (std::size_t i = 0; i < samples.size(); ++i)
        placed << Wording::tr("%1 at %2")
                      .arg(QString::fromStdString(samples.classes[samples.labels[i]]),
                           QString::fromStdString(
                               core::shortestText(samples.models.front().values[i])));
    return placed.join(QStringLiteral("  ")).toStdString() + "\n";
}

template <class Thing, class Wanted>
std::string pairText(const core::Contrast<Thing>& contrast, const Wanted& requested)
{
    TextTable table;
    table.addColumn({}, TextTable::Align::Left);
    for (const char* heading : {"A", "B", ""})
        table.addColumn(QString::fromLatin1(heading), TextTable::Align::Left);
    for (std::size_t i = 0; i < requested.wishes.size(); ++i) {
        const core::LessonValue& a = contrast.valuesOfA[i];
        const core::LessonValue& b = contrast.valuesOfB[i];
        table.addRow({cell(QString::fromStdString(wishName(requested.wishes[i].measure))),
                      cell(contrastValueText(a)), cell(contrastValueText(b)),
                      cell(ui::contrastSideText(a, b, 4, QLocale::c()))});
    }
    return "A: " + contentText(contrast.a) + "B: " + contentText(contrast.b) +
           table.text().toStdString() + ui::contrastText(contrast, QLocale::c()).toStdString() +
           "\n";
}

void writeContent(const core::RankedList& list, core::JsonWriter& json)
{
    const auto grades = [&json](std::string_view key,
                                const std::vector<core::RankedItem>& section) {
        json.key(key).beginArray();
        for (const core::RankedItem& document : section)
            document.grade.hasValue() ? json.number(core::shortestText(document.grade.value()))
                                      : json.null();
        json.endArray();
    };
    grades("grades", list.ranked);
    grades("notRetrieved", list.notRetrieved);
}

void writeContent(const core::Samples& samples, core::JsonWriter& json)
{
    json.key("labels").beginArray();
    for (const std::uint8_t label : samples.labels)
        json.count(label);
    json.endArray();
    json.key("scores").beginArray();
    for (const double score : samples.models.front().values)
        json.number(core::shortestText(score));
    json.endArray();
}

void writeContrastValue(std::string_view key, std::string_view exact,
                        const core::LessonValue& value, core::JsonWriter& json)
{
    writeNumber(key, value.value, json);
    json.key(exact).orNull(value.exact, [&](const auto&) { json.text(exactText(value)); });
}

template <class Thing, class Wanted>
std::string contrastJson(const core::ContrastAnswer<Thing>& answer, const Wanted& requested)
{
    JsonText json;
    json.beginObject();
    json.key("pairs").objects(answer.found, [&](const core::Contrast<Thing>& contrast) {
        for (const auto& [key, thing] :
             {std::pair("A", &contrast.a), std::pair("B", &contrast.b)}) {
            json.key(key).beginObject();
            writeContent(*thing, json);
            json.endObject();
        }
        json.key("values").beginArray();
        for (std::size_t i = 0; i < requested.wishes.size(); ++i) {
            json.beginObject();
            json.key("measure").text(wishName(requested.wishes[i].measure));
            writeContrastValue("A", "exactA", contrast.valuesOfA[i], json);
            writeContrastValue("B", "exactB", contrast.valuesOfB[i], json);
            json.endObject();
        }
        json.endArray();
        json.key("edit").text(ui::contrastText(contrast, QLocale::c()).toStdString());
    });
    json.key("reach").text(reachWord(answer.reach));
    json.key("measured").count(answer.measured);
    json.endObject();
    return json.take();
}

template <class Thing, class Wanted>
std::string contrastAnswerText(const core::ContrastAnswer<Thing>& answer, const Wanted& requested)
{
    std::string text;
    for (const auto& contrast : answer.found)
        text += (text.empty() ? "" : "\n") + pairText(contrast, requested);
    return text;
}

template <class Wanted>
ExitStatus printContrasts(const Wanted& requested, bool isJson)
{
    const auto answer = core::findContrasts(requested);
    if (answer.found.empty())
        warn(ui::noContrastText(requested, answer.reach).toStdString());
    else if (answer.reach == core::ContrastReach::Drawn)
        warn(ui::contrastNotWholeText().toStdString());
    const ExitStatus printed =
        print(isJson ? contrastJson(answer, requested) : contrastAnswerText(answer, requested));
    return printed == Good && answer.found.empty() ? InputRefused : printed;
}

ExitStatus contrast(const OptionSet& command, const ContrastOptions& options)
{
    const WantedContrast requested = wantedBy(command, options);
    if (const auto* failed = std::get_if<ExitStatus>(&requested))
        return *failed;
    if (const auto* lists = std::get_if<core::ListContrast>(&requested))
        return printContrasts(*lists, options.isJson);
    return printContrasts(std::get<core::SampleContrast>(requested), options.isJson);
}

}  // namespace

Command addContrast(OptionSet program)
{
    OptionSet command = program.addCommand(
        "contrast", "Find two short lists that agree on one measure and differ on another.");
    command.setFooter(contrastHelp);
    const auto options = std::make_shared<ContrastOptions>();
    command
        .add("--equal", "MEASURE,…", options->equal,
             "Find lists A and B with the same value of these measures.")
        .oneEach();
    command
        .add("--differ", "MEASURE,…", options->differ,
             "Find lists A and B with different values of these measures.")
        .oneEach();
    command.add("--order", "X,Y", options->opposite,
                "Find lists where A is higher on X, and B is higher on Y.");
    command.add("--change", "X,Y", options->change,
                "Find a list A and one change of it (a swap, a move or a new grade) that lowers X "
                "and raises Y. B is the changed list.");
    command.add("--length", "N", options->limits.length, "Maximum length of a list (default: 6).")
        .within(1, 20);
    command.add("--grades", "GRADES", options->grades,
                "Grades of the documents: 0..1 (default), 0..3 or 0,2,4; add u, as in 0..1,u, for "
                "unjudged documents.");
    command
        .add("--not-retrieved", "N", options->notRetrieved,
             "Maximum number of judged documents that are not retrieved (default: 1).")
        .within(0, 5);
    command.addFlag("--same-documents", options->isOfSameDocuments,
                    "Require A and B to contain the same documents in a different order.");
    command.addFlag("--samples", options->isOfSamples,
                    "Treat the measures as classifier measures.");
    command.add("--scores", "SCORE,…", options->scores,
                "Scores of the samples (default: 0.1,0.3,0.5,0.7,0.9).");
    command.add("--count", "N", options->limits.count, "Number of pairs to find (default: 1).")
        .within(1, 1000);
    command
        .add("--seed", "N", options->limits.seed,
             "Random seed for sampling pairs if there are too many to search.")
        .anySeed();
    addJson(command, options->isJson);
    return {command, [command, options] { return contrast(command, *options); }};
}

}  // namespace cli
