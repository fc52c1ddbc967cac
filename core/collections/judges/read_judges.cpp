// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/judges/read_judges.h"

#include "core/collections/formats/pair_table.h"
#include "core/collections/import/collection_files.h"
#include "core/collections/import/source_reading.h"
#include "core/collections/import/system_tally.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/runs/run_names.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace core {

namespace {

/// The column with this heading or number; nothing if there is none.
std::optional<std::size_t> columnOfJudges(const CollectionSource& source, const std::string& name)
{
    const auto start = tableStart(source.text.view());
    if (!start)
        return std::nullopt;
    for (std::size_t i = 0; i < start->headings.size(); ++i)
        if (foldedHeading(start->headings[i]) == foldedHeading(name))
            return i;
    const auto number = parsedNumber<std::size_t>(name);
    if (!number || *number == 0 || *number > start->headings.size())
        return std::nullopt;
    return *number - 1;
}

/// Reads the column as the names of the judges, not as one that may hold grades.
void takeAsSystem(PairLayout& layout, std::size_t column)
{
    layout.system = column;
    const auto known = std::ranges::find(layout.unknown, column);
    if (known == layout.unknown.end())
        return;
    if (static_cast<std::size_t>(known - layout.unknown.begin()) < layout.unknownNumbers)
        --layout.unknownNumbers;
    layout.unknown.erase(known);
}

}  // namespace

Parsed<std::vector<Judge>> readJudgeColumn(const std::string& path, const std::string& column,
                                           const CollectionChoices& choices)
{
    auto source = SourceReading(choices, nullptr, Threads()).load(path);
    if (!source)
        return source.error();
    const auto place = columnOfJudges(*source, column);
    if (!source->layout || !place)
        return ParseError{path, 0, ErrorCode::NoSuchColumn, column};
    takeAsSystem(*source->layout, *place);
    std::vector<Judge> judges;
    for (const std::string& name : systemsIn(*source).names()) {
        if (name.empty())
            return ParseError{path, 0, ErrorCode::EmptyJudge, {}};
        auto pairs = parsePairTable(source->text.view(), path, *source->layout,
                                    {PairNumber::Grade, choices.mark, choices.columns.raters,
                                     choices.badLines, name, choices.columns.words});
        if (!pairs)
            return pairs.error();
        auto qrels = judgmentsFrom(*std::move(pairs), path, choices.repeated);
        if (!qrels)
            return qrels.error();
        judges.push_back({name, *std::move(qrels)});
    }
    return judges;
}

std::vector<std::string> judgeNames(const std::vector<std::string>& files)
{
    std::vector<RunNames> names;
    names.reserve(files.size());
    constexpr std::string_view ending = ".qrels";
    for (const std::string& file : files) {
        std::string name = plainName(file);
        if (name.size() > ending.size() && name.ends_with(ending))
            name.resize(name.size() - ending.size());
        names.push_back({std::move(name), file});
    }
    return namesOf(names);
}

}  // namespace core
