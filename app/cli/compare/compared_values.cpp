// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/compared_values.h"

#include "app/cli/in_memory/in_memory_input.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/count_text.h"
#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "app/cli/weights_option.h"
#include "core/collections/formats/per_query_values.h"
#include "core/collections/formats/value_tables.h"
#include "core/collections/import/collection_files.h"
#include "core/foundation/file/beginning.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/text/list_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cli {

namespace {

/// Without -m, a table with more measures is refused: p values are adjusted across all of them.
constexpr std::size_t mostUnasked = 4;

/// Options that say how to read or score runs.
constexpr std::array optionsOfRuns{
    "--as",
    "--no-value",
    "--order",
    "--depth",
    "--judged-only",
    "--own-document",
    "--bounds",
    "--top-grade",
    "--system",
    "--seeds",
    "--repeated",
    "--query-column",
    "--document-column",
    "--grade-column",
    "--score-column",
    "--grades",
    "--raters",
    "--repeated-document",
    "--skip-bad-lines",
    "--feature",
    "--split",
    "--decimal-comma",
};

std::string unusedOption(const OptionSet& command)
{
    for (const char* option : optionsOfRuns)
        if (command.has(option) && command.option(option).isGiven())
            return std::string(option) +
                   " requires runs; these files have values per query, which are compared as they "
                   "are.";
    return {};
}

core::Parsed<core::ValueTable> tableIn(const std::string& file)
{
    return guarded(file, [&]() -> core::Parsed<core::ValueTable> {
        const auto text = core::readText(file);
        return text ? core::parseValueTable(*text, file) : text.error();
    });
}

/// Names the measure of a table that does not, if it has only one.
void nameMeasure(core::ValueTable& table, const std::vector<std::string>& asked)
{
    if (table.measures.size() == 1 && table.measures.front().empty())
        table.measures.front() = asked.size() == 1 ? asked.front() : "value";
}

/// The index of a measure, named as in the table or in another way; the size if there is none.
std::size_t placeOf(const std::string& measure, const std::vector<std::string>& known)
{
    auto found = std::ranges::find(known, measure);
    if (const auto spec = core::parseMeasureSpec(measure); found == known.end() && spec)
        found = std::ranges::find_if(known, [&spec](const std::string& name) {
            const auto own = core::parseMeasureSpec(name);
            return own && *own == *spec;
        });
    return static_cast<std::size_t>(found - known.begin());
}

using Places = std::variant<std::vector<std::size_t>, ExitStatus>;

/// The indices of the requested measures.
Places placesOf(const OptionSet& command, const std::vector<std::string>& asked,
                const core::ValueTable& table)
{
    std::vector<std::size_t> places;
    for (const std::string& measure : asked) {
        const std::size_t place = placeOf(measure, table.measures);
        if (place == table.measures.size())
            return wrongUsage(command, "-m: " + notAChoice(measure, table.measures));
        if (std::ranges::find(places, place) == places.end())
            places.push_back(place);
    }
    if (!places.empty())
        return places;
    if (table.measures.size() > mostUnasked)
        return wrongUsage(command, "choose measures with -m; the files have " +
                                       core::listText(table.measures) + ".");
    for (std::size_t i = 0; i < table.measures.size(); ++i)
        places.push_back(i);
    return places;
}

void tellAbsent(const EvaluatedRun& run, core::MissingRule rule)
{
    const auto count = static_cast<int>(run.evaluation.notInRun.size());
    if (count == 0)
        return;
    const QString what =
        rule == core::MissingRule::Zero
            ? Wording::tr("%n queries of the other systems have no values and count as 0 "
                          "(--missing zero): %1",
                          nullptr, count)
            : Wording::tr("%n queries of the other systems have no values and are skipped "
                          "(--missing skip): %1",
                          nullptr, count);
    warn(run.file + ": " +
         what.arg(QString::fromStdString(firstOf(run.evaluation.notInRun))).toStdString());
}

}  // namespace

bool areValues(const ScoringInput& input)
{
    if (isInMemoryJudgments(input.qrels) || core::isFolder(input.qrels))
        return false;
    if (!core::canBeReadAgain(input.qrels))
        return input.runs.empty();
    constexpr std::size_t looked = std::size_t{1} << 16;
    const auto beginning = core::readBeginning(input.qrels, looked);
    if (!beginning || core::perQueryForm(*beginning) || !input.runs.empty())
        return beginning && core::perQueryForm(*beginning);
    const auto table = tableIn(input.qrels);
    return table || table.error().problem == core::ErrorCode::BadQueryValue ||
           table.error().problem == core::ErrorCode::MeansAtCutoffs;
}

std::variant<EvaluatedRuns, ExitStatus> readValues(const OptionSet& command,
                                                   const ScoringInput& input)
{
    if (const std::string mistake = unusedOption(command); !mistake.empty())
        return wrongUsage(command, mistake);
    std::vector<std::string> files = input.runs;
    files.insert(files.begin(), input.qrels);
    std::vector<core::ValueTable> tables;
    for (const std::string& file : files) {
        auto table = tableIn(file);
        if (!table)
            return refuse(table.error());
        nameMeasure(*table, input.measures);
        tables.push_back(*std::move(table));
    }
    const core::ValueTable table = core::joinedValues(std::move(tables));
    if (table.measures.empty())
        return wrongUsage(command, "the files have no measure in common.");
    const Places found = placesOf(command, input.measures, table);
    if (const auto* stopped = std::get_if<ExitStatus>(&found))
        return *stopped;
    const auto& places = std::get<std::vector<std::size_t>>(found);
    EvaluatedRuns values;
    for (const std::size_t place : places) {
        values.names.push_back(table.measures[place]);
        const auto known = core::parseMeasureSpec(values.names.back());
        values.definitions.push_back(known ? *known : core::MeasureSpec());
    }
    auto evaluations = core::evaluationsOf(table, places, input.rules.missing);
    for (std::size_t i = 0; i < evaluations.size(); ++i) {
        const std::string& name = table.systems[i].name;
        values.runs.push_back({name, name, {}, std::move(evaluations[i]), {}, {}});
        values.runs.back().judging.shares.resize(places.size());
        tellAbsent(values.runs.back(), input.rules.missing);
    }
    if (const auto stopped = addWeightsTo(input, values))
        return *stopped;
    return values;
}

}  // namespace cli
