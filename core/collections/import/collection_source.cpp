// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/collection_source.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/preamble.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/diversity/subtopic_judgments.h"

#include <algorithm>

namespace core {

namespace {

/// Whether every line of the beginning has the number 1: a run of first ranks, or judgments of
/// relevant documents.
bool areAllOnes(std::string_view text)
{
    return std::ranges::all_of(firstDataLines(text), [](std::string_view line) {
        const Columns<3> columns(line);
        return columns.count == 3 && parsedNumber<long long>(columns.text[2]) == 1;
    });
}

}  // namespace

SourceRole roleOfTable(const CollectionSource& source)
{
    const PairLayout& layout = *source.layout;
    const bool mayBeScores =
        layout.hasFractions && !layout.isNamed && layout.kind == PairTableKind::Ratings;
    if (layout.isUndecided() || mayBeScores ||
        (isPlainTable(layout) && areAllOnes(source.text.view())))
        return SourceRole::Either;
    if (layout.isOfPairsOnly())
        return SourceRole::Pairs;
    if (!layout.hasOrder())
        return SourceRole::Judgments;
    return layout.grade ? SourceRole::Either : SourceRole::Run;
}

SourceRole roleOf(const CollectionSource& source)
{
    const FormatRow& row = rowOf(source.format);
    return row.roleOf ? row.roleOf(source) : row.role;
}

SourceRole roleWithSubtopics(const CollectionSource& source)
{
    return source.format == CollectionFormat::TrecQrels && judgesSubtopics(source.text.view())
               ? SourceRole::Subtopics
               : roleOf(source);
}

SourceRole roleOfBeginning(std::string_view beginning)
{
    CollectionSource source;
    source.text = SharedText(withoutPreamble(beginning));
    beginning = source.text.view();
    source.format = collectionFormat(beginning);
    if (const FormatRow& row = rowOf(source.format); row.layout)
        source.layout = row.layout(beginning, {});
    if (source.format == CollectionFormat::JsonDictionary)
        source.dictionary = JsonDictionary{{}, areWholeSoFar(beginning)};
    return roleWithSubtopics(source);
}

std::vector<SourceRole> settledRoles(std::vector<SourceRole> roles)
{
    const bool isSure = std::ranges::find(roles, SourceRole::Judgments) != roles.end();
    std::ranges::replace(roles, SourceRole::Pairs,
                         isSure ? SourceRole::Run : SourceRole::Judgments);
    const auto first = std::ranges::find(roles, SourceRole::Either);
    const bool isJudged = std::ranges::find(roles, SourceRole::Judgments) != roles.end();
    if (first != roles.end() && !isJudged)
        *first = SourceRole::Judgments;
    std::ranges::replace(roles, SourceRole::Either, SourceRole::Run);
    return roles;
}

bool isBeirTable(const CollectionSource& source)
{
    return source.layout && source.layout->kind == PairTableKind::Beir;
}

bool isPlainTable(const PairLayout& layout)
{
    return layout.kind == PairTableKind::Beir && !layout.hasHeader;
}

bool holdsBoth(const CollectionSource& source)
{
    return source.layout && source.layout->grade && source.layout->hasOrder();
}

std::optional<ParseError> undecidedScores(const CollectionSource& source, bool haveRuns)
{
    const bool isTable = source.format == CollectionFormat::PairTable;
    if (haveRuns || !isTable || source.layout->possibleScores.empty())
        return std::nullopt;
    std::vector<std::string> names;
    for (const ScoreColumn& column : source.layout->possibleScores)
        names.push_back(column.name);
    return ParseError{source.path, 0, ErrorCode::PossibleScores, headingsText(names)};
}

std::vector<ColumnRead> columnsRead(const CollectionSource& source)
{
    const auto& layout = source.layout;
    const bool isNamedByItself =
        layout && layout->hasHeader && layout->isNamed && layout->kind == PairTableKind::Ratings;
    const auto start = isNamedByItself ? tableStart(source.text.view()) : std::nullopt;
    if (!start || start->headings.size() < layout->columns)
        return {};
    std::vector<ColumnRead> columns{{ColumnMeaning::Query, start->headings[layout->query]}};
    const auto add = [&](ColumnMeaning meaning, std::optional<std::size_t> column) {
        if (column)
            columns.push_back({meaning, start->headings[*column]});
    };
    add(ColumnMeaning::Text, layout->queryText);
    if (!layout->hasNoDocuments)
        add(ColumnMeaning::Document, layout->document);
    add(ColumnMeaning::Grade, layout->grade);
    if (layout->scores.empty())
        add(ColumnMeaning::Score, layout->score);
    for (const ScoreColumn& score : layout->scores)
        add(ColumnMeaning::Score, score.column);
    add(ColumnMeaning::Rank, layout->rank);
    return columns;
}

std::string nameInRole(const CollectionSource& source, SourceRole role)
{
    if (role == SourceRole::Beside)
        return "sizes of queries";
    if (role == SourceRole::Subtopics)
        return "judgments per subtopic";
    const std::string_view name = formatName(source.format, source.layout);
    if (source.format != CollectionFormat::JsonDictionary)
        return std::string(name);
    return role == SourceRole::Run ? "JSON run" : "JSON qrels";
}

ParseError unfit(const CollectionSource& source, ErrorCode problem)
{
    return {source.path, 0, problem, std::string(formatName(source.format, source.layout))};
}

}  // namespace core
