#include "app/cli/classify_input.h"

#include "app/cli/choice.h"
#include "app/cli/help.h"
#include "app/cli/streams.h"
#include "core/io/ended_reading.h"
#include "core/io/recognise.h"
#include "core/io/sample_session.h"
#include "core/io/sample_table.h"
#include "core/io/text_source.h"

#include <algorithm>
#include <array>
#include <exception>
#include <thread>
#include <utility>

namespace cli {

namespace {

using Read = std::variant<SamplesToClassify, ExitStatus>;

constexpr std::size_t shownBadRows = 10;

std::string quoted(const std::string& word)
{
    return "“" + word + "”";
}

/// Why the positive class cannot be told.
std::string whichIsPositive(const std::string& file, const std::array<std::string, 2>& classes)
{
    if (classes[0].empty())
        return file + ": every label is " + quoted(classes[1]) +
               "; say with --positive what a positive one is called.";
    return file + ": the labels are " + quoted(classes[0]) + " and " + quoted(classes[1]) +
           "; say with --positive which is the positive one.";
}

Read fromSession(const std::string& text, const ClassifyInput& input, const CLI::App& command)
{
    auto session = core::parseSampleSession(text, input.file);
    if (!session)
        return refuse(session.error());
    if (session->typed)
        return wrongUsage(command, input.file + " holds a typed confusion matrix; give --counts.");
    core::Samples& samples = session->samples;
    if (input.positive) {
        const auto* const word =
            std::find(samples.classes.begin(), samples.classes.end(), *input.positive);
        if (word == samples.classes.end())
            return refuse({input.file, 0, core::Problem::UnknownLabel, *input.positive});
        session->positive = static_cast<std::uint8_t>(word - samples.classes.begin());
    }
    if (!input.scores.empty()) {
        std::vector<core::ModelScores> chosen;
        for (const std::string& name : input.scores) {
            const auto model =
                std::find_if(samples.models.begin(), samples.models.end(),
                             [&](const core::ModelScores& known) { return known.name == name; });
            if (model == samples.models.end())
                return refuse({input.file, 0, core::Problem::NoSuchColumn, name});
            chosen.push_back(*model);
        }
        samples.models = std::move(chosen);
    }
    return SamplesToClassify{
        session->name,      std::move(samples),
        session->positive,  session->higherIsPositive && !input.lowerIsPositive,
        session->threshold, session->settings};
}

/// Puts the columns that were named in the place of those that were recognised.
std::optional<core::ParseError> choose(const ClassifyInput& input, const core::TablePreview& table,
                                       core::TableReading& reading)
{
    std::optional<core::ParseError> error;
    const auto find = [&](const std::string& name) {
        const auto column = core::columnNamed(table, name);
        if (!column && !error)
            error = core::ParseError{input.file, 0, core::Problem::NoSuchColumn, name};
        return column;
    };
    if (input.label)
        reading.labelColumn = find(*input.label);
    if (!input.scores.empty())
        reading.scoreColumns.clear();
    for (const std::string& name : input.scores)
        if (const auto column = find(name))
            reading.scoreColumns.push_back(*column);
    if (input.label && input.scores.empty())
        std::erase(reading.scoreColumns, reading.labelColumn.value_or(table.columns.size()));
    reading.weightColumn = input.weight ? find(*input.weight) : std::nullopt;
    reading.groupColumn = input.group ? find(*input.group) : std::nullopt;
    return error;
}

/// Whether every bad row that is told has a number such as 0,5 for its score.
bool looksOfDecimalCommas(const core::TableProblems& problems)
{
    return std::all_of(problems.first.begin(), problems.first.end(),
                       [](const core::ParseError& problem) {
                           return problem.problem == core::Problem::BadScore &&
                                  core::numberInCell(problem.found, true).has_value();
                       });
}

void warnOfBadRows(const core::TableProblems& problems)
{
    for (const core::ParseError& problem : problems.first)
        refuse(problem);
}

Read fromTable(const std::string& text, const ClassifyInput& input, const CLI::App& command)
{
    core::TableForm form{input.delimiter, {}, input.decimalComma};
    if (input.noHeader)
        form.hasHeader = false;
    const auto preview = core::previewTable(text, input.file, form);
    if (!preview)
        return refuse(preview.error());
    core::TableReading reading = core::proposedReading(*preview);
    if (const auto error = choose(input, *preview, reading))
        return refuse(*error);
    if (!input.keepsIds)
        reading.idColumn.reset();
    reading.positive = input.positive;
    reading.leavesOutBadRows = input.skipsBadRows;
    reading.reportedRows = shownBadRows;
    auto table = core::parseSampleTable(text, input.file, reading,
                                        core::Threads(std::thread::hardware_concurrency()));
    if (!table) {
        warnOfBadRows(table.error());
        if (!input.decimalComma && looksOfDecimalCommas(table.error()))
            warn(input.file + ": numbers written as 0,5 are read with --decimal-comma.");
        if (table.error().count > 1)
            warn(input.file + ": " + std::to_string(table.error().count) +
                 " rows are bad; --skip-bad-rows leaves them out.");
        return InputRefused;
    }
    if (table->leftOut.count > 0) {
        warnOfBadRows(table->leftOut);
        warn(input.file + ": left out " + std::to_string(table->leftOut.count) +
             (table->leftOut.count == 1 ? " bad row" : " bad rows") + " (--skip-bad-rows)");
    }
    if (!table->positive)
        return wrongUsage(command, whichIsPositive(input.file, table->samples.classes));
    return SamplesToClassify{
        {}, std::move(table->samples), *table->positive, !input.lowerIsPositive, {}, {}};
}

}  // namespace

void addTableOptions(CLI::App& command, ClassifyInput& input)
{
    command.add_option("--label", input.label, "The column of the labels.")->type_name("C");
    command
        .add_option("--score", input.scores,
                    wrapped("A column of scores; may be given several times."))
        ->allow_extra_args(false)
        ->type_name("C");
    command
        .add_option("--weight", input.weight,
                    wrapped("A column of weights; without it every sample counts 1."))
        ->type_name("C");
    command
        .add_option("--group", input.group,
                    wrapped("A column of queries or users: adds the mean AUC over them."))
        ->type_name("C");
    command
        .add_option("--positive", input.positive,
                    wrapped("The label of the positive class; needed where it is not 1, true, yes "
                            "or the like."))
        ->type_name("L");
    addChoice<std::optional<core::Delimiter>>(command, "--delimiter", "WORD",
                                              "comma, tab or semicolon; recognised without it.",
                                              {{"comma", core::Delimiter::Comma},
                                               {"tab", core::Delimiter::Tab},
                                               {"semicolon", core::Delimiter::Semicolon}},
                                              input.delimiter);
    command.add_flag("--no-header", input.noHeader, "The first row is data.");
    command.add_flag("--decimal-comma", input.decimalComma, "Numbers are written as 0,5.");
    command.add_flag("--skip-bad-rows", input.skipsBadRows,
                     "Leave out rows that cannot be read, and say which.");
    command.add_flag("--lower-is-positive", input.lowerIsPositive,
                     "A low score speaks for the positive class.");
}

Read readSamples(const CLI::App& command, const ClassifyInput& input)
{
    const auto text = core::readText(input.file);
    if (!text)
        return refuse(text.error());
    try {
        if (core::recognise(*text) == core::FileKind::SampleSession)
            return fromSession(*text, input, command);
        return fromTable(*text, input, command);
    } catch (const std::exception& exception) {
        return refuse(core::endedBy(exception, input.file));
    }
}

}  // namespace cli
