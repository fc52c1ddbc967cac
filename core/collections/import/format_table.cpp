// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/format_table.h"

#include "core/classification/samples/sample_look.h"
#include "core/collections/collection/query_groups.h"
#include "core/collections/formats/item_lists.h"
#include "core/collections/formats/json_parts.h"
#include "core/collections/formats/json_records.h"
#include "core/collections/formats/json_results.h"
#include "core/collections/formats/letor.h"
#include "core/collections/formats/letor_groups.h"
#include "core/collections/formats/list_table.h"
#include "core/collections/formats/mteb_predictions.h"
#include "core/collections/formats/per_query_values.h"
#include "core/collections/formats/rated_queries.h"
#include "core/collections/formats/result_layout.h"
#include "core/collections/import/collection_files.h"
#include "core/collections/import/collection_source.h"
#include "core/collections/import/line_texts.h"
#include "core/collections/import/sampled_judgments.h"
#include "core/foundation/enum_table.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/bar_table.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/json_table.h"
#include "core/foundation/tabular/number_form.h"
#include "core/foundation/tabular/plain_table.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

namespace core {

/// The beginning of a text, in the forms that recognising formats needs.
struct FormatLook {
    static constexpr std::size_t mostColumns = 8;
    using Row = Columns<mostColumns>;

    FormatLook(std::string_view text, const ColumnChoices& columns);

    bool holds(std::string_view key) const;

    std::optional<std::string> plain;  ///< the content of a table with bars, without them
    std::string_view content;          ///< without a byte order mark
    char first = '\0';                 ///< the first character that is not white space
    std::vector<Row> rows;             ///< empty if the text starts like JSON
    std::optional<PairLayout> layout;  ///< as a table of pairs; nothing for JSON
};

FormatLook::FormatLook(std::string_view text, const ColumnChoices& columns)
    : plain(barTable(text))
    , content(plain ? *plain : withoutByteOrderMark(text))
{
    const std::string_view start = trimmed(content.substr(0, LineReader::longest));
    if (!start.empty())
        first = start.front();
    if (beginsLikeJson(content))
        return;
    for (const std::string_view line : firstDataLines(content))
        rows.emplace_back(line);
    layout = pairLayout(content, columns);
}

bool FormatLook::holds(std::string_view key) const
{
    return content.substr(0, LineReader::longest).find(key) != std::string_view::npos;
}

namespace {

constexpr Likeness sure(bool is)
{
    return is ? Likeness::Yes : Likeness::No;
}

constexpr Likeness sureOrPerhaps(bool is, bool may)
{
    return is ? Likeness::Yes : may ? Likeness::Perhaps : Likeness::No;
}

template <class IsRow>
Likeness byMostRows(const FormatLook& look, IsRow isRow)
{
    return sure(2 * std::ranges::count_if(look.rows, isRow) >= std::ssize(look.rows));
}

/// Its reader says what is wrong with it.
bool isSampledRow(const FormatLook::Row& row)
{
    return row.count <= row.text.size() &&
           isSampledJudgment(std::span<const std::string_view>(row.text).first(row.count));
}

/// The first line may be short; the reader reports that.
Likeness likeTrecRun(const FormatLook& look)
{
    return byMostRows(look, [](const FormatLook::Row& row) {
        return row.count >= 5 && !isSampledRow(row) &&
               (equalsIgnoringCase(row.text[1], "Q0") || parsedNumber<double>(row.text[4]) ||
                row.count == 6);
    });
}

Likeness likeTrecQrels(const FormatLook& look)
{
    return byMostRows(look, [](const FormatLook::Row& row) {
        return isSampledRow(row) ||
               (row.count == 4 && !isTime(parsedNumber<double>(row.text[3]).value_or(0)));
    });
}

/// Whether the lines have the columns of a format, unlike words of a text.
bool haveOneWidth(const FormatLook& look)
{
    return std::ranges::all_of(
        look.rows, [&](const auto& row) { return row.count == look.rows.front().count; });
}

/// `query document rank`: ranks start at 1, and the lines of a query are contiguous.
Likeness likeMsMarco(const FormatLook& look)
{
    std::string_view query;
    long long last = 0;
    bool hasSeveral = false;
    for (const FormatLook::Row& row : look.rows) {
        const auto rank = row.count == 3 ? parsedNumber<long long>(row.text[2]) : std::nullopt;
        if (!rank)
            return Likeness::No;
        const bool isNext = row.text[0] == query;
        if (*rank != (isNext ? last + 1 : 1))
            return Likeness::No;
        hasSeveral = hasSeveral || isNext;
        query = row.text[0];
        last = *rank;
    }
    return sure(hasSeveral);
}

/// Asks a reader whether the text is one of its own.
template <bool (*is)(std::string_view)>
Likeness by(const FormatLook& look)
{
    return sure(is(look.content));
}

Likeness likeRecords(const FormatLook& look)
{
    return sure(recordLayout(look.content).has_value());
}

Likeness likeRatedDocuments(const FormatLook& look)
{
    return sure(look.holds("\"judgmentRatings\""));
}

Likeness likeRatedQueries(const FormatLook& look)
{
    return sureOrPerhaps(look.holds("\"query_doc_pairs\""),
                         look.holds("\"queries\"") && look.holds("\"ratings\""));
}

/// Lists with only relevant documents may also accompany queries' texts.
Likeness likeResults(const FormatLook& look)
{
    const auto layout = jsonResultsLayout(look.content);
    return sureOrPerhaps(layout && layout->rank, layout.has_value());
}

/// Results without ids of documents are not texts either.
Likeness likeJsonTexts(const FormatLook& look)
{
    return sure(areJsonTexts(look.content) && hitFieldsWithoutId(look.content).empty());
}

Likeness likeListTable(const FormatLook& look)
{
    return sure(listTableLayout(look.content).has_value());
}

/// Columns of pandas look like queries.
Likeness likeDictionary(const FormatLook& look)
{
    if (std::ranges::count_if(firstJsonFields(look.content), isHeadingOfPairs) > 1)
        return Likeness::No;
    // The reader reports what is wrong with it.
    return sureOrPerhaps(isJsonDictionary(look.content), startsLikeJsonDictionary(look.content));
}

Likeness likeRatedRequests(const FormatLook& look)
{
    return sure(look.holds("\"requests\"") && look.holds("\"ratings\""));
}

Likeness likeRatedTopics(const FormatLook& look)
{
    return sure(look.holds("\"query_groups\"") || look.holds("\"relevant_documents\""));
}

Likeness likePairs(const FormatLook& look)
{
    const auto& layout = look.layout;
    return sureOrPerhaps(layout && (layout->rank || layout->isNamed || layout->isCutByTabs),
                         layout.has_value());
}

/// Whether there are numbers where judgments and runs have them; words of a text seldom match.
bool mayBeOfTrec(const FormatLook::Row& row)
{
    const auto isNumber = [&row](std::size_t column) {
        return parsedNumber<double>(row.text[column]).has_value();
    };
    return row.count < 4 || (isNumber(3) && (row.count == 4 || isNumber(4))) ||
           equalsIgnoringCase(row.text[1], "Q0");
}

Likeness likeTabTexts(const FormatLook& look)
{
    const bool may = areTabTexts(look.content);
    const bool isSure = !haveOneWidth(look) || std::ranges::none_of(look.rows, mayBeOfTrec);
    return sureOrPerhaps(may && isSure, may);
}

/// An id, a tab and a text need no column names.
Likeness likeTableTexts(const FormatLook& look)
{
    return sure(!areTabTexts(look.content) && textLayout(look.content));
}

/// Items may look like TREC's columns, and a heading of several words may look like items.
Likeness likeItemLists(const FormatLook& look)
{
    return sure(areItemLists(look.content) && !holdsSamples(look.content));
}

SourceRole roleOfDictionary(const CollectionSource& source)
{
    return source.dictionary->isWhole ? SourceRole::Either : SourceRole::Run;
}

std::optional<PairLayout> layoutOfRecords(std::string_view text, const ColumnChoices& /*columns*/)
{
    return recordLayout(text);
}

std::optional<PairLayout> layoutOfResults(std::string_view text, const ColumnChoices& /*columns*/)
{
    return jsonResultsLayout(text);
}

Parsed<Pairs> resultPairs(CollectionSource& source, const PairReading& reading, Loading* loading)
{
    const std::string name = source.path == "-" ? std::string() : plainName(source.path);
    return parseJsonResults(source.text.view(), source.path, reading.requested, name, loading,
                            reading.badLines);
}

std::optional<PairLayout> layoutOfLists(std::string_view text, const ColumnChoices& /*columns*/)
{
    return listTableLayout(text);
}

Parsed<Pairs> listPairs(CollectionSource& source, const PairReading& reading, Loading* loading)
{
    return parseListTable(source.text.view(), source.path, reading.requested, loading,
                          reading.badLines);
}

Parsed<Pairs> mtebPairs(CollectionSource& source, const PairReading& reading, Loading* loading)
{
    return reading.requested == PairNumber::Grade
               ? unfit(source, ErrorCode::NotJudgments)
               : parseMtebPredictions(source.text.view(), source.path, loading);
}

Parsed<Pairs> recordPairs(CollectionSource& source, const PairReading& reading, Loading* loading)
{
    return parseJsonRecords(source.text.view(), source.path, *source.layout, reading.requested,
                            loading, reading.badLines, reading.words);
}

Parsed<Pairs> ratedPairs(CollectionSource& source, const PairReading& reading, Loading* /*told*/)
{
    return parseRatedQueries(source.text.view(), source.path, reading.raters);
}

/// Whether the numbers of every query count from 1 as they are written: ranks, not scores.
bool countFromOne(const Pairs& pairs)
{
    constexpr std::size_t fewest = 3;
    const auto& groups = pairs.rows.groups();
    const auto isCounted = [](const auto& group) {
        double last = 0;
        return std::ranges::all_of(group.rows,
                                   [&last](const Pair& pair) { return pair.number == ++last; });
    };
    return std::ranges::all_of(groups, isCounted) &&
           std::ranges::any_of(groups,
                               [](const auto& group) { return group.rows.size() >= fewest; });
}

Parsed<Pairs> dictionaryPairs(CollectionSource& source, const PairReading& reading,
                              Loading* /*told*/)
{
    if (reading.requested == PairNumber::Score && countFromOne(source.dictionary->pairs))
        return ParseError{source.path, 0, ErrorCode::RanksAsScores, {}};
    return std::exchange(source.dictionary->pairs, {});
}

Parsed<Pairs> gradedLines(CollectionSource& source, const PairReading& reading, Loading* loading)
{
    return parseLetor(source.text.view(), source.path, {}, reading.mark, loading, reading.badLines);
}

Parsed<Pairs> tablePairs(CollectionSource& source, const PairReading& reading, Loading* loading)
{
    return parsePairTable(source.text.view(), source.path, *source.layout, reading, loading);
}

/// Three columns whose numbers are ranks: judgments only if a person says so.
Parsed<Pairs> rankedPairs(CollectionSource& source, const PairReading& reading, Loading* loading)
{
    const auto layout = pairLayout(source.text.view());
    return layout ? parsePairTable(source.text.view(), source.path, *layout, reading, loading)
                  : unfit(source, ErrorCode::NotJudgments);
}

Parsed<Pairs> itemPairs(CollectionSource& source, const PairReading& reading, Loading* loading)
{
    return parseItemLists(source.text.view(), source.path, reading.requested, loading,
                          reading.badLines);
}

std::string_view recordsName(const PairLayout& layout)
{
    return layout.grade ? "JSON judgments" : "JSON results";
}

std::string_view resultsName(const PairLayout& layout)
{
    if (!layout.hasOrder())
        return "JSON judgments";
    return layout.grade ? "JSON results with judgments" : "JSON results";
}

std::string_view tableName(const PairLayout& layout)
{
    switch (layout.kind) {
    case PairTableKind::Beir:
        return "BEIR qrels";
    case PairTableKind::RecBole:
        return "RecBole interactions";
    case PairTableKind::MovieLens:
        return "MovieLens ratings";
    case PairTableKind::Trec:
        return layout.hasOrder() ? "TREC run with column names" : "TREC qrels with column names";
    case PairTableKind::Ratings:
        break;
    }
    if (layout.hasNoDocuments)
        return "table of queries, labels and scores";
    return layout.grade ? "table of ratings" : "table of results";
}

constexpr auto table = [] {
    using enum CollectionFormat;
    using enum LooseParts;
    using Role = SourceRole;
    return std::to_array<FormatRow>({
        {JsonRecords, "JSON results", "{[", likeRecords, Role::Either, recordPairs, RunsOf::Pairs,
         Records, false, roleOfTable, layoutOfRecords, recordsName},
        {RatedDocuments, "OpenSearch judgments", "{", likeRatedDocuments, Role::Judgments,
         ratedPairs},
        {RatedQueries, "Quepid ratings", "{", likeRatedQueries, Role::Judgments, ratedPairs},
        {MtebPredictions, "MTEB predictions", "{", by<areMtebPredictions>, Role::Run, mtebPairs,
         RunsOf::Pairs},
        {JsonResults, "JSON results", "{[", likeResults, Role::Either, resultPairs, RunsOf::Pairs,
         Records, false, roleOfTable, layoutOfResults, resultsName},
        {JsonIdLists, "JSON lists of ids", "{", by<areJsonIdLists>, Role::Either, resultPairs,
         RunsOf::Pairs, Records},
        {JsonTexts, "JSON texts", "{", likeJsonTexts, Role::Texts},
        {JsonDictionary, "JSON dictionary", "{", likeDictionary, Role::Either, dictionaryPairs,
         RunsOf::Pairs, Whole, false, roleOfDictionary},
        {RatedRequests, "Elasticsearch ratings", "{", likeRatedRequests, Role::Judgments,
         ratedPairs},
        {RatedTopics, "RRE ratings", "{", likeRatedTopics, Role::Judgments, ratedPairs},
        {Letor, "LETOR", "", by<isLetor>, Role::Judgments, gradedLines, RunsOf::Nothing, Lines},
        {UngroupedLetor, "LETOR", "", by<isUngroupedLetor>, Role::Judgments},
        {Predictions, "predictions", "", by<arePredictions>, Role::Predictions, nullptr,
         RunsOf::Nothing, Lines},
        {ListTable, "table of lists", "", likeListTable, Role::Either, listPairs, RunsOf::Pairs,
         Records, false, roleOfTable, layoutOfLists},
        {MsMarcoRun, "MS MARCO run", "", likeMsMarco, Role::Run, rankedPairs, RunsOf::Lines, Lines,
         true},
        {QueryGroups, "query groups", "", by<areQueryGroups>, Role::Groups},
        {PairTable, "table of ratings", "", likePairs, Role::Either, tablePairs, RunsOf::Table,
         Lines, true, roleOfTable, pairLayout, tableName},
        {TableTexts, "table of texts", "", likeTableTexts, Role::Texts, nullptr, RunsOf::Nothing,
         Lines},
        {TabTexts, "tab-separated texts", "", likeTabTexts, Role::Texts},
        {ItemLists, "lists of items", "", likeItemLists, Role::Either, itemPairs, RunsOf::Pairs,
         Lines},
        {TrecRun, "TREC run", "", likeTrecRun, Role::Run, nullptr, RunsOf::Lines, Lines, true},
        {TrecQrels, "TREC qrels", "", likeTrecQrels, Role::Judgments, nullptr, RunsOf::Nothing,
         Lines, true},
        {Unknown, "unknown", "", nullptr, Role::Judgments, nullptr, RunsOf::Nothing, Whole, true},
    });
}();

static_assert(hasRowForEach(table, &FormatRow::format,
                            static_cast<std::size_t>(CollectionFormat::Unknown) + 1));

bool mayBe(const FormatRow& row, const FormatLook& look)
{
    return row.begins.empty() ? !look.rows.empty()
                              : row.begins.find(look.first) != std::string_view::npos;
}

const FormatRow& likeliest(const FormatLook& look)
{
    const FormatRow* likely = &table.back();
    for (const FormatRow& row : table) {
        const bool isAsked = row.likeness && mayBe(row, look);
        const Likeness likeness = isAsked ? row.likeness(look) : Likeness::No;
        if (likeness == Likeness::Yes)
            return row;
        if (likeness == Likeness::Perhaps && likely == &table.back())
            likely = &row;
    }
    return *likely;
}

}  // namespace

const FormatRow& rowOf(CollectionFormat format)
{
    return table[static_cast<std::size_t>(format)];
}

CollectionFormat collectionFormat(std::string_view text, const ColumnChoices& columns)
{
    return likeliest(FormatLook(text, columns)).format;
}

std::optional<std::string> pairsOfJsonTable(std::string_view text, const ColumnChoices& columns)
{
    if (!beginsLikeJson(text))
        return std::nullopt;
    auto rows = jsonTable(text, {});
    if (!rows)
        return std::nullopt;
    const CollectionFormat format = collectionFormat(*rows, columns);
    const bool isTable =
        format == CollectionFormat::PairTable || format == CollectionFormat::ListTable;
    return isTable ? std::optional(*std::move(rows)) : std::nullopt;
}

std::string_view formatName(CollectionFormat format, const std::optional<PairLayout>& layout)
{
    const FormatRow& row = rowOf(format);
    return row.nameBy && layout ? row.nameBy(*layout) : row.name;
}

bool isScoredByLines(std::string_view beginning, const ColumnChoices& columns)
{
    const FormatLook look(beginning, columns);
    const FormatRow& row = likeliest(look);
    return row.streams && !look.plain && !perQueryForm(beginning) && look.first != '{' &&
           look.first != '[' && (row.runs != RunsOf::Table || isPlainTable(*look.layout));
}

}  // namespace core
